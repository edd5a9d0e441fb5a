import type { getListing } from '@shop/contracts/catalog/listings';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { parseListingPath } from '@shop/contracts/smart-filter/smart-filter';
import type { Actor } from '../../../platform/actor/actor.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import type { IndexedSection } from '../facets/facet-data.ts';
import type { FacetIndex } from '../facets/facet-index.ts';
import { type ListingQuery, readListingOf } from './listing.service.ts';
import type { ListingRows } from './listing-rows.ts';
import { tagsOf } from './tags.ts';

/** Returns the listing of a section. `path` is the raw rest of the URL with the smart filter. Throws `NotFound`. */
export async function readListing(
  rows: ListingRows,
  actor: Actor,
  index: FacetIndex,
  path: string,
  query: ListingQuery,
): Promise<WireAnswer<typeof getListing>> {
  const { sectionPath, filter } = parseListingPath(path);
  const section = sectionAt(index, sectionPath);
  return {
    ...(await readListingOf(rows, actor, index, { kind: 'section', section }, filter, query)),
    section: { id: section?.id ?? null, name: section?.name ?? 'Каталог', path: sectionPath },
    tags: tagsOf(index, section),
  };
}

/** Returns the section at a path; null for the whole catalogue. Throws `NotFound` for an unknown or empty section. */
export function sectionAt(index: FacetIndex, path: string): IndexedSection | null {
  const section = index.section(path);
  if (section === undefined) throw new NotFound('Такого раздела нет');
  return section;
}
