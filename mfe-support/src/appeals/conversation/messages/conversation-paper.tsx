import { aloneOnPaper } from '@shop/kit/page/alone-on-paper';
import { createGlobalStyle } from 'styled-components';

/** On paper a conversation is its head and what was said: without the shop, and without what is for pressing. */
export const ConversationPaper = createGlobalStyle`
  @media print {
    ${aloneOnPaper}
    #main nav,
    #main [data-off-paper] {
      display: none !important;
    }
  }
`;
