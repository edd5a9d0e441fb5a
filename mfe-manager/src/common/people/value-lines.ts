import { space } from '@shop/ui/theme';
import styled from 'styled-components';

/**
 * Lines of one value of a table, links among them that a finger can hit. Below `$cardsBelow` px of the table, where rows
 * are cards, they end where the other values of the card do.
 */
export const ValueLines = styled.div<{ $cardsBelow: number }>`
  display: grid;
  row-gap: ${space[1]};
  justify-items: start;
  /* A phone and most addresses fit. A table gives no width to text that may break anywhere. */
  min-inline-size: 176px;
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
  }
  @container (max-width: ${(p) => p.$cardsBelow - 0.02}px) {
    justify-items: end;
    min-inline-size: 0;
    text-align: end;
    & > * {
      justify-content: end;
    }
  }
`;
