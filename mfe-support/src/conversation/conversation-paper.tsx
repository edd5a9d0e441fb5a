import { createGlobalStyle } from 'styled-components';

/** On paper a conversation is its head and what was said: without the shop, and without what is for pressing. */
export const ConversationPaper = createGlobalStyle`
  @media print {
    body :not(:has(#main), #main, #main *),
    #main nav,
    #main [data-off-paper] {
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
  }
`;
