import type { Offer } from '@shop/shared/contracts/catalog';
import { formatMoney } from '@shop/shared/format/money';
import { Money, Row, Text } from '@shop/shared/ui';
import { amountOf } from './measure.ts';
import { nextBreak, priceAt } from './price.ts';

interface OfferPriceProps {
  readonly prices: Offer['prices'];
  /** Quantity at which the price is shown: the least that can be ordered. */
  readonly quantity: number;
  readonly unit: string;
  readonly size?: 'l' | 'xl';
}

/** The customer's price of a unit beside the list price; nothing for users without the right to see prices. */
export function OfferPrice({ prices, quantity, unit, size = 'l' }: OfferPriceProps) {
  if (!prices) return null;
  const kopecks = priceAt(prices, quantity);
  return (
    <Row gap={2} align="baseline">
      <Money kopecks={kopecks} per={unit} size={size} weight="bold" />
      {kopecks < prices.base && <Money kopecks={prices.base} struck size="s" />}
    </Row>
  );
}

/** «от 12 пар — 110,00 ₽»: where the next discount begins. */
export function NextBreak({ prices, quantity, unit }: Omit<OfferPriceProps, 'size'>) {
  const step = prices && nextBreak(prices, quantity);
  if (!step) return null;
  return (
    <Text size="xs" tone="muted" numeric>
      от {amountOf(step.fromQuantity, unit)} — {formatMoney(step.kopecks)}
    </Text>
  );
}
