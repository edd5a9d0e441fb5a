import * as v from 'valibot';
import { defineCall } from './call.ts';
import { id, nothing, pageNavigation, queryNumber } from './fields.ts';
import { breadcrumb } from './listings.ts';
import { offer, productItem } from './products.ts';

const picture = v.object({
  /** `/media/….webp`, small and whole. */
  preview: v.string(),
  detail: v.string(),
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

const relatedQuery = {
  query: v.object({ productId: id, page: queryNumber(1, 1_000_000), pageSize: queryNumber(8, 100) }),
  names: { productId: 'id', page: 'PAGEN_1', pageSize: 'page_size' },
} as const;

/** `basketAdd` (§3): may be put into the basket at once: in stock, and of one variant. */
const relatedItems = v.object({
  items: v.array(v.object({ ...productItem.entries, basketAdd: v.boolean() })),
  pageNavigation,
});
export type RelatedProduct = v.InferOutput<typeof relatedItems>['items'][number];

/** What may be bought instead, in stock first. */
export const getSimilarProducts = defineCall({
  method: 'GET',
  path: '/web/catalog-element/similar-products/',
  summary: 'Analogs of a product',
  access: 'shop.use',
  ...relatedQuery,
  answer: relatedItems,
});

export const getAccessories = defineCall({
  method: 'GET',
  path: '/web/catalog-element/accessories/',
  summary: 'Accessories of a product',
  access: 'shop.use',
  ...relatedQuery,
  answer: relatedItems,
});

export const getConsumables = defineCall({
  method: 'GET',
  path: '/web/catalog-element/consumables/',
  summary: 'Consumables of a product',
  access: 'shop.use',
  ...relatedQuery,
  answer: relatedItems,
});

/** Analogs of several products at once, the best four of each, in stock only: for lists and baskets. */
export const getAnalogues = defineCall({
  method: 'GET',
  path: '/web/catalog/analogues/',
  summary: 'Analogs of several products',
  access: 'shop.use',
  /** `12,15,90`, at most 100. */
  query: v.object({ ids: v.pipe(v.string(), v.regex(/^\d{1,15}(?:,\d{1,15}){0,99}$/)) }),
  answer: v.object({ items: v.array(v.object({ productId: id, analogs: v.array(productItem) })) }),
});

/** Products of the same section that share most properties, for a product without analogs of its own. */
export const getAlikeProducts = defineCall({
  method: 'POST',
  path: '/api/catalog/similar/{id}/',
  summary: 'Products like this one',
  access: 'shop.use',
  params: v.object({ id }),
  answer: v.object({ items: v.array(productItem) }),
});

/** «Сообщить о поступлении»: tells the user once when the offer is in stock again. */
export const awaitArrival = defineCall({
  method: 'POST',
  path: '/api/catalog/arrival/{id}/',
  summary: 'Ask to be told when an offer arrives',
  access: 'shop.use',
  params: v.object({ id }),
  answer: nothing,
});

export const forgetArrival = defineCall({
  method: 'DELETE',
  path: '/api/catalog/arrival/{id}/',
  summary: 'Stop waiting for an offer',
  access: 'shop.use',
  params: v.object({ id }),
  answer: nothing,
});
