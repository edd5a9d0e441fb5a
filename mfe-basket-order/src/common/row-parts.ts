import { color, font, space, text } from '@shop/ui/theme';
import styled, { css } from 'styled-components';

/**
 * What rows of a basket and of a template have in common. By the room of the list, not of the window, a row is a card, one
 * line of a table with the price below the sum, or one with a column for the price.
 */
export const line = '@container list (min-width: 560px)';
export const wide = '@container list (min-width: 760px)';

/** How a row looks that was taken out. */
export const takenOut = css`
  &,
  &:hover {
    background: ${color.sunken};
  }
  a {
    color: ${color.textMuted};
    text-decoration: line-through;
  }
  img {
    opacity: 0.5;
    filter: grayscale(1);
  }
`;

/** The roles are spelt out because browsers drop the table's meaning as soon as its `display` changes. */
export const Table = styled.table.attrs({ role: 'table' })`
  container: list / inline-size;
  display: block;
  inline-size: 100%;
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  display: block;
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  display: flow-root;
`;

export const Cell = styled.td.attrs({ role: 'cell' })`
  min-inline-size: 0;
  padding: 0;
`;

export const PictureCell = styled(Cell)`
  grid-area: picture;
  align-self: start;
  ${line} {
    align-self: center;
  }
`;

export const ProductCell = styled(Cell)`
  grid-area: product;
`;

export const Name = styled.div`
  ${text.m}
  font-weight: ${font.medium};
  hyphens: auto;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
  ${wide} {
    -webkit-line-clamp: 2;
  }
  overflow: hidden;
  @media print {
    display: block;
  }
`;

export const TotalCell = styled(Cell)`
  grid-area: total;
  text-align: end;
  ${line} {
    align-self: end;
  }
  ${wide} {
    align-self: center;
  }
`;

export const ToggleCell = styled(Cell)`
  grid-area: toggle;
  align-self: start;
  justify-self: end;
  /* The icon, not the place for the finger around it, ends where the numbers end. */
  margin-inline-end: -${space[2]};
  ${line} {
    align-self: center;
  }
`;
