import { Stack } from '@shop/ui';
import { duration } from '@shop/ui/theme';
import styled from 'styled-components';

/**
 * What stays on screen, dimmed, while `aria-busy` says that an answer to another question is on its way. A table's head in
 * it does not stick out of the card's corners.
 */
export const Dimmed = styled(Stack)`
  border-radius: inherit;
  overflow: clip;
  transition: opacity ${duration.fast};
  &[aria-busy='true'] {
    opacity: 0.85;
  }
`;
