import type { Offer } from '@shop/contracts/catalog/products';
import { formatShortDay } from '@shop/domain/format/date';
import { amountOf } from '@shop/domain/format/measure';
import { color, text } from '@shop/ui/theme';
import styled from 'styled-components';

interface StockStatusProps {
  readonly stock: Offer['stockStatus'];
  readonly unit: string;
  /** The stock is a total of all sizes. */
  readonly isOfAll?: boolean;
}

/** The free stock and the next delivery: «1 240 пар», «5 шт, ещё 28 нояб.», «Ожидаем 28 нояб.». */
export function StockStatus({ stock, unit, isOfAll = false }: StockStatusProps) {
  const { isInStock, quantity, arrivalOn } = stock;
  const arrival = arrivalOn && formatShortDay(arrivalOn);
  if (isInStock)
    return (
      <Line $state="in">
        <span>
          В наличии {amountOf(quantity, unit)}
          {isOfAll && ' во всех размерах'}
          {arrival && (
            <>
              , <Later>ещё {arrival}</Later>
            </>
          )}
        </span>
      </Line>
    );
  return <Line $state={arrival ? 'soon' : 'out'}>{arrival ? `Ожидаем ${arrival}` : 'Нет в наличии'}</Line>;
}

const dots = { in: color.success, soon: color.warning, out: color.control };

const Line = styled.div<{ $state: keyof typeof dots }>`
  display: flex;
  align-items: baseline;
  gap: 6px;
  min-inline-size: 0;
  ${text.s}
  color: ${(p) => (p.$state === 'in' ? color.success : p.$state === 'soon' ? color.warning : color.textMuted)};
  &::before {
    content: '';
    flex: none;
    inline-size: 7px;
    block-size: 7px;
    margin-inline: 1px;
    border-radius: 50%;
    background: ${(p) => dots[p.$state]};
    forced-color-adjust: none;
  }
`;

const Later = styled.span`
  white-space: nowrap;
  color: ${color.textMuted};
`;
