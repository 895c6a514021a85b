import { expect, it } from "vitest";
import { keyOf } from "./shortcuts";

const press = (key: string, code: string, shiftKey = false): string => keyOf({ key, code, shiftKey });

it("knows the digits of French and Czech keyboards without Shift", () => {
  expect(press("&", "Digit1")).toBe("1");
  expect(press("ě", "Digit2")).toBe("2");
  expect(press("2", "Digit2", true)).toBe("2");
  expect(press("!", "Digit1", true)).toBe("!");
  expect(press("T", "KeyT", true)).toBe("t");
});
