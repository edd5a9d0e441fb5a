import { duration } from '@shop/shared/theme';
import { Stack } from '@shop/shared/ui';
import styled from 'styled-components';

/** What stays on screen, dimmed, while `aria-busy` says that an answer to another question is on its way. */
export const Dimmed = styled(Stack)`
  border-radius: inherit;
  transition: opacity ${duration.fast};
  &[aria-busy='true'] {
    opacity: 0.85;
  }
`;
