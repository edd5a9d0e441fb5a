import { crc32 } from 'node:zlib';
import { type FilterChoice, printSmartFilter } from '@shop/shared/contracts/smart-filter';
import type { SmartFilter } from '@shop/shared/contracts/smart-filter-answer';
import { withDiscount } from '../basket/price.ts';
import type { IndexedSection } from './facet-data.ts';
import { type FacetIndex, PRICE_CODE, type SectionFacet } from './facet-index.ts';
import type { Bounds, Condition, FacetSearch, PriceView } from './facet-search.ts';

/** How many facets are open from the start. */
const EXPANDED_FACETS = 4;

type Property = SmartFilter['items']['props'][number];

/** The smart filter of a listing on the wire (§3, wire-facts): facets in their order, the chosen ones always there. */
export function presentFilter(
  index: FacetIndex,
  section: IndexedSection | null,
  found: FacetSearch,
  conditions: readonly Condition[],
  price: PriceView | null,
): SmartFilter {
  const facets = withChosen(index, section, conditions);
  return {
    items: {
      props: facets.map((facet, place) => presentFacet(facet, place, found, conditions)),
      prices: price === null ? [] : presentPrice(index, section, found, conditions, price),
    },
    elementCount: found.total,
    setFilterUrlParam: printSmartFilter(toChoice(conditions)),
  };
}

/** A chosen facet stays visible where the section alone would not show it. */
function withChosen(
  index: FacetIndex,
  section: IndexedSection | null,
  conditions: readonly Condition[],
): readonly SectionFacet[] {
  const shown = index.facets(section);
  const hidden = conditions.flatMap((condition) =>
    condition.kind === 'price' || shown.some(({ property }) => property === condition.property)
      ? []
      : index.facet(condition.property, section),
  );
  return [...shown, ...hidden];
}

function presentFacet(
  { property, values, bounds }: SectionFacet,
  place: number,
  found: FacetSearch,
  conditions: readonly Condition[],
): Property {
  const own = conditions.find((one) => one.kind !== 'price' && one.property === property);
  const controlName = `arrFilter_${property.id}`;
  const chosen = own?.kind === 'values' ? own.values : new Set<number>();
  const counts = values.length > 0 ? found.countValues(property) : new Uint32Array();
  return {
    id: property.id,
    code: property.code,
    name: property.name,
    displayType: property.kind === 'number' ? 'range' : 'list',
    displayExpanded: own !== undefined || place < EXPANDED_FACETS,
    unit: property.unit,
    values: values.map((position, sort) => {
      const { value, urlId } = property.values[position]!;
      const elementCount = counts[position]!;
      const checked = chosen.has(position);
      return {
        controlName: `${controlName}_${crc32(urlId)}`,
        value,
        urlId,
        checked,
        // A chosen value can always be taken back.
        disabled: elementCount === 0 && !checked,
        elementCount,
        sort,
      };
    }),
    range:
      bounds === null
        ? null
        : presentRange(
            controlName,
            bounds,
            found.rangeOf(property),
            own?.kind === 'number' ? own : undefined,
          ),
  };
}

function presentPrice(
  index: FacetIndex,
  section: IndexedSection | null,
  found: FacetSearch,
  conditions: readonly Condition[],
  { priceTypeId, discountPercent }: PriceView,
): SmartFilter['items']['prices'] {
  const bounds = index.priceBounds(section, priceTypeId);
  const list = index.data.prices.get(priceTypeId);
  if (bounds === null || list === undefined) return [];
  const paid = ({ min, max }: MinMax) => ({
    min: withDiscount(min, discountPercent),
    max: withDiscount(max, discountPercent),
  });
  const left = found.priceRange(list);
  const own = conditions.find(({ kind }) => kind === 'price') as Bounds | undefined;
  const range = presentRange(`arrFilter_P${priceTypeId}`, paid(bounds), left && paid(left), own);
  return [{ code: PRICE_CODE, name: 'Цена', range }];
}

interface MinMax {
  readonly min: number;
  readonly max: number;
}

function presentRange(
  controlName: string,
  { min, max }: MinMax,
  left: MinMax | null,
  chosen: Bounds | undefined,
) {
  return {
    controlNameMin: `${controlName}_MIN`,
    controlNameMax: `${controlName}_MAX`,
    min,
    max,
    filteredMin: left?.min ?? min,
    filteredMax: left?.max ?? max,
    chosenMin: chosen?.from ?? null,
    chosenMax: chosen?.to ?? null,
  };
}

/** What is really chosen, in the order of the URL; unknown properties and values are gone. */
function toChoice(conditions: readonly Condition[]): FilterChoice {
  return {
    prices: conditions.flatMap((one) =>
      one.kind === 'price' ? [{ code: PRICE_CODE, from: one.from, to: one.to }] : [],
    ),
    props: conditions.flatMap((one): FilterChoice['props'] => {
      if (one.kind === 'price') return [];
      const { code, values } = one.property;
      if (one.kind === 'number') return [{ code, from: one.from, to: one.to }];
      return [{ code, values: [...one.values].sort((a, b) => a - b).map((value) => values[value]!.urlId) }];
    }),
  };
}
