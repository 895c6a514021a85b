/** Return the id of the text about a line of the form, such as B1: what it pays and how to get more. */
export const lineHelp = (code: string): string => `line-help-${code.toLowerCase()}`;
