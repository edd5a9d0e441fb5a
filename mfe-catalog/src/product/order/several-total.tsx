import type { Offer } from '@shop/contracts/catalog/products';
import { amountOf } from '@shop/domain/format/measure';
import { formatMoney } from '@shop/domain/format/money';
import { formatNumber } from '@shop/domain/format/number';
import { Button, Link, Row, Stack, Text, VisuallyHidden } from '@shop/ui';
import { offerLabel } from '../../common/offers/offer-choice.ts';
import { priceAt } from '../../common/offers/price.ts';
import { useBasketQuantities } from '../../common/quantity-fields/quantities-provider.tsx';
import {
  typedQuantity,
  useFollowed,
  useQuantity,
  wantedQuantity,
} from '../../common/quantity-fields/use-quantity.ts';
import type { Product } from '../common/product.queries.ts';

/** «Всего 34 пары, 4 080,00 ₽»: follows what is typed; aloud only what is taken over. */
export function SeveralTotal({ product }: { readonly product: Product }) {
  const typed = useFollowed((quantities) =>
    totalOf(product, (offer) => typedQuantity(quantities, product, offer)),
  );
  const applied = useFollowed((quantities) => totalOf(product, (offer) => wantedQuantity(quantities, offer)));
  return (
    <Row justify="between">
      <Text weight="bold" numeric aria-hidden>
        {typed}
      </Text>
      <VisuallyHidden role="status">{applied}</VisuallyHidden>
      <Link to="/basket/">Перейти в{'\u00a0'}корзину</Link>
    </Row>
  );
}

function totalOf({ offers, measure }: Product, quantityOf: (offer: Offer) => number): string {
  let pieces = 0;
  let kopecks = 0;
  for (const offer of offers) {
    const quantity = quantityOf(offer);
    pieces += quantity;
    if (offer.prices) kopecks += priceAt(offer.prices, quantity) * quantity;
  }
  const amount = `Всего ${amountOf(pieces, measure.measureBase)}`;
  return kopecks > 0 ? `${amount}, ${formatMoney(kopecks)}` : amount;
}

interface SeveralNotesProps {
  readonly offers: readonly Offer[];
  readonly idOf: (offer: Offer) => string;
}

/** Lists how quantities were corrected, each with its size: a cell has no space for it. */
export function SeveralNotes({ offers, idOf }: SeveralNotesProps) {
  return (
    <Stack gap={1}>
      {offers.map((offer) => (
        <NoteOf key={offer.id} offer={offer} id={idOf(offer)} />
      ))}
    </Stack>
  );
}

function NoteOf({ offer, id }: { readonly offer: Offer; readonly id: string }) {
  const { line, quantity, failure } = useQuantity(offer);
  const quantities = useBasketQuantities();
  const { quantity: free } = offer.stockStatus;
  const more = quantity > free && `в\u00a0наличии ${formatNumber(free)}, остальное под\u00a0заказ`;
  const note = failure || [line?.note, more].filter(Boolean).join(', ');
  if (!note) return null;
  return (
    <Row gap={2}>
      <Text size="s" tone={failure ? 'danger' : 'muted'} numeric>
        {offerLabel(offer) || offer.name}: <span id={id}>{note}</span>
      </Text>
      {line?.refusal && (
        <Button variant="quiet" size="s" onClick={() => quantities?.retry({})}>
          Повторить
        </Button>
      )}
    </Row>
  );
}
