import { createGlobalStyle } from 'styled-components';
import { media } from './breakpoints.ts';
import { customProperties } from './custom-properties.ts';
import { fontFaces } from './fonts.ts';
import { color, radius } from './tokens.ts';
import { font, text } from './typography.ts';

/**
 * Reset, fonts and rules of every page: one visible focus ring, icons of one size, no scrolling behind an open dialog.
 * The shell renders it once. It takes no props, so it is never written twice.
 */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  ${customProperties}
  *, ::before, ::after { box-sizing: border-box; }
  html {
    scrollbar-gutter: stable;
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    color-scheme: light;
    accent-color: ${color.accent};
  }
  /* The backdrop does not cover the gutter of the scrollbar, so its colour is painted there. */
  html:has(dialog[open]) { overflow: hidden; background: ${color.dimmed}; }
  body {
    margin: 0;
    min-block-size: 100dvh;
    background: ${color.canvas};
    color: ${color.text};
    font-family: ${font.sans};
    ${text.m}
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote, pre { margin: 0; padding: 0; border: 0; }
  fieldset { min-inline-size: 0; }
  ul[class], ol[class] { list-style: none; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; margin: 0; }
  button, summary, label, select, [role='button'] { touch-action: manipulation; }
  button, summary { cursor: pointer; -webkit-tap-highlight-color: transparent; }
  a { color: inherit; }
  img, svg, video { display: block; max-inline-size: 100%; }
  img { block-size: auto; }
  table { border-collapse: collapse; border-spacing: 0; }
  mark { background: ${color.warningSoft}; color: inherit; }
  ::selection { background: ${color.accentLine}; color: ${color.text}; }
  ::placeholder { color: ${color.textSubtle}; opacity: 1; }
  [hidden] { display: none; }
  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; border-radius: ${radius.s}; }
  [tabindex='-1']:focus-visible { outline: none; }
  .lucide { inline-size: 20px; block-size: 20px; flex: none; stroke-width: 1.75; }
  ${media.reducedMotion} {
    *, ::before, ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
