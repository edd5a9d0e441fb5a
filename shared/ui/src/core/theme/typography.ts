import { css } from 'styled-components';
import { fontStack } from './fonts.ts';
import { fontSize, lineHeight } from './tokens.ts';

/** Families, weights and tabular figures, for money and quantities. */
export const font = {
  sans: fontStack,
  regular: 400,
  medium: 500,
  bold: 600,
  tabular: 'font-variant-numeric: tabular-nums lining-nums;',
} as const;

/** Sizes of running text as mixins: `${text.s}`. */
export const text = {
  xs: typeOf('xs'),
  s: typeOf('s'),
  m: typeOf('m'),
  l: typeOf('l'),
  xl: typeOf('xl', '-0.01em'),
} as const;

/** Styles of headings as mixins, independent of their tag. */
export const headingText = {
  s: typeOf('headingS'),
  m: typeOf('headingM', '-0.01em'),
  l: typeOf('headingL', '-0.015em'),
  xl: typeOf('headingXl', '-0.02em'),
  display: typeOf('display', '-0.04em'),
} as const;

export type TextSize = keyof typeof text;
export type HeadingSize = keyof typeof headingText;

function typeOf(name: keyof typeof lineHeight, letterSpacing?: string) {
  return css`
    font-size: ${fontSize[name]};
    line-height: ${lineHeight[name]};
    ${letterSpacing && `letter-spacing: ${letterSpacing};`}
  `;
}
