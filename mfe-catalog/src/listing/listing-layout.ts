import { space } from '@shop/shared/theme';
import styled from 'styled-components';

/** Room from which facets have a column of their own; it depends on the page, not on the window with its menus. */
export const COLUMN_FROM = '(min-width: 800px)';
const NO_COLUMN = '(max-width: 799.98px)';

export const Frame = styled.div`
  container-type: inline-size;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @container ${COLUMN_FROM} {
    grid-template-columns: 224px minmax(0, 1fr);
    gap: ${space[6]};
  }
`;

export const Aside = styled.aside`
  @container ${NO_COLUMN} {
    display: none;
  }
`;

/** The heading of the list, for screen readers and as the place a turned page scrolls to. */
export const Top = styled.h2`
  block-size: 1px;
  margin-block-end: -${space[3]};
  overflow: hidden;
  clip-path: inset(50%);
  scroll-margin-block-start: 140px;
`;
