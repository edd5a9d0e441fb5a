/** Widths in px at which the layout changes, §9. */
export const breakpoint = {
  mobileSmall: 380,
  mobile: 769,
  tablet: 993,
  mobileDashboard: 1075,
  desktop: 1280,
  desktopLarge: 1600,
  desktopWide: 1800,
} as const;

export type Breakpoint = keyof typeof breakpoint;

/**
 * Media queries for styled parts: `${media.down('mobile')} { … }`.
 * `up` includes the width itself, `down` excludes it, so the two never hold at once.
 */
export const media = {
  up: (name: Breakpoint) => `@media (min-width: ${breakpoint[name]}px)`,
  down: (name: Breakpoint) => `@media (max-width: ${breakpoint[name] - 0.02}px)`,
  /** The main pointer is a finger, or the screen is a phone's: targets grow to 44 px. */
  coarse: `@media (pointer: coarse), (max-width: ${breakpoint.mobile - 0.02}px)`,
  /** The user prefers reduced motion. */
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** The pointer can hover: keeps hover styles from sticking after a tap. */
  hover: '@media (hover: hover)',
} as const;
