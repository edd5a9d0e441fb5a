import styled from 'styled-components';

/**
 * Lines of one table cell, kept together when the row becomes a card and aligned to its end like other values. Pass
 * the `cardsBelow` of the table.
 */
export const CellLines = styled.div<{ $cardsBelow: number }>`
  @container (max-width: ${(p) => p.$cardsBelow - 0.02}px) {
    text-align: end;
  }
`;
