import { printPageOnly } from '@shop/kit/page/print-page-only';
import { createGlobalStyle } from 'styled-components';

/** Prints the basket as a table and its sums, without the shop around it and without controls. */
export const BasketPrintStyles = createGlobalStyle`
  @media print {
    ${printPageOnly}
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
