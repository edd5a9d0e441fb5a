import {
  addFaqItem,
  addNews,
  addPage,
  CONTENT_TEXT_MAX,
  deleteFaqItem,
  deleteNews,
  publishFaqItem,
  publishNews,
  publishPage,
  restoreFaqItem,
  restoreNews,
  saveFaqItem,
  saveNews,
  savePage,
} from '@shop/shared/contracts/content-editing';
import type { useSchemaForm } from '@shop/shared/form';
import { formatNumber } from '@shop/shared/format/number';
import { call } from '@shop/shared/http';
import { optionalText, requiredText } from '@shop/shared/validation/fields';
import { REQUIRED } from '@shop/shared/validation/messages';
import * as v from 'valibot';
import { rereadFaq, rereadNews, rereadPages } from './content-editing.queries.ts';
import { isMoment, momentOf } from './moscow-time.ts';

type Saved = Promise<{ readonly id: number; readonly version: number }>;

/** What a form can be made of. */
export type FormSchema = Parameters<typeof useSchemaForm>[0];

/** News, answers or pages: what they are called, what they are made of, and the calls that change them. */
export interface ContentKind<S extends FormSchema> {
  /** Where its list is. */
  readonly path: string;
  /** «Новость», «Новость опубликована» and the like. */
  readonly words: {
    readonly one: string;
    readonly saved: string;
    readonly published: string;
    readonly withdrawn: string;
    readonly deleted: string;
    readonly isBack: string;
  };
  readonly schema: S;
  readonly add: (written: v.InferOutput<S>, idempotencyKey: string) => Saved;
  readonly save: (id: number, written: v.InferOutput<S>, version: number) => Saved;
  readonly publish: (id: number, isPublished: boolean) => Promise<unknown>;
  readonly remove?: (id: number) => Promise<unknown>;
  readonly restore?: (id: number) => Promise<unknown>;
  readonly reread: () => Promise<void>;
}

const text = v.pipe(
  v.string(),
  v.maxLength(CONTENT_TEXT_MAX, `Не больше ${formatNumber(CONTENT_TEXT_MAX)} символов`),
);

/** The version that what is typed began with; it is kept with the draft. */
const base = v.string();

const feminine = {
  saved: 'сохранена',
  published: 'опубликована',
  withdrawn: 'снята с\u00a0публикации',
  deleted: 'удалена',
  isBack: 'возвращена',
};

const wordsOf = (one: string, endings = feminine) => ({
  one,
  saved: `${one} ${endings.saved}`,
  published: `${one} ${endings.published}`,
  withdrawn: `${one} ${endings.withdrawn}`,
  deleted: `${one} ${endings.deleted}`,
  isBack: `${one} ${endings.isBack}`,
});

const newsSchema = v.pipe(
  v.object({
    title: requiredText(200),
    lead: optionalText(500),
    date: v.pipe(v.string(), v.nonEmpty(REQUIRED)),
    time: v.pipe(v.string(), v.nonEmpty(REQUIRED)),
    text,
    base,
  }),
  v.forward(
    v.partialCheck(
      [['date'], ['time']],
      ({ date, time }) => isMoment(date, time),
      'Укажите дату с\u00a02000 по\u00a02100 год',
    ),
    ['date'],
  ),
);

const newsBody = ({ date, time, base: _, ...rest }: v.InferOutput<typeof newsSchema>) => ({
  ...rest,
  publishedAt: momentOf(date, time),
});

export const newsKind: ContentKind<typeof newsSchema> = {
  path: '/manager/content/news/',
  words: wordsOf('Новость'),
  schema: newsSchema,
  add: (written, idempotencyKey) => call(addNews, { body: newsBody(written) }, { idempotencyKey }),
  save: (id, written, version) => call(saveNews, { params: { id }, body: { ...newsBody(written), version } }),
  publish: (id, isPublished) => call(publishNews, { params: { id }, body: { isPublished } }),
  remove: (id) => call(deleteNews, { params: { id } }),
  restore: (id) => call(restoreNews, { params: { id } }),
  reread: rereadNews,
};

const faqSchema = v.object({
  section: requiredText(100),
  question: requiredText(300),
  answer: v.pipe(text, v.trim(), v.nonEmpty(REQUIRED)),
  base,
});

export const faqKind: ContentKind<typeof faqSchema> = {
  path: '/manager/content/faq/',
  words: wordsOf('Ответ', {
    saved: 'сохранён',
    published: 'опубликован',
    withdrawn: 'снят с\u00a0публикации',
    deleted: 'удалён',
    isBack: 'возвращён',
  }),
  schema: faqSchema,
  add: ({ base: _, ...body }, idempotencyKey) => call(addFaqItem, { body }, { idempotencyKey }),
  save: (id, { base: _, ...rest }, version) =>
    call(saveFaqItem, { params: { id }, body: { ...rest, version } }),
  publish: (id, isPublished) => call(publishFaqItem, { params: { id }, body: { isPublished } }),
  remove: (id) => call(deleteFaqItem, { params: { id } }),
  restore: (id) => call(restoreFaqItem, { params: { id } }),
  reread: rereadFaq,
};

const pageSchema = v.object({ title: requiredText(200), text, base });

export const pageKind: ContentKind<typeof pageSchema> = {
  path: '/manager/content/pages/',
  words: wordsOf('Страница'),
  schema: pageSchema,
  add: ({ base: _, ...body }, idempotencyKey) => call(addPage, { body }, { idempotencyKey }),
  save: (id, { base: _, ...rest }, version) => call(savePage, { params: { id }, body: { ...rest, version } }),
  publish: (id, isPublished) => call(publishPage, { params: { id }, body: { isPublished } }),
  reread: rereadPages,
};
