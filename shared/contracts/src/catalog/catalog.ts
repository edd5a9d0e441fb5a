import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, queryNumber } from '../platform/fields.ts';

export interface SectionNode {
  id: number;
  code: string;
  name: string;
  /** Path below `/catalog/`, without leading and trailing slashes. */
  path: string;
  elementCount: number;
  picture: string | null;
  children: SectionNode[];
}
const sectionNode: v.GenericSchema<SectionNode> = v.object({
  id: v.number(),
  code: v.string(),
  name: v.string(),
  path: v.string(),
  elementCount: v.number(),
  picture: v.nullable(v.string()),
  children: v.array(v.lazy(() => sectionNode)),
});

/**
 * The catalogue menu to depth 4 (§9). `sectionId` answers the sections below one; `id` answers the section itself
 * with those below it, or 404. `depth` limits the levels of the answer.
 */
export const getSections = defineCall({
  method: 'GET',
  path: '/web/catalog/sections/',
  summary: 'Tree of sections',
  access: 'shop.use',
  query: v.object({ sectionId: v.optional(id), id: v.optional(id), depth: queryNumber(4, 4) }),
  names: { sectionId: 'section_id' },
  answer: v.object({ items: v.array(sectionNode) }),
});

/** Brands that have products, by name. */
export const getBrands = defineCall({
  method: 'GET',
  path: '/web/brands/',
  summary: 'Brands',
  access: 'shop.use',
  answer: v.object({
    items: v.array(
      v.object({
        id,
        code: v.string(),
        name: v.string(),
        description: v.string(),
        elementCount: v.number(),
      }),
    ),
  }),
});
