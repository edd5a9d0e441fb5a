import { Stack } from '@shop/ui';
import { duration } from '@shop/ui/theme';
import styled from 'styled-components';

/** What stays on screen, dimmed, while `aria-busy` says that it is being worked out anew. */
export const Recounted = styled(Stack)`
  border-radius: inherit;
  transition: opacity ${duration.fast};
  &[aria-busy='true'] {
    opacity: 0.85;
  }
`;
