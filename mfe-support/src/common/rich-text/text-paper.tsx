import { aloneOnPaper } from '@shop/kit/page/alone-on-paper';
import { createGlobalStyle } from 'styled-components';

/** On paper there is the text, without the shop around it and without what is for pressing; closed answers are open. */
export const TextPaper = createGlobalStyle`
  @media print {
    ${aloneOnPaper}
    #main nav,
    #main button,
    #main [data-off-paper] {
      display: none !important;
    }
    #main details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    #main h2,
    #main h3,
    #main summary {
      break-after: avoid;
    }
    #main [role='region'] {
      overflow: visible;
    }
  }
`;
