import {
  type addPromotion,
  type getEditedPromotion,
  promotionText,
} from '@shop/contracts/catalog/promotion-editing';
import type { CallAnswer, CallInput } from '@shop/contracts/platform/call';
import { day } from '@shop/contracts/platform/fields';
import { REQUIRED } from '@shop/domain/validation/messages';
import * as v from 'valibot';

const BAD_DAY = 'Укажите дату';

/** A promotion as it is typed: dates are optional, articles stand one per line. */
export const promotionFormSchema = v.pipe(
  v.object({
    ...promotionText.entries,
    startsOn: v.pipe(v.string(), v.nonEmpty(REQUIRED), v.check(isDay, BAD_DAY)),
    endsOn: v.pipe(
      v.string(),
      v.check((typed) => typed === '' || isDay(typed), BAD_DAY),
    ),
    articles: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['startsOn'], ['endsOn']],
      ({ startsOn, endsOn }) => endsOn === '' || endsOn >= startsOn,
      'Последний день раньше первого',
    ),
    ['endsOn'],
  ),
);
export type WrittenForm = v.InferOutput<typeof promotionFormSchema>;

/** Initial values: those of the promotion, or an empty one that starts on the given day. */
export function typedOf(promotion: CallAnswer<typeof getEditedPromotion> | undefined, today: string) {
  const {
    title = '',
    lead = '',
    text = '',
    link = '',
    startsOn = today,
    endsOn,
    articles = [],
  } = promotion ?? {};
  return { title, lead, text, link, startsOn, endsOn: endsOn ?? '', articles: articles.join('\n') };
}

export function bodyOf({ endsOn, articles, ...rest }: WrittenForm): CallInput<typeof addPromotion>['body'] {
  return { ...rest, endsOn: endsOn || null, articles: splitArticles(articles) };
}

/**
 * Splits articles that are separated by line breaks, tabs, commas or semicolons, such as those pasted from a spreadsheet,
 * without duplicates.
 */
export function splitArticles(typed: string): string[] {
  const articles = typed.split(/[\n\t,;]+/).map((article) => article.trim());
  return [...new Set(articles.filter(Boolean))];
}

function isDay(typed: string): boolean {
  return v.is(day, typed);
}
