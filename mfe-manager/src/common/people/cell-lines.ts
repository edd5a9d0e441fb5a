import { space } from '@shop/ui/theme';
import styled from 'styled-components';

/**
 * Lines of one table value with links large enough to tap. Below `$cardsBelow` px, where rows become cards, they
 * align to the end.
 */
export const CellLines = styled.div<{ $cardsBelow: number }>`
  display: grid;
  row-gap: ${space[1]};
  justify-items: start;
  /* Fits a phone and most email addresses: a table gives no width to text that may break anywhere. */
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
