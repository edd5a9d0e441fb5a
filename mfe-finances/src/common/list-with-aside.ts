import { media, space } from '@shop/ui/theme';
import styled from 'styled-components';

/** A list with an aside: beside it on wide screens, below it on narrow ones. */
export const ListWithAside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 336px;
  align-items: start;
  gap: ${space[5]};
  ${media.down('desktop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
