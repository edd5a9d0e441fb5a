import { media, space } from '@shop/ui/theme';
import styled, { css } from 'styled-components';

/**
 * On phones a single line that scrolls sideways to the screen edges, so that the list below begins on the
 * first screen.
 */
export const swiped = css`
  ${media.down('mobile')} {
    display: flex;
    flex-wrap: nowrap;
    margin-inline: calc(-1 * ${space[4]});
    padding: 2px ${space[4]};
    overflow-x: auto;
    scrollbar-width: none;
    a {
      flex: none;
    }
  }
`;

/** Links in a row, which scrolls sideways on phones. */
export const SwipedLine = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${swiped}
`;
