import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id } from '../platform/fields.ts';
import { breadcrumb } from './listing-parts.ts';
import { offer, productItem } from './products.ts';

const picture = v.object({
  /** `/media/….webp`, small and whole. */
  preview: v.string(),
  detail: v.string(),
  /** Over the whole screen. Pictures that were imported before there was this width have no such file. */
  zoom: v.optional(v.string()),
});

/** A certificate or manual: a file of `/media/`, `type` being a MIME type. */
const productDocument = v.object({
  id,
  title: v.string(),
  link: v.string(),
  type: v.string(),
  sizeBytes: v.number(),
});

/** A product whole. `productItem` is what a listing knows of it. */
const productDetails = v.object({
  ...productItem.entries,
  brandCode: v.nullable(v.string()),
  /** Plain text; blank lines part paragraphs. */
  description: v.string(),
  /** The first is the main one; empty: the no-photo image. */
  pictures: v.array(picture),
  vatPercent: v.number(),
  weightGrams: v.number(),
  volumeCm3: v.number(),
  /** By groups, in the order of the catalogue. */
  propertyGroups: v.array(
    v.object({
      name: v.string(),
      properties: v.array(v.object({ code: v.string(), name: v.string(), value: v.string() })),
    }),
  ),
  documents: v.array(productDocument),
  /** How many there are behind each tab. */
  counts: v.object({
    analogs: v.number(),
    accessories: v.number(),
    consumables: v.number(),
    questions: v.number(),
  }),
  /** Offers whose arrival the user waits for. */
  awaitedOfferIds: v.array(id),
});
export type ProductDetails = v.InferOutput<typeof productDetails>;

/** The product page. */
export const getProduct = defineCall({
  method: 'GET',
  path: '/web/detail/{code}/',
  summary: 'One product',
  access: 'shop.use',
  params: v.object({ code: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.object({ product: productDetails, breadcrumbs: v.array(breadcrumb) }),
});

/** The same for a look without leaving the list. */
export const getFastView = defineCall({
  method: 'GET',
  path: '/web/catalog/fastview/{id}/',
  summary: 'One product, for the fast view',
  access: 'shop.use',
  params: v.object({ id }),
  answer: v.object({ product: productDetails }),
});

/** One variant by its id, and the product it belongs to. */
export const getSimpleOffer = defineCall({
  method: 'GET',
  path: '/api/catalog/simpleOffer/{id}/',
  summary: 'One offer',
  access: 'shop.use',
  params: v.object({ id }),
  answer: v.object({ offer, product: productItem }),
});
