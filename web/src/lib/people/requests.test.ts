import { describe, expect, it } from "vitest";
import { madeUpSnapshot } from "../../dev/snapshots";
import type { SeatRequest, TableInfo } from "../api/types";
import { isHostAsked, wayToSit } from "./requests";

const base = madeUpSnapshot("others").table;
const request = (fields: Partial<SeatRequest> = {}): SeatRequest => ({
  number: 2,
  seat: 1,
  name: "Eric",
  yours: true,
  program: false,
  declined: false,
  ...fields,
});
const at = (fields: Partial<TableInfo>): TableInfo => ({ ...base, hosting: false, ...fields });

describe("a seat at a table where the host decides", () => {
  it("is asked for while that is possible", () => {
    expect(wayToSit(at({ requests_left: null }))).toBe("sit");
    expect(wayToSit(at({ requests_left: 2, requests: [] }))).toBe("ask");
    expect(wayToSit(at({ requests_left: 2, requests: [request()] }))).toBeNull();
    expect(wayToSit(at({ requests_left: 2, requests: [request({ declined: true })] }))).toBe("ask");
    expect(wayToSit(at({ requests_left: 0, requests: [request({ declined: true })] }))).toBeNull();
  });

  it("is for the host to give", () => {
    expect(isHostAsked(undefined)).toBe(false);
    expect(isHostAsked(at({ hosting: true, requests: [] }))).toBe(false);
    expect(isHostAsked(at({ hosting: true, requests: [request({ yours: false })] }))).toBe(true);
    expect(isHostAsked(at({ requests: [request()] }))).toBe(false);
  });
});
