import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import { previewName, zoomName } from '../../../platform/media/picture-name.ts';
import { type PriceTerms, packOf } from '../../offers/offers.api.ts';
import { withDiscount } from '../../pricing/pricing.api.ts';
import type { OfferRecord, ProductRecord } from './products.repository.ts';

/** Price terms of the customer; null hides prices. */
export type ShownTerms = PriceTerms | null;

interface Presented {
  /** Whether offers have the stock of each warehouse. */
  readonly withWarehouses?: boolean;
}

/**
 * Presents a product of a listing in wire names (§3): its offers, their lowest price and their total stock. Prices are
 * in kopecks.
 */
export function presentProduct(
  product: ProductRecord,
  terms: ShownTerms,
  { withWarehouses = true }: Presented = {},
): ProductItem {
  const offers = product.offers.map((offer) => presentOffer(offer, terms, withWarehouses));
  const quantity = offers.reduce((sum, { stockStatus }) => sum + stockStatus.quantity, 0);
  return {
    id: product.id,
    code: product.code,
    name: product.name,
    article: product.article,
    brand: product.brand,
    previewPicture: previewUrl(product.picture),
    prices: cheapest(offers),
    offers,
    inBasket: offers.reduce((sum, { inBasket }) => sum + inBasket, 0),
    checked: false,
    measure: {
      measureBase: product.measureBase,
      measureCustom: packOf(product),
    },
    stockStatus: {
      isInStock: quantity > 0,
      quantity,
      arrivalOn: earliest(offers.map(({ stockStatus }) => stockStatus.arrivalOn)),
    },
    minOrderCount: product.minOrderCount,
    multiplicity: product.multiplicity,
    isPurchased: product.isPurchased,
  };
}

function presentOffer(offer: OfferRecord, terms: ShownTerms, withWarehouses: boolean): Offer {
  const quantity = offer.stocks.reduce((sum, { freeQuantity }) => sum + freeQuantity, 0);
  const arrivals = offer.stocks.map(({ arrivalOn }) => arrivalOn);
  return {
    id: offer.id,
    article: offer.article,
    name: offer.name,
    variant: offer.variant,
    prices: presentPrices(offer, terms),
    stockStatus: { isInStock: quantity > 0, quantity, arrivalOn: earliest(arrivals) },
    ...(withWarehouses && { warehouses: offer.stocks.map(presentStock) }),
    inBasket: offer.inBasket ?? 0,
  };
}

function presentStock({
  warehouse,
  freeQuantity,
  arrivalOn,
  arrivalQuantity,
}: OfferRecord['stocks'][number]) {
  return {
    name: warehouse,
    quantity: freeQuantity,
    arrivalOn,
    arrivalQuantity: arrivalOn === null ? 0 : arrivalQuantity,
  };
}

/** The general list price, and the customer's price from each quantity on. */
function presentPrices({ breaks, listKopecks }: OfferRecord, terms: ShownTerms): Offer['prices'] {
  if (!terms || breaks.length === 0 || listKopecks === null) return null;
  return {
    base: listKopecks,
    breaks: breaks.map(({ fromQuantity, kopecks }) => ({
      fromQuantity,
      kopecks: withDiscount(kopecks, terms.discountPercent),
    })),
  };
}

function cheapest(offers: readonly Offer[]): Offer['prices'] {
  const priced = offers.flatMap(({ prices }) => prices ?? []);
  return priced.length === 0
    ? null
    : priced.reduce((least, prices) =>
        prices.breaks[0]!.kopecks < least.breaks[0]!.kopecks ? prices : least,
      );
}

function earliest(days: readonly (string | null)[]): string | null {
  return days.filter((day) => day !== null).sort()[0] ?? null;
}

/** URL of a picture's preview, as listings use it; null without a picture. */
export function previewUrl(picture: string | null): string | null {
  return picture === null ? null : `/media/${previewName(picture)}`;
}

/** URLs of a picture as preview, in the gallery, and full screen. */
export function presentPicture(picture: string) {
  return {
    preview: `/media/${previewName(picture)}`,
    detail: `/media/${picture}`,
    zoom: `/media/${zoomName(picture)}`,
  };
}
