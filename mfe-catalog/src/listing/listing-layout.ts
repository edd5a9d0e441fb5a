import { space } from '@shop/shared/theme';
import styled from 'styled-components';

/** Room from which facets have a column of their own; it depends on the page, not on the window with its menus. */
const COLUMN_FROM = '(min-width: 800px)';
const NO_COLUMN = '(max-width: 799.98px)';

export const Frame = styled.div`
  container-type: inline-size;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @container ${COLUMN_FROM} {
    grid-template-columns: 232px minmax(0, 1fr);
    gap: ${space[6]};
  }
`;

export const Aside = styled.aside`
  @container ${NO_COLUMN} {
    display: none;
  }
`;

export const DrawerButton = styled.div`
  @container ${COLUMN_FROM} {
    display: none;
  }
`;
