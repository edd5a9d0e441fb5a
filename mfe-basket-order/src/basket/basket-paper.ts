import { createGlobalStyle } from 'styled-components';

/** On paper the basket is a table and its sums, without the shop around it and without what is for pressing. */
export const BasketPaper = createGlobalStyle`
  @media print {
    body :not(:has(#main), #main, #main *) {
      display: none !important;
    }
    /* What the page stands in: no columns, no place for what is beside it. */
    body :has(#main),
    #main {
      display: block !important;
      max-inline-size: none;
      /* As high as the window it is no more: Chromium would push a short basket off the sheet. */
      min-block-size: 0;
      padding: 0;
    }
    #main details,
    #main button,
    #main input[type='checkbox'] {
      display: none !important;
    }
    #main input {
      border: 0;
    }
  }
`;
