import { formatMoney } from '@shop/domain/format/money';
import styled from 'styled-components';
import { Text, type TextLook } from '../../core/text/text.tsx';
import { color } from '../../core/theme/index.ts';
import { VisuallyHidden } from '../../core/visually-hidden/visually-hidden.tsx';

export type MoneyProps = Pick<TextLook, 'size' | 'weight' | 'tone'> & {
  kopecks: number;
  /** A former price. */
  struck?: boolean;
  /** The unit of the price: «шт», «пару». */
  per?: string;
};

/** A sum, `1 234,50 ₽`, in tabular figures and without line breaks. */
export function Money({ kopecks, struck, per, ...look }: MoneyProps) {
  const sum = formatMoney(kopecks);
  return (
    <Text as={struck ? 's' : 'span'} numeric nowrap {...look} tone={struck ? 'subtle' : look.tone}>
      {struck && <VisuallyHidden>Прежняя цена: </VisuallyHidden>}
      {sum}
      {per && <Per> / {per}</Per>}
    </Text>
  );
}

const Per = styled.span`
  color: ${color.textSubtle};
  font-weight: 400;
`;
