/** Format a number as forms print it, with a real minus sign. */
export const signed = (value: number | string): string => String(value).replaceAll("-", "−");

/** Format a percentage that is never broken between number and sign. */
export const percentage = (value: number | string): string => `${signed(value)}\u00a0%`;
