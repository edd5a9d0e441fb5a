import { BASKET_ROWS_MAX } from '@shop/domain/constants';
import * as v from 'valibot';
import { offerFields } from '../catalog/offer-fields.ts';
import { defineCall } from '../platform/call.ts';
import {
  flag,
  id,
  instant,
  kopecks,
  nothing,
  pageNavigation,
  quantity,
  queryNumber,
} from '../platform/fields.ts';
import { forCompany } from './for-company.ts';

/** Most templates a user can have. */
export const TEMPLATES_MAX = 500;

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Это поле обязательно для заполнения'),
  v.maxLength(150, 'Название не длиннее 150 символов'),
);
const description = v.pipe(v.string(), v.trim(), v.maxLength(1000, 'Описание не длиннее 1000 символов'));
const products = v.pipe(
  v.array(v.object({ id, quantity })),
  v.maxLength(BASKET_ROWS_MAX, 'В шаблоне может быть не больше 10 000 строк'),
);

/** A basket template (§3): named offers with quantities, owned by a user at a counterparty. */
const templateHead = v.object({
  id,
  /** The address of its page, `/basket-templates/{code}/`; unguessable. Readable by all people of the counterparty. */
  code: v.string(),
  name: v.string(),
  description: v.string(),
  rowCount: v.number(),
  /** At today's prices; null without the right `prices`. */
  totalKopecks: v.nullable(kopecks),
  updatedAt: instant,
  /** The owner's name: «Анна Смирнова». */
  author: v.string(),
  /** True if the reader may change and delete it: its author, or an administrator of the company. */
  isOwn: v.boolean(),
  /** True if colleagues see it in their lists. */
  isShared: v.boolean(),
});
export type BasketTemplateHead = v.InferOutput<typeof templateHead>;

/** A line of a template: the offer today, with its price when it was last put into the template or used. */
const templateRow = v.object({
  ...offerFields,
  quantity: v.number(),
  /** False if the offer is no longer sold; it stays in the template and is left out of the basket. */
  isSold: v.boolean(),
  isInStock: flag,
  /** Null without the right `prices`, or until someone who sees prices has used the template. */
  lastPriceKopecks: v.nullable(kopecks),
});
export type BasketTemplateRow = v.InferOutput<typeof templateRow>;

/** The user's templates at this counterparty and the shared ones of colleagues, newest first. */
export const getBasketTemplates = defineCall({
  method: 'GET',
  path: '/web/profile/basket-template/',
  summary: 'Basket templates',
  access: 'basket.use',
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(20, TEMPLATES_MAX),
    search: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
  }),
  names: { pageSize: 'page_size', search: 'st' },
  answer: v.object({ items: v.array(templateHead), pageNavigation }),
});

/** Creates a template. Throws `limit` if the user has 500 already. */
export const createBasketTemplate = defineCall({
  method: 'POST',
  path: '/api/basket-template/',
  summary: 'Create a basket template',
  access: 'basket.use',
  body: v.object({
    name,
    description: v.optional(description, ''),
    products,
    isShared: v.optional(v.boolean(), false),
  }),
  answer: templateHead,
});

/** Changes the given fields; `products` replaces all lines. Only for its author or an administrator, 404 for others. */
export const updateBasketTemplate = defineCall({
  method: 'POST',
  path: '/api/basket-template/{id}/',
  summary: 'Change a basket template',
  access: 'basket.use',
  params: v.object({ id }),
  body: v.object({
    name: v.optional(name),
    description: v.optional(description),
    products: v.optional(products),
    isShared: v.optional(v.boolean()),
  }),
  answer: templateHead,
});

/** Adds lines to a template; quantities of existing offers are summed up. */
export const addToBasketTemplate = defineCall({
  method: 'POST',
  path: '/api/basket-template/{id}/add/',
  summary: 'Add offers to a basket template',
  access: 'basket.use',
  params: v.object({ id }),
  body: v.object({ products: v.pipe(products, v.minLength(1, 'Не выбрано ни одного товара')) }),
  answer: templateHead,
});

/** Deletes a template, which can be restored for a month. */
export const deleteBasketTemplate = defineCall({
  method: 'DELETE',
  path: '/api/basket-template/{id}/',
  summary: 'Delete a basket template',
  access: 'basket.use',
  params: v.object({ id }),
  answer: nothing,
});

export const restoreBasketTemplate = defineCall({
  method: 'POST',
  path: '/api/basket-template/{id}/restore/',
  summary: 'Restore a deleted basket template',
  access: 'basket.use',
  params: v.object({ id }),
  answer: templateHead,
});

/** One template with its lines; another company's code answers 404. */
export const getBasketTemplate = defineCall({
  method: 'POST',
  path: '/api/basket-template/view/{code}/',
  summary: 'One basket template',
  access: 'basket.use',
  params: v.object({ code: v.pipe(v.string(), v.maxLength(100)) }),
  answer: v.object({ template: templateHead, rows: v.array(templateRow) }),
});

/** Adds a template's available lines to the basket, or replaces the basket by them, and records today's prices. */
export const applyBasketTemplate = defineCall({
  method: 'POST',
  path: '/api/basket-template/{id}/use/',
  summary: 'Apply a basket template',
  access: 'basket.use',
  params: v.object({ id }),
  body: v.object({ ...forCompany, mode: v.picklist(['merge', 'replace']) }),
  answer: v.object({
    products: v.array(v.object({ id, quantity: v.number(), isCorrected: v.boolean(), before: v.number() })),
    /** Number of lines left out because their offers are no longer sold. */
    unavailableCount: v.number(),
    /** The id that `returnToBasket` takes to undo a replacement; 0 after a merge, or if no rows were removed. */
    removal: v.number(),
  }),
});
