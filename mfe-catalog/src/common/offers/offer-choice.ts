import type { Offer } from '@shop/contracts/catalog/products';
import type { SmartFilter } from '@shop/contracts/smart-filter/smart-filter-answer';

const byNumber = new Intl.Collator('ru', { numeric: true });

/** Servers may send the keys of a variant in any order; clothing is always asked for by size, then height. */
const AXES_FIRST = ['Размер', 'Рост'];

/** What an offer is called among its neighbours: «52-54, 170-176»; empty for a product without variants. */
export function offerLabel(offer: Offer): string {
  return variantAxes([offer])
    .map((axis) => offer.variant[axis])
    .join(', ');
}

/** Names of what the variants differ in: «Размер», «Рост», then any others in the order of the first offer. */
export function variantAxes(offers: readonly Offer[]): string[] {
  const axes = new Set(offers.flatMap(({ variant }) => Object.keys(variant)));
  return [...AXES_FIRST.filter((axis) => axes.delete(axis)), ...axes];
}

/** Values chosen in the facets by the name of their property: «Размер» → 9, 10. */
export type AskedVariants = ReadonlyMap<string, readonly string[]>;

/** What the filter of an answer asks for; properties of whole products are in it too, and match any offer. */
export function askedVariants(filter: SmartFilter): AskedVariants {
  const asked = filter.items.props.map(({ name, values }) => {
    const chosen = values.filter(({ checked }) => checked);
    return [name, chosen.map(({ value }) => value)] as const;
  });
  return new Map(asked.filter(([, values]) => values.length > 0));
}

/**
 * The offers a buyer looks for: those of the chosen facets, and among these the ones the search names; all of them
 * where nothing fits. Whoever filters by a size must not be sold another one.
 */
export function askedOffers(offers: readonly Offer[], asked: AskedVariants): readonly Offer[] {
  const chosen = offers.filter(({ variant }) =>
    [...asked].every(([axis, values]) => variant[axis] === undefined || values.includes(variant[axis])),
  );
  const fitting = chosen.length > 0 ? chosen : offers;
  const named = fitting.filter(({ isAsked }) => isAsked);
  return named.length > 0 ? named : fitting;
}

/**
 * The offer to show first: of those asked for, what is in the basket already, else what is in stock, else the first.
 * Without `asked` it is what the product's own page begins with.
 */
export function firstOffer(offers: readonly Offer[], asked?: AskedVariants): Offer | undefined {
  const choice = asked ? askedOffers(offers, asked) : offers;
  return (
    choice.find(({ inBasket }) => inBasket > 0) ??
    choice.find(({ stockStatus }) => stockStatus.isInStock) ??
    choice[0]
  );
}

export interface OfferMatrix {
  readonly columnAxis: string;
  readonly rowAxis: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** Missing where that size is not made. */
  offerAt(row: string, column: string): Offer | undefined;
}

/** Offers that differ in exactly two things as a table, sizes across and heights down; undefined for any others. */
export function offerMatrix(offers: readonly Offer[]): OfferMatrix | undefined {
  const [columnAxis, rowAxis, third] = variantAxes(offers);
  if (!columnAxis || !rowAxis || third) return undefined;
  const cells = new Map(
    offers.map((offer) => [`${offer.variant[rowAxis]}\n${offer.variant[columnAxis]}`, offer]),
  );
  return {
    columnAxis,
    rowAxis,
    columns: valuesOf(offers, columnAxis),
    rows: valuesOf(offers, rowAxis),
    offerAt: (row, column) => cells.get(`${row}\n${column}`),
  };
}

/** Values of one axis; numbers are put in order, words (S, M, XL) stay in the order of the catalogue. */
function valuesOf(offers: readonly Offer[], axis: string): string[] {
  const values = [...new Set(offers.flatMap(({ variant }) => variant[axis] ?? []))];
  return values.every((value) => /^\d/.test(value)) ? values.sort(byNumber.compare) : values;
}
