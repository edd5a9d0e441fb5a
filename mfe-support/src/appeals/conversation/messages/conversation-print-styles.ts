import { printPageOnly } from '@shop/kit/page/print-page-only';
import { createGlobalStyle } from 'styled-components';

/** Prints the head and the messages, without the layout and controls around them. */
export const ConversationPrintStyles = createGlobalStyle`
  @media print {
    ${printPageOnly}
    #main nav,
    #main [data-off-paper] {
      display: none !important;
    }
  }
`;
