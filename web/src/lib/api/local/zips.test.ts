import { expect, it } from "vitest";
import { refusalOf } from "./zips";

/** Return the end of a zip file whose entries claim to unpack to these numbers of bytes; nothing else is read. */
function zip(...sizes: number[]): ArrayBuffer {
  const entry = 46 + 5;
  const view = new DataView(new ArrayBuffer(10 + sizes.length * entry + 22));
  sizes.forEach((size, number) => {
    const at = 10 + number * entry;
    view.setUint32(at, 0x02014b50, true);
    view.setUint32(at + 24, size, true);
    view.setUint16(at + 28, 3, true); // the name's length
    view.setUint16(at + 32, 2, true); // the comment's
  });
  const end = view.byteLength - 22;
  view.setUint32(end, 0x06054b50, true);
  view.setUint32(end + 12, sizes.length * entry, true);
  return view.buffer;
}

it("takes wheels and decks of a usual size", () => {
  expect(refusalOf("a.whl", zip(1_000, 2_000_000))).toBeNull();
  expect(refusalOf("a.tsv", new ArrayBuffer(10_000))).toBeNull();
});

it("refuses what unpacks to too much, by what its entries say", () => {
  expect(refusalOf("a.whl", zip(0xffffffff))).toBe("too-large");
  expect(refusalOf("a.whl", zip(...Array<number>(10).fill(3_000_000)))).toBe("too-large");
  expect(refusalOf("a.whl", zip(...Array<number>(2_001).fill(1)))).toBe("too-large");
  expect(refusalOf("a.tsv", new ArrayBuffer(20_000_001))).toBe("too-large");
});

it("refuses what is no zip file, or what Python may read otherwise", () => {
  const cut = zip(1_000);
  new DataView(cut).setUint32(cut.byteLength - 10, 1_000_000, true);
  const shifted = zip(1_000);
  new DataView(shifted).setUint32(shifted.byteLength - 10, 30, true);
  const large = new Uint8Array(zip(1_000).byteLength + 20);
  large.set(new Uint8Array(zip(1_000)));
  large.copyWithin(large.length - 22, large.length - 42);
  new DataView(large.buffer).setUint32(large.length - 42, 0x07064b50, true);
  for (const wrong of [new ArrayBuffer(0), new ArrayBuffer(100), cut, shifted, large.buffer])
    expect(refusalOf("a.whl", wrong)).toBe("unreadable");
});
