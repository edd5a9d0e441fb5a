import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import { formatNumber } from '@shop/domain/format/number';
import { Button, Text } from '@shop/ui';
import { Money } from '@shop/ui/parts/money';
import { packOf, packsIn } from '../../common/offers/measure.ts';
import { priceAt } from '../../common/offers/price.ts';
import { Note } from '../../common/quantity-fields/cell-parts.ts';
import { useBasketQuantities } from '../../common/quantity-fields/quantities-provider.tsx';
import { useQuantity, useTypedQuantity } from '../../common/quantity-fields/use-quantity.ts';

interface RowSumProps {
  readonly product: ProductItem;
  readonly offer: Offer;
  /** Id of the note, which describes the field. */
  readonly id: string;
}

/** Shows the sum of the row while it is typed, and a note on its quantity: a problem, «в корзине 24», or the rule. */
export function RowSum({ product, offer, id }: RowSumProps) {
  const { line, quantity, failure, isStored } = useQuantity(offer);
  const quantities = useBasketQuantities();
  const typed = useTypedQuantity(product, offer);
  const packs = packsIn(product.measure, quantity);
  return (
    <>
      {offer.prices && typed > 0 && (
        <Money kopecks={priceAt(offer.prices, typed) * typed} size="s" weight="medium" />
      )}
      <Note id={id} $isBad={Boolean(failure)}>
        {failure ||
          (isStored ? (
            <>
              {line?.note && `${line.note}, `}
              <Text size="xs" tone="success" weight="medium">
                в{'\u00a0'}корзине{'\u00a0'}
                {formatNumber(quantity)}
              </Text>
              {!line?.note && packs && ` · ${packs.split(' = ')[0]}`}
            </>
          ) : (
            line?.note || packs || ruleOf(product) || packOf(product.measure)
          ))}
      </Note>
      {line?.refusal && (
        <Button variant="quiet" size="s" onClick={() => quantities?.retry({})}>
          Повторить
        </Button>
      )}
    </>
  );
}

/** «от 10, кратно 5», or nothing where any quantity will do. */
function ruleOf({ minOrderCount, multiplicity }: ProductItem): string {
  return [
    minOrderCount > multiplicity && `от ${formatNumber(minOrderCount)}`,
    multiplicity > 1 && `кратно ${formatNumber(multiplicity)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
