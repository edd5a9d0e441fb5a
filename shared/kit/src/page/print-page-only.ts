import { css } from 'styled-components';

/** For `@media print`: prints the page without the shop around it. */
export const printPageOnly = css`
  body :not(:has(#main), #main, #main *) {
    display: none !important;
  }
  /* The containers of the page lose their columns and the space beside it. */
  body :has(#main),
  #main {
    display: block !important;
    max-inline-size: none;
    /* Without the height of the window, which makes Chromium push a short page off the sheet. */
    min-block-size: 0;
    padding: 0;
  }
`;
