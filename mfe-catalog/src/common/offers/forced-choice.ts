import { css } from 'styled-components';

/** Outlines the chosen label of a radio group in forced colours, which remove shadows. */
export const forcedChoice = css`
  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
