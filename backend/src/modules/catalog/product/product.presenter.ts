import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import { previewName, zoomName } from '../../../platform/media/picture-name.ts';
import type { PriceTerms } from '../../offers/offers.api.ts';
import { withDiscount } from '../../pricing/pricing.api.ts';
import type { OfferRecord, ProductRecord } from './products.repository.ts';

/** Whose eyes the prices are for: null terms hide them. */
export type ShownTerms = PriceTerms | null;

/** A product of a listing (§3): its offers, and over all of them the lowest price and the whole stock. */
export function presentProduct(product: ProductRecord, terms: ShownTerms): ProductItem {
  const offers = product.offers.map((offer) => presentOffer(offer, terms));
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
      measureCustom:
        product.measureCustom !== null && product.measureFactor !== null
          ? { name: product.measureCustom, factor: product.measureFactor }
          : null,
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

function presentOffer(offer: OfferRecord, terms: ShownTerms): Offer {
  const quantity = offer.stocks.reduce((sum, { freeQuantity }) => sum + freeQuantity, 0);
  const arrivals = offer.stocks.map(({ arrivalOn }) => arrivalOn);
  return {
    id: offer.id,
    article: offer.article,
    name: offer.name,
    variant: offer.variant,
    prices: presentPrices(offer, terms),
    stockStatus: { isInStock: quantity > 0, quantity, arrivalOn: earliest(arrivals) },
    warehouses: offer.stocks.map(({ warehouse, freeQuantity, arrivalOn, arrivalQuantity }) => ({
      name: warehouse,
      quantity: freeQuantity,
      arrivalOn,
      arrivalQuantity: arrivalOn === null ? 0 : arrivalQuantity,
    })),
    inBasket: offer.inBasket ?? 0,
  };
}

/** The general list price, and what the customer pays from each quantity on. */
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

/** Pictures are served by the web origin; listings take the small one. */
export function previewUrl(picture: string | null): string | null {
  return picture === null ? null : `/media/${previewName(picture)}`;
}

/** A picture of the product page, small, whole and over the whole screen. */
export function presentPicture(picture: string) {
  return {
    preview: `/media/${previewName(picture)}`,
    detail: `/media/${picture}`,
    zoom: `/media/${zoomName(picture)}`,
  };
}
