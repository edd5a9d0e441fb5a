import { media, space } from '@shop/ui/theme';
import styled from 'styled-components';

/** The list is what most come for; the calendar stands beside it where there is room, else below. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 336px;
  align-items: start;
  gap: ${space[5]};
  ${media.down('desktop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
