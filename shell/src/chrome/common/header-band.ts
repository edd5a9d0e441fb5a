import { color, space } from '@shop/ui/theme';
import { createGlobalStyle } from 'styled-components';

/**
 * Continues the header over the gutter of the scrollbar, which no element reaches but the root's background does, fixed
 * to the window like the header. Also keeps focused elements from being scrolled behind the header.
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
