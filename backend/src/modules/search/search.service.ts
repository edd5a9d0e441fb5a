import type { WireAnswer } from '@shop/shared/contracts/call';
import { SEARCH_MIN_LENGTH } from '@shop/shared/contracts/constants';
import type { getSearchListing } from '@shop/shared/contracts/listings';
import { parseListingPath } from '@shop/shared/contracts/smart-filter';
import type { Db } from '../../database/database.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { type ListingQuery, readListingOf } from '../catalog/listing.service.ts';
import type { ListingBase } from '../catalog/product-set.ts';
import { sectionAt } from '../catalog/section-listing.ts';
import type { Found, SearchIndex } from './search-index.ts';

interface SearchQuery extends ListingQuery {
  readonly query: string;
  /** `12,15,90`: nothing but these. */
  readonly ids?: string | undefined;
}

/** What a query finds as a listing (§7). `path` is the raw rest of the URL with section and smart filter. */
export async function readSearchListing(
  db: Db,
  actor: ActingUser,
  index: SearchIndex,
  path: string,
  query: SearchQuery,
): Promise<WireAnswer<typeof getSearchListing>> {
  const { sectionPath, filter } = parseListingPath(path);
  const { catalog } = index.searchable;
  const found = findOrNothing(index, query.query);
  const base = { ...baseOf(index, found, query.ids), section: sectionAt(catalog, sectionPath) };
  const listing = await readListingOf(db, actor, catalog, base, filter, query);
  return {
    ...listing,
    search: { query: query.query, corrected: found.corrected, isApproximate: found.isApproximate },
  };
}

const NOTHING: Found = {
  positions: new Uint32Array(),
  corrected: null,
  isApproximate: false,
  words: [],
  articleCount: 0,
};

/** Less than three characters find nothing (§5). */
export function findOrNothing(index: SearchIndex, query: string): Found {
  return [...query].length < SEARCH_MIN_LENGTH ? NOTHING : index.find(query);
}

/** The products found, as what a listing is of. */
export function baseOf({ searchable }: SearchIndex, { positions }: Found, only?: string): ListingBase {
  const { productIds } = searchable.catalog.data;
  const wanted = only === undefined ? null : new Set(only.split(',').map(Number));
  const ids = Array.from(positions, (position) => productIds[position]!);
  return { kind: 'products', section: null, ids: wanted === null ? ids : ids.filter((id) => wanted.has(id)) };
}
