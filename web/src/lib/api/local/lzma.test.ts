import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { Lzma } from "./lzma";

/** 30,000 bytes of numbers and of passages that come again, as Python's lzma packs them with preset 9. */
const PACKED = Buffer.from(
  `
AwAAAAQwdQAAAAAAAAAbje5WS+80ZLteIriD8LuOEgd0Zn10FPE6vP3y1d6mdFsh9Ez+42/4eWxkZpAP63/Oh2wIpoOMaWKUzh17
TbCb5fKIEdzvSRP96B1nc9pXHJBKSE4Yd11GYxXn1EQzEpRxZWOay5gH6WS1ov4B7gYEToKrnvEYQ0FUaD3y61pfUN0ntNM4DI9N
HqAOv37mZYwS/uAwc1nngXzUPYh4Zh2mBIIN8nLOpZShnb4dgfDT57+ou34wrEVkdp+OzfH9Q+nnjR2iLjJzguqojtac0N5hT2Yp
hzlwsN5yqFUuSVXVuNGE9DunR+z6VradmHe7cnFviGK1Ih4hotqIm+OqCpfZZ/ey7Rep95SH6K5G9ykg+2AsrzRaTLUoY2uiA7Xw
dxpDtdKArmYaG2RGc2kejGr5/o946PC8sK5WYQu+Rmg+S+Dk3yzHMvXfAxwu/mTaq8v+Fd6h2sCvEXUWTMoPKsH7ESoHAJjCTqfC
wn9IOGTmX1prKVh+eXdGxkwCt5Z3FIH7dM3IZ75X52ZlfErSxjzbuGhn4klZOKiDjgZXnzRBoiVvB0AkGKXXOh6/QqdE6LIdMifw
Zr8Bo+g++oilcz+MzTHjLnzWZM5Ho9t4SypWf4yGv8LfhB8MT9FL+uqHDAX3qnPBmZIAYp+4BfDZRR/BRBetrsA7xlj73EP1jwhi
EGovxfiYyGtoaWXx5zq4AZkfNuLkDNOoA6bjQHeeHSoSL8id543F5nWyCMAw/I3afMSVn4wBcWCLemxbfSDgs7tm+5kJeAmeFWZz
sGSNDkhpXvpVh0/pKc0UYFFGUKH+ipibDotnmSLr7t6gjzgAVOPtoj/rKDdkw+Hid9UCdYbHgOEDP9sYyUvE9AnSSmNM/m/jTeHu
DY2tg/6PLMQ2jslh76CFgD3aRJRamy3JSbznNwSleQT/JYz9a/DGylg+oRO5l0kOtbryMlDv9aEdyHts0hkNJoI3YBbhM01+haxs
xI5fYIgCEIp+Y3xDIJnu4oy3xLnjj2efSe+s/5DhxIag1ZkMkY0QDHTQ0+wCzaOSSO/i5UzzNCM/beFGOLR3lI1ZEiAcFOQVypcb
F6wbvS2yWJLLOVu/yGnZ2p/1aOJb4GUI/h4NS1m3M8S2VqvDm+Jo7VqWOpYUbi5CqZcV103zKzEefqjxnGONOmWXxMJlJrr3Uz3/
h/dBJrZeLyL6LxM0kqLN61n48E6Ko+2u2S+yUOUj3NYU9YsGEJNRa1irqBB2zw6DXArw4Kjv+CE9rwceckL1VHDC43LQntusONxW
8PrJjh0hbLeT4jEUhs+KpNldR2Su7dQQJO0RiF6tm08KuihQIYmsJPTe+Vnrti9cEIV1mYjpdBpMAnmokVCddbRZbxvtNn+Bv0fP
Mhgx2gVUKjNpiLZOwj3PdEozaOLn3Bz6+1sfgrddsf7xsw3/KqzpiS318Ju92k0p5HhxiCB6pBczaWDyiaq7XH9JY5pkTjuwfoHL
6Dr/tXw9DnM1BmETznATuW1MEu/VJ1H0vuBL7nFPBGdVdcfxUYVSJdeNi6htWCMbQqI0e7oEhTXur68sbuhS9AJKApXyudfzaMpp
UL7XWbQKqmBD0pPhBByX6nZHfXiDUzs2v6t3wQ0mGaJGjD9WmoqmNMSIffUIwCV/eTllHSs8oIvjZ/rBV435QLJZT3uEsj6gBwjq
weZqVAbGidJUEPGokbTQCPeduJdUcvo4MpjZuOu+xTgJCOwydiL/pHsD2XXpwcdQoB8tK+LURGg3iHKJCuxTRJ1A8DhSNGkRaHR3
eVGSAOT2dw9sSg/RaM2FioZ3R5zw8qZAxVqXqU4wKLeUEE17YCrnOMCtNI07ueSfWLhpjXgM2HWL/cgTjjKF5NpUwb5KQ4LGEO4s
DZIYr0zWgsEZouxTIkPEVcF07Y4+ahSznFaRRFRSqgke0Fz1cJ3aUPMnpVsPRAondZgVujsbWB0kzGozVTK6+2dAJnj1PDtVgJUv
9zITHRomQ4DmLhKyicoKVXl/3atv9y88BPMwGSuHWRDdxihtEiOi07imourlj69PQQ293sCL48vkFSog5xV74Ezv6QTftKMikUbm
I1ytZ7Wt1lT+5LfgB3vxA0ApXk6dP+QHXHipsnNU7Y1ZwooS/I/HMwns6dZ9sr5xO4fVv6st5axZvJ4UECG6KPU/VO2Bo6tVzqfW
rVzuEV17zz1RmeSW6ImNc6bnSz1d7A/uMI76bgXtv0veu8EDwRX18oTAF84mDPEKgl2JI8TGx1eoTdvAlDTADxXOF3JbPunHDUvr
8zeiOVaisgx3CUDgV/mFSO5yrdeUx9djCU1MNKLlS5vDk8bMsZOhaeedqBncGi/ULLDL3yRS6/4TMw52ivj93yLj1H9xzR85wErS
ndi/nYn8AlPncYISSAl1jMloXc2brVNhJiC/uh+Kxgyv16Hz67L887V0YbgsJQ3RiUh+fihbBQ3XziusA9JrG5XGyP4aea6J1ZYv
7e3PuOXkULxD0xdIXy3yBA606sUivzZ7Z2FAJkbleF0IRdy+dZV51PsKWwdy5GJzpJw6DsW3rncs7ho1J5jDgMf1wieq0cmffQIC
ftloQs67OGIpfLNAjlUFdkwTy2iHF4BZYEn46V9z1pNUG9lbYd7eLi1tQUMF9b7iO8/nY0GqmJXnyVRfBjY5dgIqORsGlvAVTq9U
SoBNyPjf8r/AvZNMRwVeTCd9MUBwg5gvGcg/crO2N+ZJu7mmlMtSWbjHxZzu6ko6UWK6ve3NJFe0Z38In4U6yFRmO00VBSI+uyAm
2lmJRmXXTgaDUFXEhmtDxlJsIcCaet9jpXbZcOWK6ILfAjbKIWGJov1A82UkMj0P5OqDpe4s39IFbgp6MFQVBwAuaGp6fEvPJmRK
YNwfBM6//+ftiC6kw1E8UDZR8f0D3DPcLUbaaW3OCBN9VaqtEjrhdfr2PwII36Rm+bpElLi1mc4vdUWaewN7wEtUe9TmqODjvxlM
5i+JRieswLJaGxlTvk0aP4fkCOpAdOGKp3nwGL1mVh/MNVI2GMPeoSZH1NFYcLFO2brL7KwnHV2tQIZhZCKlvDLDFbyKbDCfTmBu
c83RwYpd5PO4/WhPUtip0USFXa9oY68G9Sih/+nFIjwtQ13JZTelmzsmjIKsnNcH1x2OZnC48fK/6UqX5/eZS2Clelwg34txwwKH
sp4o38JVk1d6bttWloafdbA1R5+m7bHZ5oDt7Y0Rv+CuwXvAax5zLGPQRdfA7/LkozFTQrm6XjGQbH9W/VrsOpjtTCjNiI8+7dOl
qS5G+aiNNWTq7rCIL0gTD5a4Ha+RrGSu4LioqUQSRDaxMeHGdUSovm4SQFQL0TZYlr5aDXLNMsttRT1wXrabCmyRGrmfQYBfjc80
MsYPxrg9ON92j1R9TmFTcbpiZ2cO6SOR89CS5vQfv8xqg/CtdQ/cyyYTwX2jV9UOgqUAkyQGi+HkrdKWBU4SCFWvjo/Hp0+wSrDZ
XwxYOaY+smpLlRFalUYky6/voyND4fGyw2wIYSP7vXkrqNq/kKNdcuySlBosHkhqxzUvzhcjyKW6nfSHUKKj4cfNYw29Gmaf5G2T
C3pfQDJ78W4qfdOxspAOYWv//cXNwA==
  `,
  "base64",
);
const DIGEST = "ffd26fa43eda229f44d9ce4c848018f3a4a2a884a8422161213d01cb10f8698a";

/** Unpack a file that comes in parts of some bytes. */
function unpacked(file: Uint8Array, part: number): Buffer {
  const lzma = new Lzma();
  const found: Uint8Array[] = [];
  for (let at = 0; at < file.length; at += part) found.push(lzma.push(file.subarray(at, at + part)));
  return Buffer.concat([...found, lzma.push(new Uint8Array(0), true)]);
}

it.each([1, 7, 1000, 100_000])("unpacks a file that comes in parts of %i bytes", (part) => {
  const found = unpacked(PACKED, part);
  expect(found.length).toBe(30_000);
  expect(createHash("sha256").update(found).digest("hex")).toBe(DIGEST);
});

it("unpacks as it comes", () => {
  const half = new Lzma().push(PACKED.subarray(0, PACKED.length / 2));
  expect(half.length).toBeGreaterThan(1000);
});

it.each([
  ["cut off", PACKED.subarray(0, PACKED.length / 2)],
  ["empty", new Uint8Array(0)],
  ["another page", Buffer.from("<!doctype html><title>Welcome to our hotel</title>")],
])("refuses a file that is %s", (_, file) => {
  expect(() => unpacked(file, 100)).toThrow("packed file");
});
