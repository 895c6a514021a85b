// Silhouettes in a box of 24 by 24, distinguishable by shape alone.

/** The six categories' marks, by key. */
export const CATEGORY_MARKS: Record<string, string> = {
  // an eye
  corrupted:
    "M1 12C5 5 19 5 23 12 19 19 5 19 1 12ZM12 7.2A4.8 4.8 0 1 0 12 16.8 4.8 4.8 0 1 0 12 7.2ZM12 9.7A2.3 2.3 0 1 1 12 14.3 2.3 2.3 0 1 1 12 9.7Z",
  // a crescent
  fantastical: "M16.5 2.2A10.2 10.2 0 1 0 21.6 17.4 8.6 8.6 0 1 1 16.5 2.2Z",
  // an hourglass
  historic:
    "M4 1.5H20V5H18.4C18.4 8.6 15.6 10 14.2 12 15.6 14 18.4 15.4 18.4 19H20V22.5H4V19H5.6C5.6 15.4 8.4 14 9.8 12 8.4 10 5.6 8.6 5.6 5H4Z",
  // a claw
  monster:
    "M3.2 4.3Q5.6 1 8 3.8C9.4 10.3 8 16.8 4 21.9 5.6 15.9 5.1 9.4 3.2 4.3ZM9.6 2.9Q12 0.1 14.4 2.4C15.8 9.4 14.4 17.3 10.4 23.3 12 16.3 11.5 8.9 9.6 2.9ZM16 4.3Q18.4 1 20.6 3.8C22 10.3 20.6 15.9 17.2 21 18.4 15.4 17.9 9.4 16 4.3Z",
  // a square key
  reference: "M2 6H12V10H22V18.5H18.5V14H16.5V17H13.5V14H12V18H2ZM5 9V15H9V9Z",
  // a flask
  spells: "M8 1.5H16V4H14.8V9.2L21.6 19.4C22.6 21 21.8 22.5 20 22.5H4C2.2 22.5 1.4 21 2.4 19.4L9.2 9.2V4H8Z",
};

/** The same for 7 to 10 pixels, without the details that would be lost at that size. */
export const SMALL_MARKS: Record<string, string> = {
  ...CATEGORY_MARKS,
  corrupted: "M0 12Q12 0 24 12 12 24 0 12ZM12 8.2A3.8 3.8 0 1 0 12 15.8 3.8 3.8 0 1 0 12 8.2Z",
  fantastical: "M15 1.2A11 11 0 1 0 22.8 15.5 9 9 0 0 1 15 1.2Z",
  monster: "M1.5 3H7V15L3.5 23ZM9.2 2H14.8V16L11 23ZM17 3H22.5V15L18.5 23Z",
  reference: "M0 5H12V9.5H24V19H18.5V14.5H12V19H0ZM4 9.5V14.5H8V9.5Z",
};
