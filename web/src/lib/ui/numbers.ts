/** Format a number as forms print it, with a real minus sign. */
export const signed = (value: number | string): string => String(value).replaceAll("-", "−");
