import { color, radius } from '@shop/ui/theme';
import styled from 'styled-components';

/** The dot on a bell that has unread notifications. */
export const NewsDot = styled.span<{ $inset: string }>`
  position: absolute;
  inset: ${(p) => p.$inset} ${(p) => p.$inset} auto auto;
  inline-size: 9px;
  block-size: 9px;
  border: 2px solid ${color.surface};
  border-radius: ${radius.full};
  background: ${color.accent};
  pointer-events: none;
`;
