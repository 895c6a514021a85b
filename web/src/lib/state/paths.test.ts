import { expect, it } from "vitest";
import { pathOf } from "../players/api";
import { textOf } from "./paths";

it("reads paths whose marks stand for letters", () => {
  expect(textOf("/players/%C5%BDofie%20100%25")).toBe("/players/Žofie 100%");
  expect(["/table/%", "/players/%ff", "/replay/%E0%A4%A"].map(textOf)).toEqual([null, null, null]);
});

it("keeps a name in one part of a path", () => {
  expect(pathOf("either/or & 100 %")).toBe("/players/either%2For%20%26%20100%20%25");
});
