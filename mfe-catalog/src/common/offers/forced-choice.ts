import { css } from 'styled-components';

/** Of several labels around radios the chosen one, where the system's colours replace ours and leave no shadows. */
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
