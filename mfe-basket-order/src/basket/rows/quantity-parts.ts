import { Digits as TypedDigits } from '@shop/ui/parts/quantity-parts';
import { color, font, text } from '@shop/ui/theme';
import styled from 'styled-components';

/** Kept clear of the page's header and the bar at its bottom when the focus scrolls it into sight. */
export const Digits = styled(TypedDigits)`
  flex: 1 0 auto;
  scroll-margin-block: 128px 160px;
`;

/** The line of the message is reserved, so that a row does not grow when one appears. */
export const Note = styled.div<{ $isBad: boolean; $isNews: boolean }>`
  min-block-size: 16px;
  ${text.xs}
  ${font.tabular}
  color: ${(p) => (p.$isBad ? color.danger : p.$isNews ? color.warning : color.textMuted)};
  overflow-wrap: anywhere;
`;
