import type { Fault } from "./types";

/** A request that the server refused, or that did not reach it (`code` "offline"). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    /** Seconds after which the request may be repeated; 0 if the server does not say. */
    readonly seconds = 0,
    /** The part of the request that is refused, if only a part is. */
    readonly fault: Fault | null = null,
  ) {
    super(detail);
  }
}
