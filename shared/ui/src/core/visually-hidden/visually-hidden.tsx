import styled, { css } from 'styled-components';
import { color, font, radius, space, text, z } from '../theme/index.ts';

/** Hides content visually and leaves it to screen readers. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

/** The first tab stop: jumps over header and menu to the element with this id. */
export function SkipLink({ targetId = 'main' }: { targetId?: string }) {
  return <Jump href={`#${targetId}`}>Перейти к содержанию</Jump>;
}

const Jump = styled.a`
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  z-index: ${z.toast};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.m};
  background: ${color.inverse};
  color: ${color.onInverse};
  ${text.m}
  font-weight: ${font.medium};
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
