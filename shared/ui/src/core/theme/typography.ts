import { css } from 'styled-components';
import { media } from './breakpoints.ts';
import { fontStack } from './fonts.ts';

/** Families, weights and the switch to figures of one width, for money and quantities. */
export const font = {
  sans: fontStack,
  regular: 400,
  medium: 500,
  bold: 600,
  tabular: 'font-variant-numeric: tabular-nums lining-nums;',
} as const;

/** Sizes of running text as mixins: `${text.s}`. Phones get `m` a size larger, where it is read at arm's length. */
export const text = {
  xs: css`
    font-size: 0.75rem;
    line-height: 1rem;
  `,
  s: css`
    font-size: 0.8125rem;
    line-height: 1.125rem;
  `,
  m: css`
    font-size: 0.875rem;
    line-height: 1.25rem;
    ${media.down('mobile')} {
      font-size: 0.9375rem;
      line-height: 1.375rem;
    }
  `,
  l: css`
    font-size: 1rem;
    line-height: 1.5rem;
  `,
  xl: css`
    font-size: 1.25rem;
    line-height: 1.75rem;
    letter-spacing: -0.01em;
  `,
} as const;

/** Looks of headings as mixins; which tag they are is another question. */
export const headingText = {
  s: css`
    font-size: 0.9375rem;
    line-height: 1.25rem;
  `,
  m: css`
    font-size: 1.125rem;
    line-height: 1.5rem;
    letter-spacing: -0.01em;
  `,
  l: css`
    font-size: 1.375rem;
    line-height: 1.75rem;
    letter-spacing: -0.015em;
  `,
  xl: css`
    font-size: 1.75rem;
    line-height: 2.25rem;
    letter-spacing: -0.02em;
    ${media.down('mobile')} {
      font-size: 1.375rem;
      line-height: 1.75rem;
    }
  `,
} as const;

export type TextSize = keyof typeof text;
export type HeadingSize = keyof typeof headingText;
