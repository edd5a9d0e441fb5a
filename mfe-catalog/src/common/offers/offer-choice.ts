import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import type { SmartFilter } from '@shop/contracts/smart-filter/smart-filter-answer';

/** The server may send the keys of a variant in any order; clothing is always chosen by size, then height. */
const AXES_FIRST = ['Размер', 'Рост'];

/**
 * The label of an offer among those of its product: «52-54, 170-176»; empty for a product without variants.
 */
export function offerLabel(offer: Offer): string {
  return variantAxes([offer])
    .map((axis) => offer.variant[axis])
    .join(', ');
}

/**
 * Names of the axes in which variants differ: «Размер», «Рост», then others in the order of the first offer.
 */
export function variantAxes(offers: readonly Offer[]): string[] {
  const axes = new Set(offers.flatMap(({ variant }) => Object.keys(variant)));
  return [...AXES_FIRST.filter((axis) => axes.delete(axis)), ...axes];
}

/** Values chosen in the facets by property name: «Размер» → 9, 10. */
export type VariantFilter = ReadonlyMap<string, readonly string[]>;

/**
 * The values that the filter of an answer restricts. Properties of whole products are included and match any
 * offer.
 */
export function variantFilterOf(filter: SmartFilter): VariantFilter {
  const chosenByName = filter.items.props.map(({ name, values }) => {
    const chosen = values.filter(({ checked }) => checked);
    return [name, chosen.map(({ value }) => value)] as const;
  });
  return new Map(chosenByName.filter(([, values]) => values.length > 0));
}

/**
 * Offers that match the chosen facets and, among these, those that the search names; all offers if none
 * match. A buyer who filters by a size must not be offered another one.
 */
export function matchingOffers(offers: readonly Offer[], variantFilter: VariantFilter): readonly Offer[] {
  const chosen = offers.filter(({ variant }) =>
    [...variantFilter].every(
      ([axis, values]) => variant[axis] === undefined || values.includes(variant[axis]),
    ),
  );
  const fitting = chosen.length > 0 ? chosen : offers;
  const named = fitting.filter(({ isAsked }) => isAsked);
  return named.length > 0 ? named : fitting;
}

/**
 * The offer to show first: among the matching ones the one `shown` before, else one in the basket, else one in stock,
 * else the first. Without a filter this is the default of the product page.
 */
export function firstOffer(
  offers: readonly Offer[],
  variantFilter?: VariantFilter,
  shown?: number,
): Offer | undefined {
  const choice = variantFilter ? matchingOffers(offers, variantFilter) : offers;
  return (
    choice.find(({ id }) => id === shown) ??
    choice.find(({ inBasket }) => inBasket > 0) ??
    choice.find(({ stockStatus }) => stockStatus.isInStock) ??
    choice[0]
  );
}

export type FirstOffers = ReturnType<typeof createFirstOffers>;

/**
 * Answers `firstOffer` of each product and remembers it: when the basket loses the offer, the same one stays on screen
 * under the buyer's hands. An offer that does not match the filter or the search any more gives way.
 */
export function createFirstOffers() {
  const first = new Map<number, number>();
  return (product: Pick<ProductItem, 'id' | 'offers'>, variantFilter?: VariantFilter): Offer | undefined => {
    const offer = firstOffer(product.offers, variantFilter, first.get(product.id));
    if (offer) first.set(product.id, offer.id);
    return offer;
  };
}
