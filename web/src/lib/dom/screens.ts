// The screens that style sheets and scripts ask for. Style sheets write `@media (--phone)`.

export const SCREENS = {
  phone: "(max-width: 719px), (max-width: 1099px) and (max-height: 599px)",
  upright: "(max-width: 599px), (max-width: 719px) and (min-height: 600px)",
  sideways: "(min-width: 600px) and (max-width: 1099px) and (max-height: 599px)",
  small: "(max-width: 719px) and (max-height: 799px), (max-width: 1099px) and (max-height: 599px)",
  tablet:
    "(min-width: 720px) and (min-height: 600px) and (orientation: portrait), " +
    "(min-width: 720px) and (max-width: 899px) and (min-height: 600px)",
  desktop: "(min-width: 1100px)",
  narrow: "(max-width: 599px)",
  medium: "(max-width: 899px)",
} as const;
