import { aloneOnPaper } from '@shop/kit/page/alone-on-paper';
import { createGlobalStyle } from 'styled-components';

/** On paper the basket is a table and its sums, without the shop around it and without what is for pressing. */
export const BasketPaper = createGlobalStyle`
  @media print {
    ${aloneOnPaper}
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
