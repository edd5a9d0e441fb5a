import { Stack } from '@shop/ui/core/layout';
import { duration } from '@shop/ui/theme';
import styled from 'styled-components';

/** Dims its content while `aria-busy` is set: the next page or recalculated sums are being loaded. */
export const Dimmed = styled(Stack)`
  border-radius: inherit;
  /* The head of a table in it must not stick out of the corners of the card. */
  overflow: clip;
  transition: opacity ${duration.fast};
  &[aria-busy='true'] {
    opacity: 0.85;
  }
`;
