import type { getSearchListing } from '@shop/contracts/catalog/search-listings';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { parseListingPath } from '@shop/contracts/smart-filter/smart-filter';
import type { WireFilter } from '@shop/contracts/smart-filter/smart-filter-answer';
import { SEARCH_MIN_LENGTH } from '@shop/domain/constants';
import type { Actor } from '../../platform/actor/actor.ts';
import {
  type FacetIndex,
  type IndexedSection,
  type ListingBase,
  type ListingQuery,
  type ListingRows,
  readFilterOf,
  readListingOf,
  sectionAt,
  sectionTrail,
} from '../catalog/catalog.api.ts';
import type { Found, SearchIndex } from './index/search-index.ts';
import type { QueryWord } from './language/query.ts';
import { matchesIn } from './mark.ts';
import { mayNameOffer, namedOffers } from './named-offers.ts';
import { neighboursOf } from './neighbours.ts';

interface SearchFilterQuery {
  readonly query: string;
  readonly sectionPath: string;
  readonly filterList: string;
}

interface SearchQuery extends ListingQuery {
  readonly query: string;
  /** Narrows the results to these ids (`12,15,90`); without a query it lists just these. */
  readonly ids?: string | undefined;
}

/** Runs a query as a listing (§7). `path` is the raw rest of the URL with section and smart filter. */
export async function readSearchListing(
  rows: ListingRows,
  actor: Actor,
  index: SearchIndex,
  path: string,
  query: SearchQuery,
): Promise<WireAnswer<typeof getSearchListing>> {
  const { sectionPath, filter } = parseListingPath(path);
  const { catalog } = index.searchable;
  const found = findOrNothing(index, query.query);
  const ids = query.query === '' && query.ids ? query.ids.split(',').map(Number) : null;
  const products = ids ? listOf(ids) : baseOf(index, found, query.ids);
  const base = { ...products, section: sectionAt(catalog, sectionPath) };
  const listing = await readListingOf(rows, actor, catalog, base, filter, query);
  const { items } = listing.products;
  const isNothing = ids === null && found.positions.length === 0;
  return {
    ...listing,
    products: { ...listing.products, items: withNamedOffers(index, items, found.corrected ?? query.query) },
    breadcrumbs: presentTrail(catalog, query.query, base.section),
    search: {
      query: query.query,
      corrected: found.corrected,
      isApproximate: found.isApproximate,
      suggested: isNothing && !isShort(query.query) ? index.suggestionFor(query.query) : null,
      neighbours: isNothing ? neighboursOf(index, found.words) : [],
      marks: presentMarks(items, found.words),
    },
  };
}

/** Gives facets of a query's results in a section, for a choice that is not applied yet. */
export function readSearchFilter(
  rows: ListingRows,
  actor: Actor,
  index: SearchIndex,
  { query, sectionPath, filterList }: SearchFilterQuery,
): Promise<WireFilter> {
  const { catalog } = index.searchable;
  const base = { ...baseOf(index, findOrNothing(index, query)), section: sectionAt(catalog, sectionPath) };
  return readFilterOf(rows, actor, catalog, base, filterList);
}

type FoundItems = WireAnswer<typeof getSearchListing>['products']['items'];

/** Flags the offers that the query names. */
function withNamedOffers({ searchable }: SearchIndex, items: FoundItems, query: string): FoundItems {
  if (!mayNameOffer(query)) return items;
  const scanned = searchable.barcodes.find(query).offerIds;
  return items.map((item) => {
    const named = new Set(namedOffers(item.offers, query, scanned));
    if (named.size === 0) return item;
    return {
      ...item,
      offers: item.offers.map((offer) => (named.has(offer) ? { ...offer, isAsked: true } : offer)),
    };
  });
}

/** Gives the parts of product names to highlight on a page, by product id. */
function presentMarks(items: FoundItems, words: readonly QueryWord[]) {
  const marks = items.map(({ id, name }) => [String(id), matchesIn(name, words)] as const);
  return Object.fromEntries(marks.filter(([, ranges]) => ranges.length > 0));
}

/** Each step of the trail keeps the query. */
function presentTrail(catalog: FacetIndex, query: string, section: IndexedSection | null) {
  const search = query === '' ? '' : `?${new URLSearchParams({ query })}`;
  return [
    { name: 'Каталог', link: '/catalog/' },
    { name: 'Поиск', link: `/search/${search}` },
    ...sectionTrail(catalog, section).map(({ name, path }) => ({ name, link: `/search/${path}/${search}` })),
  ];
}

const NOTHING: Found = {
  positions: new Uint32Array(),
  corrected: null,
  isApproximate: false,
  words: [],
  articleCount: 0,
};

/** A query of less than three characters finds nothing (§5). */
function findOrNothing(index: SearchIndex, query: string): Found {
  return isShort(query) ? NOTHING : index.find(query);
}

function isShort(query: string): boolean {
  return [...query].length < SEARCH_MIN_LENGTH;
}

/** Lists products without a query (§7): these ids, whatever their names. */
function listOf(ids: readonly number[]): ListingBase {
  return { kind: 'products', section: null, ids };
}

/** Makes the found products the base of a listing. */
function baseOf({ searchable }: SearchIndex, { positions }: Found, only?: string): ListingBase {
  const { productIds } = searchable.catalog.data;
  const onlyIds = only === undefined ? null : new Set(only.split(',').map(Number));
  const ids = Array.from(positions, (position) => productIds[position]!);
  return {
    kind: 'products',
    section: null,
    ids: onlyIds === null ? ids : ids.filter((id) => onlyIds.has(id)),
  };
}
