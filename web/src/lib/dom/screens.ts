// The screens that style sheets and scripts ask for. Style sheets write `@media (--phone)`.

/** The first five are for the table, which is laid out for a phone, for an upright tablet, or else for the desktop. */
export const SCREENS = {
  /** One pane visible at a time. */
  phone: "(width < 720px) or ((width < 1100px) and (height < 600px))",
  upright: "(width < 600px) or ((width < 720px) and (height >= 600px))",
  sideways: "(600px <= width < 1100px) and (height < 600px)",
  small: "((width < 720px) and (height < 800px)) or ((width < 1100px) and (height < 600px))",
  /** No room for the town's tiles or the assistants at home side by side. */
  tight: "(width < 720px) or ((width < 800px) and (height < 600px))",
  tablet: "(width >= 720px) and (height >= 600px) and ((width < 900px) or (orientation: portrait))",
  desktop: "(width >= 1100px)",
  /** Pages. */
  narrow: "(width < 600px)",
  medium: "(width < 900px)",
  low: "(width >= 600px) and (height < 660px)",
} as const;
