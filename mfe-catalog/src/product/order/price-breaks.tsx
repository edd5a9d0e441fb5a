import { amountOf } from '@shop/domain/format/measure';
import { formatMoney } from '@shop/domain/format/money';
import { formatNumber } from '@shop/domain/format/number';
import { Heading, Stack } from '@shop/ui';
import { Facts } from '@shop/ui/parts/facts';
import type { Prices } from '../../common/offers/price.ts';
import { priceRanges } from '../../common/offers/price-ranges.ts';

interface PriceBreaksProps {
  readonly prices: Prices;
  /** The minimum order. */
  readonly least: number;
  readonly unit: string;
}

/** The unit price by ordered quantity. */
export function PriceBreaks({ prices, least, unit }: PriceBreaksProps) {
  const ranges = priceRanges(prices, least);
  if (ranges.length < 2) return null;
  return (
    <Stack gap={2} as="section">
      <Heading level={2} size="s">
        Чем больше, тем дешевле
      </Heading>
      <Facts
        layout="dots"
        facts={ranges.map(({ from, to, kopecks }) => ({
          term: to === null ? `от ${amountOf(from, unit)}` : `${formatNumber(from)}–${amountOf(to, unit)}`,
          value: formatMoney(kopecks),
        }))}
      />
    </Stack>
  );
}
