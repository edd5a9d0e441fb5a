import { printPageOnly } from '@shop/kit/page/print-page-only';
import { createGlobalStyle } from 'styled-components';

/** Prints a tab as its figures, plots and tables, without the layout and controls around it. */
export const FinancePrintStyles = createGlobalStyle`
  @media print {
    ${printPageOnly}
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
