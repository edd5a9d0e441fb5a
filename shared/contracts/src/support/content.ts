import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, instant } from '../platform/fields.ts';
import { richText } from './rich-text.ts';

/** Names an item of content in its address: lower-case Latin letters, digits and hyphens. */
export const contentCode = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,99}$/));

/** Questions and answers by section, in their order; open to visitors, as the page is. */
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
 * A static or typical page (§7): `privacy`, `personal-data`, `typical-page`, or one that a manager has added. A draft
 * answers 404, but to managers.
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
    /** False for what only managers see. */
    isPublished: v.boolean(),
  }),
});
export type StaticPage = v.InferOutput<typeof getStaticPage.answer>;

const measurement = v.object({
  code: v.string(),
  /** «Обхват груди». */
  name: v.string(),
  /** How it is taken. */
  hint: v.string(),
  unit: v.string(),
  min: v.number(),
  max: v.number(),
});

/** A size chart; a row fits where every measurement lies in its range, both ends included. */
const sizeChart = v.object({
  /** `clothes`, `heights`, `shoes`, `gloves`. Clothes are ordered by both a size and a height, of two charts. */
  code: v.string(),
  name: v.string(),
  /** First sections of the catalogue it is for; the one that names the size comes first. */
  sectionCodes: v.array(v.string()),
  note: v.string(),
  measurements: v.array(measurement),
  rows: v.array(
    v.object({
      /** As the offers of the catalogue have it: «48-50», «170-176», «42», «9». */
      size: v.string(),
      /** International or another country's: `{ 'Международный': 'M' }`. Gloves of one use are offered by it. */
      others: v.record(v.string(), v.string()),
      /** By the code of a measurement: from and to. */
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
