import { formatMoney } from '@shop/domain/format/money';
import { Stack, Text } from '@shop/ui';
import { Progress } from '@shop/ui/parts/progress';
import type { BasketState, BasketTerms } from '../state/basket-state.ts';
import { orderSum } from './order-sum.ts';

interface OrderLimitsProps {
  readonly basket: BasketState;
  readonly terms: BasketTerms;
}

/** How far it is to the least order and to free delivery; nothing for those who see no prices. */
export function OrderLimits({ basket, terms }: OrderLimitsProps) {
  const { minimumOrderKopecks: least, freeDeliveryFromKopecks: free } = terms.summary;
  const sum = orderSum(basket, terms);
  if (sum === null || (least === null && free === null)) return null;
  return (
    <Stack gap={3}>
      {least !== null && sum < least && (
        <Progress
          label="До минимального заказа"
          value={sum}
          max={least}
          valueText={`ещё ${formatMoney(least - sum)}`}
        />
      )}
      {free !== null &&
        (sum < free ? (
          <Progress
            label="До бесплатной доставки"
            value={sum}
            max={free}
            valueText={`ещё ${formatMoney(free - sum)}`}
          />
        ) : (
          <Text as="p" size="s" tone="success">
            Доставка бесплатная: заказ от{'\u00a0'}
            {formatMoney(free)}
          </Text>
        ))}
    </Stack>
  );
}
