import { type FilterChoice, FLAG_URL_ID, printSmartFilter } from '@shop/contracts/smart-filter/smart-filter';
import type { WireFilter } from '@shop/contracts/smart-filter/smart-filter-answer';
import { withDiscount } from '../../pricing/pricing.api.ts';
import { presentFlag, presentProperty, presentRange } from './facet.presenter.ts';
import type { IndexedProperty } from './facet-data.ts';
import { type FacetIndex, type ListingView, PRICE_CODE } from './facet-index.ts';
import type { Condition, Extent, FacetSearch, PriceView } from './facet-search.ts';
import { boundsOf, chosenFacetOf, type SetFacet } from './set-facets.ts';

/** How many properties are open from the start. */
const EXPANDED_FACETS = 4;

/** The smart filter of a listing on the wire (§3, wire-facts): flags, then properties, the chosen ones always there. */
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

/** A chosen facet stays visible where the products alone would not show it: else it could not be taken back. */
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

/** Of a range that no product of the set is in, the bounds are those of the whole catalogue. */
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
  const paid = ({ min, max }: Extent) => ({
    min: rubles(withDiscount(min, discountPercent)),
    max: rubles(withDiscount(max, discountPercent)),
  });
  const left = found.priceRange(list);
  const chosen = own?.kind === 'price' ? { from: rubles(own.from), to: rubles(own.to) } : undefined;
  const values = presentRange(`arrFilter_P${priceTypeId}`, paid(bounds), left && paid(left), chosen);
  return [{ code: PRICE_CODE, name: 'Цена', values }];
}

/** What is really chosen, in the order of the filter; unknown properties and values are gone. */
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
