/** A number as forms print it: with a true minus sign. */
export const signed = (value: number | string): string => String(value).replaceAll("-", "−");
