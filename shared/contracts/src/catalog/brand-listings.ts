import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id } from '../platform/fields.ts';
import { smartFilter } from '../smart-filter/smart-filter-answer.ts';
import { filterList, listingEntries, listingPath, listingQuery, sectionPath } from './listing-fields.ts';

/** The listing of a brand, or of a section within it: `/web/brands/ansell/perchatki/filter/…/apply/`. */
export const getBrandListing = defineCall({
  method: 'GET',
  path: '/web/brands/{brand}/{code*}',
  summary: 'Products of a brand with facets, sort and paging',
  access: 'shop.use',
  params: v.object({ ...listingPath.entries, brand: v.pipe(v.string(), v.maxLength(200)) }),
  query: v.object(listingQuery.entries),
  names: listingQuery.names,
  accepts: listingQuery.accepts,
  answer: v.object({
    ...listingEntries,
    brandInfo: v.object({ id, code: v.string(), name: v.string(), description: v.string() }),
    /** The chosen section within the brand, or null. */
    section: v.nullable(v.object({ id, name: v.string(), path: v.string() })),
  }),
});

export const getBrandFilter = defineCall({
  method: 'GET',
  path: '/api/brands/filter/',
  summary: 'Facets of a brand for a choice',
  access: 'shop.use',
  query: v.object({ brand: v.pipe(v.string(), v.maxLength(200)), sectionPath, filterList }),
  names: { sectionPath: 'section' },
  answer: smartFilter,
});
