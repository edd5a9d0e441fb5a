import { space } from '@shop/shared/theme';
import { createGlobalStyle, css } from 'styled-components';

/** How much of the window's bottom is taken: by the bottom menu of phones and the cookie notice above it. */
export const takenBelow = css`var(--bottom-menu, 0px) + var(--notice, 0px)`;

/** The page ends above what is fixed to the bottom of the window, and whatever gets the focus is scrolled clear of it. */
export const PageBottom = createGlobalStyle`
  html { scroll-padding-block-end: calc(${takenBelow} + ${space[4]}); }
  body { padding-block-end: calc(${takenBelow}); }
`;
