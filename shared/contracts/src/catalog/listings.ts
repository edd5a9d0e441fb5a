import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id } from '../platform/fields.ts';
import { smartFilter } from '../smart-filter/smart-filter-answer.ts';
import { filterList, listingEntries, listingPath, listingQuery, sectionPath } from './listing-fields.ts';

/** The listing of a section with facets: `/web/catalog/perchatki/filter/brand-is-ansell/apply/`. */
export const getListing = defineCall({
  method: 'GET',
  path: '/web/catalog/{code*}',
  summary: 'Products of a section with facets, sort and paging',
  access: 'shop.use',
  params: listingPath,
  query: v.object(listingQuery.entries),
  names: listingQuery.names,
  accepts: listingQuery.accepts,
  answer: v.object({
    ...listingEntries,
    section: v.object({ id: v.nullable(id), name: v.string(), path: v.string() }),
    /** Popular choices of the section as links: «Нитриловые» to `/catalog/perchatki/filter/…/apply/`. */
    tags: v.array(v.object({ name: v.string(), link: v.string() })),
  }),
});

/** Facets and product count for a choice, without the products: «Показать 34 товара» before it is applied. */
export const getFilter = defineCall({
  method: 'GET',
  path: '/web/filter/',
  summary: 'Facets of a section for a choice',
  access: 'shop.use',
  query: v.object({ sectionPath, filterList }),
  names: { sectionPath: 'section' },
  answer: smartFilter,
});
