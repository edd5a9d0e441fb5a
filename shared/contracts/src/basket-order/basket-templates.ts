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

/** Most templates a user may keep. */
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

/** A basket template (§3): offers with quantities, kept by a user at a counterparty under a name. */
const templateHead = v.object({
  id,
  /** Names its page, `/basket-templates/{code}/`; not to be guessed. Opens for the people of the counterparty. */
  code: v.string(),
  name: v.string(),
  description: v.string(),
  rowCount: v.number(),
  /** At today's prices; null without the right `prices`. */
  totalKopecks: v.nullable(kopecks),
  updatedAt: instant,
  /** Who keeps it: «Анна Смирнова». */
  author: v.string(),
  /** The reader may change and delete it: its author, or an administrator of the company. */
  isOwn: v.boolean(),
  /** Colleagues see it in their lists. */
  isShared: v.boolean(),
});
export type BasketTemplateHead = v.InferOutput<typeof templateHead>;

/** A line of a template: the offer as it is today beside its price when it was put into the template or last put to use. */
const templateRow = v.object({
  ...offerFields,
  quantity: v.number(),
  /** Still sold at all; what is not stays in the template and is left out of the basket. */
  isSold: v.boolean(),
  isInStock: flag,
  /** Null without the right `prices`, or where nobody who may see prices has used the template yet. */
  lastPriceKopecks: v.nullable(kopecks),
});
export type BasketTemplateRow = v.InferOutput<typeof templateRow>;

/** The user's templates at this counterparty and those that colleagues share, the latest first. */
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

/** Keeps a new template. Throws `limit` when the user has 500 already. */
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

/** Changes what is named; `products` replaces all lines. Only by its author or an administrator, others get 404. */
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

/** Adds lines: to quantities that are there already. What the bulk bar does. */
export const addToBasketTemplate = defineCall({
  method: 'POST',
  path: '/api/basket-template/{id}/add/',
  summary: 'Add offers to a basket template',
  access: 'basket.use',
  params: v.object({ id }),
  body: v.object({ products: v.pipe(products, v.minLength(1, 'Не выбрано ни одного товара')) }),
  answer: templateHead,
});

/** Deletes it; for a month it can be restored. */
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

/** Puts a template's lines that are sold into the basket, beside or in place of what is there, and notes today's prices. */
export const applyBasketTemplate = defineCall({
  method: 'POST',
  path: '/api/basket-template/{id}/use/',
  summary: 'Put a basket template into the basket',
  access: 'basket.use',
  params: v.object({ id }),
  body: v.object({ mode: v.picklist(['merge', 'replace']) }),
  answer: v.object({
    products: v.array(v.object({ id, quantity: v.number(), isCorrected: v.boolean(), before: v.number() })),
    /** Lines left out because their offers are not sold any more. */
    unavailableCount: v.number(),
    /** What `returnToBasket` takes to undo a replacement; 0 after a merge or when nothing had to go. */
    removal: v.number(),
  }),
});
