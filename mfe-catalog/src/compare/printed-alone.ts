import { createGlobalStyle } from 'styled-components';

/** On paper there is only what is marked `data-printed`, on a sheet laid across, with nothing cut off. */
export const PrintedAlone = createGlobalStyle`
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
