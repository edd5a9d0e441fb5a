import { type FilterChoice, FLAG_URL_ID, printSmartFilter } from '@shop/contracts/smart-filter/smart-filter';
import type { WireFilter } from '@shop/contracts/smart-filter/smart-filter-answer';
import { withDiscount } from '../../pricing/pricing.api.ts';
import { presentFlag, presentProperty, presentRange } from './facet.presenter.ts';
import type { IndexedProperty } from './facet-data.ts';
import { type FacetIndex, type ListingView, PRICE_CODE } from './facet-index.ts';
import type { Condition, Extent, FacetSearch, PriceView } from './facet-search.ts';
import { boundsOf, chosenFacetOf, type SetFacet } from './set-facets.ts';

/** Properties that are expanded initially. */
const EXPANDED_FACETS = 4;

/**
 * Presents the smart filter of a listing in wire names (§3, wire-facts): flags, then properties, chosen ones always
 * included.
 */
export function presentFilter(
  index: FacetIndex,
  found: FacetSearch,
  conditions: readonly Condition[],
  { price, flags }: ListingView,
): WireFilter {
  const own = (facet: Condition['facet']) => conditions.find((condition) => condition.facet === facet);
  const properties = withChosen(index, found, conditions);
  return {
    items: {
      props: [
        ...flags.map((flag) => presentFlag(flag, found, own(flag) !== undefined)),
        ...properties.map((facet, place) =>
          presentProperty(facet, found, own(facet.property), place < EXPANDED_FACETS),
        ),
      ],
      prices: price === null ? [] : presentPrice(index, found, own('price'), price),
    },
    elementCount: found.total,
    setFilterUrlParam: printSmartFilter(toChoice(conditions)),
  };
}

/** Includes chosen facets that the set would not show by itself; otherwise they could not be unselected. */
function withChosen(
  index: FacetIndex,
  { set }: FacetSearch,
  conditions: readonly Condition[],
): readonly SetFacet[] {
  const shown = index.facets(set);
  const hidden = conditions.flatMap((condition) => {
    if (condition.kind !== 'values' && condition.kind !== 'number') return [];
    if (shown.some(({ property }) => property === condition.facet)) return [];
    return [chosenFacet(index, condition.facet, set.positions)];
  });
  if (hidden.length === 0) return shown;
  const { properties } = index.data;
  return [...shown, ...hidden].sort(
    (a, b) => properties.indexOf(a.property) - properties.indexOf(b.property),
  );
}

/** A range that no product of the set has gets the bounds of the whole catalogue. */
function chosenFacet({ data }: FacetIndex, property: IndexedProperty, positions: Uint32Array): SetFacet {
  const facet = chosenFacetOf(property, positions);
  if (property.kind === 'list' || facet.bounds !== null) return facet;
  return { ...facet, bounds: boundsOf(property, data.positions) };
}

function presentPrice(
  index: FacetIndex,
  found: FacetSearch,
  own: Condition | undefined,
  { priceTypeId, discountPercent }: PriceView,
): WireFilter['items']['prices'] {
  const bounds = index.priceBounds(found.set, priceTypeId);
  const list = index.data.prices.get(priceTypeId);
  if (bounds === null || list === undefined) return [];
  const discounted = ({ min, max }: Extent) => ({
    min: rubles(withDiscount(min, discountPercent)),
    max: rubles(withDiscount(max, discountPercent)),
  });
  const left = found.priceRange(list);
  const chosen = own?.kind === 'price' ? { from: rubles(own.from), to: rubles(own.to) } : undefined;
  const values = presentRange(
    `arrFilter_P${priceTypeId}`,
    discounted(bounds),
    left && discounted(left),
    chosen,
  );
  return [{ code: PRICE_CODE, name: 'Цена', values }];
}

/** Returns the applied choice in the order of the filter, without unknown properties and values. */
function toChoice(conditions: readonly Condition[]): FilterChoice {
  return {
    prices: conditions.flatMap((one) =>
      one.kind === 'price' ? [{ code: PRICE_CODE, from: one.from, to: one.to }] : [],
    ),
    props: conditions.flatMap((one): FilterChoice['props'] => {
      if (one.kind === 'price') return [];
      const { code } = one.facet;
      if (one.kind === 'flag') return [{ code, values: [FLAG_URL_ID] }];
      if (one.kind === 'number') return [{ code, from: one.from, to: one.to }];
      const chosen = [...one.values].sort((a, b) => a - b);
      return [{ code, values: chosen.map((value) => one.facet.values[value]!.urlId) }];
    }),
  };
}

function rubles<K extends number | undefined>(kopecks: K) {
  return (kopecks === undefined ? undefined : kopecks / 100) as K;
}
