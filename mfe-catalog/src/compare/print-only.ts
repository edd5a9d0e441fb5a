import { createGlobalStyle } from 'styled-components';

/** Prints only what is marked `data-printed`, in landscape, without clipping. */
export const PrintOnly = createGlobalStyle`
  @page {
    size: landscape;
    margin: 12mm;
  }
  @media print {
    body :not(:has([data-printed]), [data-printed], [data-printed] *) {
      display: none !important;
    }
    [data-screen-only] {
      display: none !important;
    }
  }
`;
