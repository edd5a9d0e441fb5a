import type { Offer } from '@shop/contracts/catalog/products';
import { useIsAllowed } from '@shop/platform/session';
import { Slot } from '@shop/remote';
import { useState } from 'react';
import { createFirstOffers } from '../common/offers/offer-choice.ts';
import { OfferPicker } from '../common/offers/offer-picker.tsx';
import { NextBreak, OfferPrice } from '../common/offers/offer-price.tsx';
import { StockStatus } from '../common/offers/stock-status.tsx';
import type { ComparedProduct } from './compare.queries.ts';
import { CompareLine } from './compare-line.tsx';

/** Price, stock and basket button of the chosen size of each product. */
export function OrderRows({ items }: { readonly items: readonly ComparedProduct[] }) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const hasBasket = useIsAllowed('basket.use');
  const [firstOf] = useState(createFirstOffers);
  const offerOf = (product: ComparedProduct): Offer | undefined =>
    product.offers.find(({ id }) => id === chosen.get(product.id)) ?? firstOf(product);
  const choose = (productId: number, offerId: number) =>
    setChosen((before) => new Map(before).set(productId, offerId));

  return (
    <tbody>
      {items.some(({ offers }) => offers.length > 1) && (
        <CompareLine name="Вариант" items={items} isScreenOnly>
          {(product) => <Choice product={product} offer={offerOf(product)} onChoose={choose} />}
        </CompareLine>
      )}
      {items.some(({ prices }) => prices) && (
        <CompareLine name="Цена" items={items}>
          {(product) => <Price product={product} offer={offerOf(product)} />}
        </CompareLine>
      )}
      <CompareLine name="Наличие" items={items}>
        {(product) => (
          <StockStatus stock={(offerOf(product) ?? product).stockStatus} unit={product.measure.measureBase} />
        )}
      </CompareLine>
      {hasBasket && (
        <CompareLine name="Заказ" items={items} isScreenOnly>
          {(product) => <Order product={product} offer={offerOf(product)} />}
        </CompareLine>
      )}
    </tbody>
  );
}

interface OfferProps {
  readonly product: ComparedProduct;
  readonly offer: Offer | undefined;
}

interface ChoiceProps extends OfferProps {
  readonly onChoose: (productId: number, offerId: number) => void;
}

function Choice({ product, offer, onChoose }: ChoiceProps) {
  if (!offer) return null;
  return (
    <OfferPicker
      product={product.name}
      offers={product.offers}
      chosen={offer}
      onChoose={(offerId) => onChoose(product.id, offerId)}
    />
  );
}

function Price({ product, offer }: OfferProps) {
  const price = {
    prices: (offer ?? product).prices,
    quantity: product.minOrderCount,
    unit: product.measure.measureBase,
  };
  return (
    <>
      <OfferPrice {...price} />
      <NextBreak {...price} />
    </>
  );
}

function Order({ product, offer }: OfferProps) {
  if (!offer) return null;
  return (
    <Slot
      // Another size is another basket row, so its quantity must not carry over.
      key={offer.id}
      name="product.add-to-basket"
      offerId={offer.id}
      productName={product.name}
      isInStock={offer.stockStatus.isInStock}
      minOrderCount={product.minOrderCount}
      multiplicity={product.multiplicity}
      inBasket={offer.inBasket}
      measure={product.measure.measureBase}
      measureCustom={product.measure.measureCustom}
    />
  );
}
