import { duration } from '@shop/ui/theme';
import styled from 'styled-components';

/** What stays on screen, dimmed, while `aria-busy` says that the next is on its way. */
export const Dimmed = styled.div`
  overflow: clip;
  border-radius: inherit;
  transition: opacity ${duration.fast};
  &[aria-busy='true'] {
    opacity: 0.85;
  }
`;
