/** The outline of a house, 12 by 12: a library, as the home of assistants. */
export const HOUSE = "M6 1 0.8 5.8h1.5V11h2.6V7.6h2.2V11h2.6V5.8h1.5Z";
