import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, instant } from '../platform/fields.ts';
import { richText } from './rich-text.ts';

/** The last segment of an item's address: lower-case Latin letters, digits and hyphens. */
export const contentCode = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,99}$/));

/** Questions and answers by section, in their order; public. */
export const getFaq = defineCall({
  method: 'GET',
  path: '/web/faq/',
  summary: 'Questions and answers',
  access: 'public',
  answer: v.object({
    sections: v.array(
      v.object({
        code: v.string(),
        name: v.string(),
        items: v.array(v.object({ id, code: v.string(), question: v.string(), answer: richText })),
      }),
    ),
  }),
});
export type FaqSection = v.InferOutput<typeof getFaq.answer>['sections'][number];
export type FaqItem = FaqSection['items'][number];

/**
 * A static or typical page (§7): `privacy`, `personal-data`, `typical-page`, or one added by a manager. A draft
 * answers 404, except for managers.
 */
export const getStaticPage = defineCall({
  method: 'GET',
  path: '/web/static/{page}/',
  summary: 'A static page',
  access: 'public',
  params: v.object({ page: v.pipe(v.string(), v.maxLength(100)) }),
  answer: v.object({
    id,
    code: v.string(),
    title: v.string(),
    blocks: richText,
    updatedAt: instant,
    /** False if only managers see it. */
    isPublished: v.boolean(),
  }),
});
export type StaticPage = v.InferOutput<typeof getStaticPage.answer>;

const measurement = v.object({
  code: v.string(),
  /** «Обхват груди». */
  name: v.string(),
  /** How to measure. */
  hint: v.string(),
  unit: v.string(),
  min: v.number(),
  max: v.number(),
});

/** A size chart. A row fits if every measurement is within its range, both ends inclusive. */
const sizeChart = v.object({
  /** `clothes`, `heights`, `shoes`, `gloves`. Clothes are ordered by a size and a height, from two charts. */
  code: v.string(),
  name: v.string(),
  /** Top-level sections of the catalogue that use it; the chart that names the size comes first. */
  sectionCodes: v.array(v.string()),
  note: v.string(),
  measurements: v.array(measurement),
  rows: v.array(
    v.object({
      /** The size as offers have it: «48-50», «170-176», «42», «9». */
      size: v.string(),
      /** International or foreign sizes: `{ 'Международный': 'M' }`; some gloves are offered by these. */
      others: v.record(v.string(), v.string()),
      /** From and to by the code of the measurement. */
      ranges: v.record(v.string(), v.tuple([v.number(), v.number()])),
    }),
  ),
});
export type SizeChart = v.InferOutput<typeof sizeChart>;

export const getSizeCharts = defineCall({
  method: 'GET',
  path: '/web/size-charts/',
  summary: 'Size charts of clothes, shoes and gloves',
  access: 'shop.use',
  answer: v.object({ charts: v.array(sizeChart) }),
});
