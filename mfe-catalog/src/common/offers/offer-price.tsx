import type { Offer } from '@shop/contracts/catalog/products';
import { amountOf, perUnit } from '@shop/domain/format/measure';
import { formatMoney } from '@shop/domain/format/money';
import { Badge, Row, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { nextBreak, priceAt } from './price.ts';

interface OfferPriceProps {
  readonly prices: Offer['prices'];
  /** The quantity at which the price is shown, the minimum order. */
  readonly quantity: number;
  readonly unit: string;
  readonly size?: 'l' | 'xl';
}

/** The customer's unit price and its discount; nothing for users without the right to prices. */
export function OfferPrice({ prices, quantity, unit, size = 'l' }: OfferPriceProps) {
  if (!prices) return null;
  const kopecks = priceAt(prices, quantity);
  const discount = Math.round((1 - kopecks / prices.base) * 100);
  return (
    <Row gap={2} align="baseline">
      <Money kopecks={kopecks} per={perUnit(unit)} size={size} weight="bold" />
      {size === 'xl' && discount > 0 && <Money kopecks={prices.base} struck size="m" />}
      {discount > 0 && (
        <Badge tone="accent" title={`Базовая цена ${formatMoney(prices.base)}`}>
          −{discount}&nbsp;%
        </Badge>
      )}
    </Row>
  );
}

/** «от 12 пар — 110,00 ₽»: the next price break. */
export function NextBreak({ prices, quantity, unit }: Omit<OfferPriceProps, 'size'>) {
  const step = prices && nextBreak(prices, quantity);
  if (!step) return null;
  return (
    <Text size="xs" tone="muted" numeric>
      от {amountOf(step.fromQuantity, unit)} — {formatMoney(step.kopecks)}
    </Text>
  );
}
