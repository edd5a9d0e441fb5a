import styled from 'styled-components';

/**
 * Lines of one cell of a table, one block also where the row has become a card; there they stand at the end, as every value
 * does. `$cardsBelow` as of the table.
 */
export const Lines = styled.div<{ $cardsBelow: number }>`
  @container (max-width: ${(p) => p.$cardsBelow - 0.02}px) {
    text-align: end;
  }
`;
