/** A request that the server refused, or could not be reached for (`code` "offline"). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
  ) {
    super(detail);
  }
}
