import { formatMoney } from '@shop/shared/format/money';
import { formatNumber } from '@shop/shared/format/number';
import { Facts, Heading, Stack } from '@shop/shared/ui';
import { amountOf } from '../offers/measure.ts';
import { breakRanges, type Prices } from '../offers/price.ts';

/** Price of a unit by the quantity ordered. */
export function PriceBreaks({ prices, unit }: { readonly prices: Prices; readonly unit: string }) {
  return (
    <Stack gap={2}>
      <Heading level={2} size="s">
        Чем больше, тем дешевле
      </Heading>
      <Facts
        layout="dots"
        facts={breakRanges(prices).map(({ from, to, kopecks }) => ({
          term: to === null ? `от ${amountOf(from, unit)}` : `${formatNumber(from)}–${amountOf(to, unit)}`,
          value: formatMoney(kopecks),
        }))}
      />
    </Stack>
  );
}
