import { media, space } from '@shop/ui/theme';
import { createGlobalStyle, css } from 'styled-components';

/**
 * How much of the window's bottom is taken: by the bottom menu of phones with the bar of whoever acts for somebody on it, and
 * above both by the cookie notice. Bars of areas and messages stand above the same two.
 */
export const takenBelow = css`var(--bottom-menu, 0px) + var(--notice, 0px)`;

/**
 * Room for a bar of the page's own that sticks to the bottom: where there is one (`data-page-bar`), what floats in the corner
 * keeps above it.
 */
export const barOfPage = css`var(--page-bar, 0px)`;

/** The page ends above what is fixed to the bottom of the window, and whatever gets the focus is scrolled clear of it. */
export const PageBottom = createGlobalStyle`
  html {
    --bottom-menu: calc(var(--menu, 0px) + var(--acting, 0px));
    scroll-padding-block-end: calc(${takenBelow} + ${space[4]});
  }
  body { padding-block-end: calc(${takenBelow}); }
  ${media.down('mobileDashboard')} { :root:has([data-page-bar]) { --page-bar: 96px; } }
`;
