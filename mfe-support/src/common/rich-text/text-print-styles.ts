import { printPageOnly } from '@shop/kit/page/print-page-only';
import { createGlobalStyle } from 'styled-components';

/** Prints the text without the layout and controls around it; collapsed answers are opened. */
export const TextPrintStyles = createGlobalStyle`
  @media print {
    ${printPageOnly}
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
