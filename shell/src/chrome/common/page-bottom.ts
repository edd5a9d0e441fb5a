import { media, space } from '@shop/ui/theme';
import { createGlobalStyle } from 'styled-components';

/**
 * The height of what is fixed to the bottom of the window: the bottom menu of phones with the impersonation bar on it,
 * and the cookie notice above both. Bars of areas and toasts stand above them.
 */
export const takenBelow = 'var(--bottom-menu, 0px) + var(--notice, 0px)';

/** The height of the page's own bottom bar (`data-page-bar`), if there is one: floating buttons keep above it. */
export const barOfPage = 'var(--page-bar, 0px)';

/**
 * Ends the page above everything that is fixed to the bottom of the window, and scrolls focused elements clear of it.
 */
export const PageBottom = createGlobalStyle`
  html {
    --bottom-menu: calc(var(--menu, 0px) + var(--acting, 0px));
    scroll-padding-block-end: calc(${takenBelow} + ${space[4]});
  }
  body { padding-block-end: calc(${takenBelow}); }
  ${media.down('mobileDashboard')} { :root:has([data-page-bar]) { --page-bar: 96px; } }
`;
