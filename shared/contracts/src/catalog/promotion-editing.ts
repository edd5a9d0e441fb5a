import { optionalText, requiredText } from '@shop/domain/validation/fields';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, id, pageNavigation, queryNumber } from '../platform/fields.ts';

/** The state of a promotion today (Moscow): hidden by the manager, not yet begun, running, over. */
const state = v.picklist(['draft', 'coming', 'running', 'ended']);
export type PromotionState = v.InferOutput<typeof state>;

const MAX_PRODUCTS = 500;

const summary = v.object({
  id,
  /** Last segment of its address, `/actions/{code}/`, where a manager sees it as buyers will. */
  code: v.string(),
  title: v.string(),
  startsOn: day,
  endsOn: v.nullable(day),
  state,
  productCount: v.number(),
});
export type EditedPromotion = v.InferOutput<typeof summary>;

/** All promotions, newest first. */
export const getEditedPromotions = defineCall({
  method: 'GET',
  path: '/web/manager/actions/',
  summary: 'Promotions of any state, for managers',
  access: 'promotion.edit',
  query: v.object({ page: queryNumber(1, 1_000_000), pageSize: queryNumber(20, 100) }),
  names: { pageSize: 'page_size' },
  answer: v.object({ items: v.array(summary), pageNavigation }),
});

/** A page of this site; `//` would lead to another one. */
const link = v.pipe(
  optionalText(500),
  v.regex(
    /^(?:\/(?![/\\])[^\s\\]*)?$/,
    'Адрес страницы этого сайта начинается с\u00a0«/»: /catalog/perchatki/',
  ),
);

/** The fields that a manager edits. `text` is plain, with blank lines between paragraphs. */
export const promotionText = v.object({
  title: requiredText(120),
  lead: optionalText(300),
  text: optionalText(10_000),
  /** The page of the promoted goods; may be empty. */
  link,
});

const promotionFields = v.object({
  ...promotionText.entries,
  startsOn: day,
  /** The last day, inclusive; null for an open end. */
  endsOn: v.nullable(day),
  /** Articles of the promoted goods in their order; a product without an article is named by the code of its page. */
  articles: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))),
    v.maxLength(MAX_PRODUCTS, `Не больше ${MAX_PRODUCTS} товаров`),
  ),
});

const savedPromotion = v.pipe(
  promotionFields,
  v.forward(
    v.check(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, 'Последний день раньше первого'),
    ['endsOn'],
  ),
);

/** One promotion as its editor shows it. */
export const getEditedPromotion = defineCall({
  method: 'GET',
  path: '/web/manager/actions/{id}/',
  summary: 'One promotion of any state, for managers',
  access: 'promotion.edit',
  params: v.object({ id }),
  answer: v.object({ ...summary.entries, ...promotionFields.entries }),
});

/**
 * Creates a draft; buyers see it after `publishPromotion`. The code is derived from the title and never changes.
 * Unknown or ambiguous articles are refused at `articles`.
 */
export const addPromotion = defineCall({
  method: 'POST',
  path: '/api/manager/actions/',
  summary: 'Draft a promotion',
  access: 'promotion.edit',
  body: savedPromotion,
  answer: v.object({ id }),
});

/** Replaces the promotion; if it is published, buyers see the change at once. */
export const savePromotion = defineCall({
  method: 'POST',
  path: '/api/manager/actions/{id}/',
  summary: 'Save a promotion',
  access: 'promotion.edit',
  params: v.object({ id }),
  body: savedPromotion,
  answer: v.object({ id }),
});

/** Shows the promotion to buyers from its first day on, or hides it. */
export const publishPromotion = defineCall({
  method: 'POST',
  path: '/api/manager/actions/{id}/publish/',
  summary: 'Publish or withdraw a promotion',
  access: 'promotion.edit',
  params: v.object({ id }),
  body: v.object({ isPublished: v.boolean() }),
  answer: v.object({ state }),
});
