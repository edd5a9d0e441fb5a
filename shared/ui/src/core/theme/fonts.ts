/// <reference path="./assets.d.ts" />
import cyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2';
import latin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2';
import { css } from 'styled-components';
import ruble from './golos-ruble.woff2';

/** URLs of the fonts of the first screen, for preload links; Russian text needs both. */
export const fontUrls = [cyrillic, latin] as const;

/** The family and its fallback fonts, which take the same space until the family has loaded. */
export const fontStack =
  "'Golos Text', 'Golos on Arial', 'Golos on Roboto', system-ui, -apple-system, 'Segoe UI', sans-serif";

/**
 * Golos Text, variable, 400 to 900. The rouble sign is in the package's Latin-extended file of 19 kB, so it is cut out
 * into a file of 1 kB. The fallbacks are Arial and Roboto, scaled to Golos by the mean width of Russian text (1.058 and
 * 1.042) and with its ascent and descent, so nothing moves when the family arrives.
 */
export const fontFaces = css`
  @font-face {
    font-family: 'Golos Text';
    font-weight: 400 900;
    font-display: swap;
    src: url(${cyrillic}) format('woff2');
    unicode-range: U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116;
  }
  @font-face {
    font-family: 'Golos Text';
    font-weight: 400 900;
    font-display: swap;
    src: url(${latin}) format('woff2');
    unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308,
      U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
  }
  @font-face {
    font-family: 'Golos Text';
    font-weight: 400 900;
    font-display: swap;
    src: url(${ruble}) format('woff2');
    unicode-range: U+20BD;
  }
  @font-face {
    font-family: 'Golos on Arial';
    src: local('Arial'), local('Liberation Sans');
    size-adjust: 105.8%;
    ascent-override: 92.6%;
    descent-override: 20.8%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Golos on Roboto';
    src: local('Roboto');
    size-adjust: 104.2%;
    ascent-override: 94%;
    descent-override: 21.1%;
    line-gap-override: 0%;
  }
`;
