import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id } from '../platform/fields.ts';
import { breadcrumb } from './listing-fields.ts';
import { offer, productItem } from './products.ts';

const picture = v.object({
  /** `/media/….webp` as a thumbnail and in full size. */
  preview: v.string(),
  detail: v.string(),
  /** The picture for the full-screen viewer; missing for pictures imported before that width existed. */
  zoom: v.optional(v.string()),
});

/** A certificate or manual: a file below `/media/`; `type` is its MIME type. */
const productDocument = v.object({
  id,
  title: v.string(),
  link: v.string(),
  type: v.string(),
  sizeBytes: v.number(),
});

/** A whole product; `productItem` holds what a listing knows. */
const productDetails = v.object({
  ...productItem.entries,
  brandCode: v.nullable(v.string()),
  /** Plain text with blank lines between paragraphs. */
  description: v.string(),
  /** The main picture first; empty for the no-photo image. */
  pictures: v.array(picture),
  vatPercent: v.number(),
  weightGrams: v.number(),
  volumeCm3: v.number(),
  /** Properties by groups, in the order of the catalogue. */
  propertyGroups: v.array(
    v.object({
      name: v.string(),
      properties: v.array(v.object({ code: v.string(), name: v.string(), value: v.string() })),
    }),
  ),
  documents: v.array(productDocument),
  /** The number of entries behind each tab. */
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

/** The product for the fast view over a list. */
export const getFastView = defineCall({
  method: 'GET',
  path: '/web/catalog/fastview/{id}/',
  summary: 'One product, for the fast view',
  access: 'shop.use',
  params: v.object({ id }),
  answer: v.object({ product: productDetails }),
});

/** One variant by its id, with its product. */
export const getSimpleOffer = defineCall({
  method: 'GET',
  path: '/api/catalog/simpleOffer/{id}/',
  summary: 'One offer',
  access: 'shop.use',
  params: v.object({ id }),
  answer: v.object({ offer, product: productItem }),
});
