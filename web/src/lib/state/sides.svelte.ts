/** What forms and counts of books on the table show: the shelves as they stand now, or with everyone's best flips. */
export const sides = $state({ flipped: false });
