import { describe, expect, it } from "vitest";
import { passTo } from "./curtain";

describe("passTo", () => {
  it("never interrupts a person who plays alone", () => {
    expect(passTo({ yours: [1], waitingFor: [1], deviceSeat: null })).toBeNull();
    expect(passTo({ yours: [], waitingFor: [0], deviceSeat: null })).toBeNull();
  });

  it("closes the curtain before another seat's turn", () => {
    expect(passTo({ yours: [0, 2], waitingFor: [2], deviceSeat: 0 })).toBe(2);
  });

  it("stays open while the seat with the device must decide, or nobody here", () => {
    expect(passTo({ yours: [0, 2], waitingFor: [2, 0], deviceSeat: 0 })).toBeNull();
    expect(passTo({ yours: [0, 2], waitingFor: [1], deviceSeat: 0 })).toBeNull();
  });

  it("starts closed: after a reload it is unknown who has the device", () => {
    expect(passTo({ yours: [0, 2], waitingFor: [2], deviceSeat: null })).toBe(2);
    expect(passTo({ yours: [0, 2], waitingFor: [1], deviceSeat: null })).toBe(0);
  });
});
