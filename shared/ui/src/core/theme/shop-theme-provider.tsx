import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { breakpoint, media } from './breakpoints.ts';
import { color, controlHeight, duration, radius, shadow, space } from './tokens.ts';
import { font, headingText, text } from './typography.ts';
import { z } from './z.ts';

/** Every token in one object, as `props.theme` sees it. Importing single tokens says the same in fewer words. */
export const theme = {
  breakpoint,
  media,
  color,
  controlHeight,
  duration,
  radius,
  shadow,
  space,
  font,
  headingText,
  text,
  z,
} as const;

export type Theme = typeof theme;

declare module 'styled-components' {
  export interface DefaultTheme extends Theme {}
}

/** Gives `props.theme` to styled parts below it. Every area's root renders one. */
export function ShopThemeProvider({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
