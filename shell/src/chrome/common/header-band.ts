import { color, space } from '@shop/ui/theme';
import { createGlobalStyle } from 'styled-components';

/**
 * Carries the header on over the room kept for the scrollbar. No element reaches there; the root's background does,
 * fixed to the window as the header is. And keeps whatever gets the focus from being scrolled behind the header.
 */
export const HeaderBand = createGlobalStyle<{ $height: string }>`
  html {
    scroll-padding-block-start: calc(${(p) => p.$height} + ${space[4]});
    background: linear-gradient(
      ${color.surface} calc(${(p) => p.$height} - 1px),
      ${color.line} 0 ${(p) => p.$height},
      ${color.canvas} 0
    ) fixed;
  }
`;
