import { css } from 'styled-components';

/** For `@media print`: the page alone on the sheet, without the shop around it. */
export const aloneOnPaper = css`
  body :not(:has(#main), #main, #main *) {
    display: none !important;
  }
  /* What the page stands in: no columns, no place for what is beside it. */
  body :has(#main),
  #main {
    display: block !important;
    max-inline-size: none;
    /* As high as the window it is no more: Chromium would push a short page off the sheet. */
    min-block-size: 0;
    padding: 0;
  }
`;
