import { printListingPath } from '@shop/contracts/smart-filter/smart-filter';
import type { IndexedProperty, IndexedSection } from '../facets/facet-data.ts';
import type { FacetIndex } from '../facets/facet-index.ts';
import type { SetFacet } from '../facets/set-facets.ts';

interface Tag {
  readonly name: string;
  readonly link: string;
}

/** A useful tag selects neither a handful of the products nor nearly all of them. */
const [LEAST_SHARE, MOST_SHARE] = [0.05, 0.8];
const LEAST_PRODUCTS = 3;
const [FACETS, TAGS_OF_FACET, TAGS] = [4, 3, 8];
/** «Нитрил» is clear by itself; «да», «52-54» and «ГОСТ 12.4.253-2013» mean nothing without their property. */
const isSelfExplanatory = /^\p{L}\p{Ll}{3}.{0,26}$/u;
/** Brands have their own pages. */
const BRAND = 'brand';

const cache = new WeakMap<FacetIndex, Map<IndexedSection | null, readonly Tag[]>>();

/** Links to frequent values of a section, cached per index. None for the whole catalogue. */
export function tagsOf(index: FacetIndex, section: IndexedSection | null): Tag[] {
  if (section === null) return [];
  const ofIndex = cache.get(index) ?? new Map<IndexedSection | null, readonly Tag[]>();
  cache.set(index, ofIndex);
  const tags = ofIndex.get(section) ?? findTags(index, section);
  ofIndex.set(section, tags);
  return [...tags];
}

function findTags(index: FacetIndex, section: IndexedSection): readonly Tag[] {
  const set = index.set({ kind: 'section', section });
  const size = set.positions.length;
  return index
    .facets(set)
    .filter(({ property }) => property.kind === 'list' && property.code !== BRAND)
    .map((facet) => frequentValues(facet, size))
    .filter((values) => values.length > 0)
    .slice(0, FACETS)
    .flat()
    .slice(0, TAGS)
    .map(({ property, value }) => tagOf(section, property, value));
}

function frequentValues({ property, values, counts }: SetFacet, size: number) {
  return values
    .map((value, place) => ({ property, value, count: counts[place]! }))
    .filter(({ value, count }) => {
      const isFrequent = count >= Math.max(size * LEAST_SHARE, LEAST_PRODUCTS) && count <= size * MOST_SHARE;
      return isFrequent && isSelfExplanatory.test(property.values[value]!.value);
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, TAGS_OF_FACET);
}

function tagOf({ path }: IndexedSection, property: IndexedProperty, position: number): Tag {
  const { value, urlId } = property.values[position]!;
  const choice = { prices: [], props: [{ code: property.code, values: [urlId] }] };
  return { name: value, link: `/catalog/${printListingPath(path, choice)}` };
}
