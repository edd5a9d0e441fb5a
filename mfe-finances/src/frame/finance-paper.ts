import { aloneOnPaper } from '@shop/kit/page/alone-on-paper';
import { createGlobalStyle } from 'styled-components';

/** On paper a tab is its figures, plots and tables: without the shop around it and without what is for pressing. */
export const FinancePaper = createGlobalStyle`
  @media print {
    ${aloneOnPaper}
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
