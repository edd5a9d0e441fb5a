import { Stack } from '@shop/ui';
import { duration } from '@shop/ui/theme';
import styled from 'styled-components';

/** Content that stays on screen, dimmed, while `aria-busy` says that it is being recalculated. */
export const Recalculated = styled(Stack)`
  border-radius: inherit;
  transition: opacity ${duration.fast};
  &[aria-busy='true'] {
    opacity: 0.85;
  }
`;
