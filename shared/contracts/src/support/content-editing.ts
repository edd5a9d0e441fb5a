import { requiredText } from '@shop/domain/validation/fields';
import { REQUIRED } from '@shop/domain/validation/messages';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, instant, nothing, pageNavigation, queryNumber } from '../platform/fields.ts';
import { richText } from './rich-text.ts';

/** Most characters of a news item, an answer or a page. */
export const CONTENT_TEXT_MAX = 100_000;

/** Markdown: headings, bold, lists, links, tables. HTML is shown as text. */
const text = v.pipe(
  v.string(),
  v.maxLength(CONTENT_TEXT_MAX, `Не больше ${CONTENT_TEXT_MAX.toLocaleString('ru-RU')} символов`),
);

/** A single line: line breaks and invisible characters become spaces. */
const unbroken = v.pipe(
  v.string(REQUIRED),
  v.transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')),
);

/** The version being edited, null for a new item; `conflict` if someone else has saved meanwhile. */
const version = v.optional(
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1))),
  null,
);

const editState = {
  isPublished: v.boolean(),
  version: v.number(),
  updatedAt: instant,
  /** Who saved it last; null for content that came with the shop. */
  updatedBy: v.nullable(v.string()),
};

const paging = {
  query: v.object({ page: queryNumber(1, 1_000_000), pageSize: queryNumber(20, 100) }),
  names: { pageSize: 'page_size' },
} as const;
const access = 'content.edit' as const;
const one = v.object({ id });
const saved = v.object({ id, version: v.number() });

/** Renders Markdown for the preview, as the page will show it (decision 066). */
export const previewContent = defineCall({
  method: 'POST',
  path: '/api/manager/content/preview/',
  summary: 'Preview of a text',
  access,
  body: v.object({ text }),
  answer: v.object({ blocks: richText }),
});

// News ---------------------------------------------------------------------------------------------------------------

const newsFields = v.object({
  title: v.pipe(unbroken, requiredText(200)),
  lead: v.optional(v.pipe(unbroken, v.trim(), v.maxLength(500, 'Не больше 500 символов')), ''),
  text,
  /** Buyers see it from this time on. */
  publishedAt: v.pipe(
    instant,
    v.check((value) => inThisCentury(new Date(value)), 'Укажите дату с\u00a02000 по\u00a02100 год'),
  ),
});

function inThisCentury(date: Date): boolean {
  return date.getUTCFullYear() >= 2000 && date.getUTCFullYear() <= 2100;
}

const editedNews = v.object({
  id,
  code: v.string(),
  ...editState,
  title: v.string(),
  publishedAt: instant,
});
export type EditedNews = v.InferOutput<typeof editedNews>;

/** Drafts and published news, newest first. */
export const getEditedNewsList = defineCall({
  method: 'GET',
  path: '/web/manager/news/',
  summary: 'News of any state, for managers',
  access,
  ...paging,
  answer: v.object({ items: v.array(editedNews), pageNavigation }),
});

export const getEditedNews = defineCall({
  method: 'GET',
  path: '/web/manager/news/{id}/',
  summary: 'One news item, for managers',
  access,
  params: one,
  answer: v.object({ ...editedNews.entries, lead: v.string(), text: v.string() }),
});

/** Creates a draft. The code is derived from the title and never changes. */
export const addNews = defineCall({
  method: 'POST',
  path: '/api/manager/news/',
  summary: 'Draft a news item',
  access,
  body: newsFields,
  answer: saved,
});

export const saveNews = defineCall({
  method: 'POST',
  path: '/api/manager/news/{id}/',
  summary: 'Save a news item',
  access,
  params: one,
  body: v.object({ ...newsFields.entries, version }),
  answer: saved,
});

export const publishNews = defineCall({
  method: 'POST',
  path: '/api/manager/news/{id}/publish/',
  summary: 'Publish or withdraw a news item',
  access,
  params: one,
  body: v.object({ isPublished: v.boolean() }),
  /** When buyers begin to see it. */
  answer: v.object({ publishedAt: instant }),
});

/** Hides the news item from every list; `restoreNews` undoes it. */
export const deleteNews = defineCall({
  method: 'DELETE',
  path: '/api/manager/news/{id}/',
  summary: 'Delete a news item',
  access,
  params: one,
  answer: nothing,
});

export const restoreNews = defineCall({
  method: 'POST',
  path: '/api/manager/news/{id}/restore/',
  summary: 'Restore a deleted news item',
  access,
  params: one,
  answer: nothing,
});

// Questions and answers ----------------------------------------------------------------------------------------------

const faqFields = v.object({
  /** Section by name; a new name creates a section after the others. */
  section: v.pipe(unbroken, requiredText(100)),
  question: v.pipe(unbroken, requiredText(300)),
  answer: v.pipe(text, v.trim(), v.nonEmpty(REQUIRED)),
});

const editedFaq = v.object({ id, code: v.string(), ...editState, ...faqFields.entries });
export type EditedFaqItem = v.InferOutput<typeof editedFaq>;

/** All questions and answers, in the order of the page. */
export const getEditedFaq = defineCall({
  method: 'GET',
  path: '/web/manager/faq/',
  summary: 'Questions and answers of any state, for managers',
  access,
  answer: v.object({ items: v.array(editedFaq) }),
});

/** Creates a draft at the end of its section. */
export const addFaqItem = defineCall({
  method: 'POST',
  path: '/api/manager/faq/',
  summary: 'Draft an answer',
  access,
  body: faqFields,
  answer: saved,
});

export const saveFaqItem = defineCall({
  method: 'POST',
  path: '/api/manager/faq/{id}/',
  summary: 'Save an answer',
  access,
  params: one,
  body: v.object({ ...faqFields.entries, version }),
  answer: saved,
});

export const publishFaqItem = defineCall({
  method: 'POST',
  path: '/api/manager/faq/{id}/publish/',
  summary: 'Publish or withdraw an answer',
  access,
  params: one,
  body: v.object({ isPublished: v.boolean() }),
  answer: nothing,
});

/** Moves one place up or down within the section. */
export const moveFaqItem = defineCall({
  method: 'POST',
  path: '/api/manager/faq/{id}/move/',
  summary: 'Move an answer in its section',
  access,
  params: one,
  body: v.object({ to: v.picklist(['up', 'down']) }),
  answer: nothing,
});

export const deleteFaqItem = defineCall({
  method: 'DELETE',
  path: '/api/manager/faq/{id}/',
  summary: 'Delete an answer',
  access,
  params: one,
  answer: nothing,
});

export const restoreFaqItem = defineCall({
  method: 'POST',
  path: '/api/manager/faq/{id}/restore/',
  summary: 'Restore a deleted answer',
  access,
  params: one,
  answer: nothing,
});

// Static pages -------------------------------------------------------------------------------------------------------

const pageFields = v.object({ title: v.pipe(unbroken, requiredText(200)), text });

const editedPage = v.object({
  id,
  /**
   * `privacy`, `personal-data` and `typical-page` have pages of that name; all others are at `/typical-page/{code}/`.
   */
  code: v.string(),
  ...editState,
  title: v.string(),
});
export type EditedPage = v.InferOutput<typeof editedPage>;

/** The three fixed pages first, then the others by title. */
export const getEditedPages = defineCall({
  method: 'GET',
  path: '/web/manager/static/',
  summary: 'Static pages of any state, for managers',
  access,
  answer: v.object({ items: v.array(editedPage) }),
});

export const getEditedPage = defineCall({
  method: 'GET',
  path: '/web/manager/static/{id}/',
  summary: 'One static page, for managers',
  access,
  params: one,
  answer: v.object({
    ...editedPage.entries,
    text: v.string(),
    /** A text to begin with, made of the seller's details, for a page that the law asks for and that has none yet. */
    sample: v.optional(v.nullable(v.string()), null),
  }),
});

/** Creates a draft. The code is derived from the title and never changes. */
export const addPage = defineCall({
  method: 'POST',
  path: '/api/manager/static/',
  summary: 'Draft a static page',
  access,
  body: pageFields,
  answer: saved,
});

export const savePage = defineCall({
  method: 'POST',
  path: '/api/manager/static/{id}/',
  summary: 'Save a static page',
  access,
  params: one,
  body: v.object({ ...pageFields.entries, version }),
  answer: saved,
});

export const publishPage = defineCall({
  method: 'POST',
  path: '/api/manager/static/{id}/publish/',
  summary: 'Publish or withdraw a static page',
  access,
  params: one,
  body: v.object({ isPublished: v.boolean() }),
  answer: nothing,
});
