/// <reference path="./assets.d.ts" />
import { css } from 'styled-components';
import cyrillic from './font-files/golos-cyrillic.woff2';
import cyrillicMore from './font-files/golos-cyrillic-more.woff2';
import latin from './font-files/golos-latin.woff2';
import latinMore from './font-files/golos-latin-more.woff2';
import ruble from './font-files/golos-ruble.woff2';
import ranges from './font-ranges.json';

/** The family and its fallback fonts, which take the same space until the family has loaded. */
export const fontStack =
  "'Golos Text', 'Golos on Arial', 'Golos on Roboto', system-ui, -apple-system, 'Segoe UI', sans-serif";

const face = (url: string, range: string) => css`
  @font-face {
    font-family: 'Golos Text';
    font-weight: 400 600;
    font-display: swap;
    src: url(${url}) format('woff2');
    unicode-range: ${range};
  }
`;

/**
 * Golos Text, variable, in files that `fonts/cut-fonts.ts` has cut: a first screen in Russian needs the first two and mostly
 * the rouble sign. The fallbacks are Arial and Roboto, scaled to Golos by the mean width of Russian text (1.058 and 1.042)
 * and with its ascent and descent, so nothing moves when the family arrives.
 */
export const fontFaces = css`
  ${face(cyrillic, ranges['golos-cyrillic'])}
  ${face(latin, ranges['golos-latin'])}
  ${face(ruble, ranges['golos-ruble'])}
  ${face(cyrillicMore, ranges['golos-cyrillic-more'])}
  ${face(latinMore, ranges['golos-latin-more'])}
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
