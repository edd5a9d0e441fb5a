import { optionalText, requiredText } from '@shop/domain/validation/fields';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, id, pageNavigation, queryNumber } from '../platform/fields.ts';

/** Where a promotion stands today (Moscow): hidden from buyers by the manager or by its first day, running, over. */
const state = v.picklist(['draft', 'coming', 'running', 'ended']);
export type PromotionState = v.InferOutput<typeof state>;

const MAX_PRODUCTS = 500;

const summary = v.object({
  id,
  /** Names its page, `/actions/{code}/`, where a manager sees it as buyers will. */
  code: v.string(),
  title: v.string(),
  startsOn: day,
  endsOn: v.nullable(day),
  state,
  productCount: v.number(),
});
export type EditedPromotion = v.InferOutput<typeof summary>;

/** All promotions there are, the latest first. */
export const getEditedPromotions = defineCall({
  method: 'GET',
  path: '/web/manager/actions/',
  summary: 'Promotions of any state, for managers',
  access: 'promotion.edit',
  query: v.object({ page: queryNumber(1, 1_000_000), pageSize: queryNumber(20, 100) }),
  names: { pageSize: 'page_size' },
  answer: v.object({ items: v.array(summary), pageNavigation }),
});

/** A page of this site, never another site's `//`. */
const link = v.pipe(
  optionalText(500),
  v.regex(
    /^(?:\/(?![/\\])[^\s\\]*)?$/,
    'Адрес страницы этого сайта начинается с\u00a0«/»: /catalog/perchatki/',
  ),
);

/** What a manager writes. Plain text; blank lines part paragraphs of `text`. */
export const promotionText = v.object({
  title: requiredText(120),
  lead: optionalText(300),
  text: optionalText(10_000),
  /** The page of the goods it is about; may be empty. */
  link,
});

const promotionFields = v.object({
  ...promotionText.entries,
  startsOn: day,
  /** The last day, which counts; null while no end is set. */
  endsOn: v.nullable(day),
  /** Articles of its goods in their order; a product without one of its own is named by the code of its page. */
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

/** One promotion as its editor has it. */
export const getEditedPromotion = defineCall({
  method: 'GET',
  path: '/web/manager/actions/{id}/',
  summary: 'One promotion of any state, for managers',
  access: 'promotion.edit',
  params: v.object({ id }),
  answer: v.object({ ...summary.entries, ...promotionFields.entries }),
});

/**
 * A draft: buyers see it once it is published. Its code is made of its title and stays. Articles that no product has, or
 * more than one, are refused at `articles`.
 */
export const addPromotion = defineCall({
  method: 'POST',
  path: '/api/manager/actions/',
  summary: 'Draft a promotion',
  access: 'promotion.edit',
  body: savedPromotion,
  answer: v.object({ id }),
});

/** Replaces all of it; of a published one buyers see the change at once. */
export const savePromotion = defineCall({
  method: 'POST',
  path: '/api/manager/actions/{id}/',
  summary: 'Save a promotion',
  access: 'promotion.edit',
  params: v.object({ id }),
  body: savedPromotion,
  answer: v.object({ id }),
});

/** Shows it to buyers from its first day on, or hides it. */
export const publishPromotion = defineCall({
  method: 'POST',
  path: '/api/manager/actions/{id}/publish/',
  summary: 'Publish or withdraw a promotion',
  access: 'promotion.edit',
  params: v.object({ id }),
  body: v.object({ isPublished: v.boolean() }),
  answer: v.object({ state }),
});
