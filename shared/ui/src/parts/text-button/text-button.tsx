import styled from 'styled-components';
import { color, media, radius, text } from '../../core/theme/index.ts';

/** A button that looks like a link within text, as tall as a touch target. */
export const TextButton = styled.button`
  min-block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.accentText};
  ${text.s}
  text-decoration: underline;
  text-decoration-style: dotted;
  text-underline-offset: 3px;
  ${media.hover} {
    &:hover {
      text-decoration-style: solid;
    }
  }
  &[aria-busy='true'] {
    color: ${color.textMuted};
  }
`;
