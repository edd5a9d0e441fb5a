import styled from 'styled-components';
import { formatMoney } from '../../format/money.ts';
import { color } from '../../theme/index.ts';
import { Text, type TextLook } from '../text/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type MoneyProps = Pick<TextLook, 'size' | 'weight' | 'tone'> & {
  kopecks: number;
  /** A price that no longer holds. */
  struck?: boolean;
  /** What it is for: «шт», «пару». */
  per?: string;
};

/** A sum, `1 234,50 ₽`, in figures of one width, never broken between lines. */
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
