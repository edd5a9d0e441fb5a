import { createGlobalStyle } from 'styled-components';

/** On paper a tab is its figures, plots and tables: without the shop around it and without what is for pressing. */
export const FinancePaper = createGlobalStyle`
  @media print {
    body :not(:has(#main), #main, #main *) {
      display: none !important;
    }
    /* What the page stands in: no columns, no place for what is beside it. */
    body :has(#main),
    #main {
      display: block !important;
      max-inline-size: none;
      min-block-size: 0;
      padding: 0;
    }
    #main nav,
    #main button,
    #main [data-off-paper] {
      display: none !important;
    }
    #main svg {
      print-color-adjust: exact;
    }
  }
`;
