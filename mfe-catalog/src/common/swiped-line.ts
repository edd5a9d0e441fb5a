import { media, space } from '@shop/ui/theme';
import styled, { css } from 'styled-components';

/** On phones one line to be swiped, to the edges of the screen: the list below must begin on the first one. */
export const swiped = css`
  ${media.down('mobile')} {
    display: flex;
    flex-wrap: nowrap;
    margin-inline: -${space[4]};
    padding: 2px ${space[4]};
    overflow-x: auto;
    scrollbar-width: none;
    a {
      flex: none;
    }
  }
`;

/** Links side by side, or in one line to be swiped. */
export const SwipedLine = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${swiped}
`;
