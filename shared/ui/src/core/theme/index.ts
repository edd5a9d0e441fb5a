export { type Breakpoint, breakpoint, media } from './breakpoints.ts';
export { GlobalStyle } from './global-style.ts';
export { ShopThemeProvider, type Theme, theme } from './shop-theme-provider.tsx';
export {
  type Color,
  color,
  controlHeight,
  duration,
  fontSize,
  radius,
  type Space,
  shadow,
  space,
  type Tone,
} from './tokens.ts';
export { font, type HeadingSize, headingText, type TextSize, text } from './typography.ts';
export { type Layer, z } from './z.ts';
