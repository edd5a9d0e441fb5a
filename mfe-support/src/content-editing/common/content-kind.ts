import {
  deleteFaqItem,
  deleteNews,
  publishFaqItem,
  publishNews,
  publishPage,
  restoreFaqItem,
  restoreNews,
} from '@shop/contracts/support/content-editing';
import { call } from '@shop/platform/http';
import { rereadFaq, rereadNews, rereadPages } from './content-editing.queries.ts';

/** News, answers or pages: what they are called, and what can be done with them as they are. */
export interface ContentKind {
  /** Where one of them is edited: this, its id and a slash. */
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
  /** Answers from when on it is seen, where that may be later than now. */
  readonly publish: (id: number, isPublished: boolean) => Promise<string | undefined>;
  readonly remove?: (id: number) => Promise<unknown>;
  readonly restore?: (id: number) => Promise<unknown>;
  /** After a change: whoever edits and whoever reads gets it anew. */
  readonly reread: () => Promise<void>;
}

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

export const newsKind: ContentKind = {
  path: '/manager/content/news/',
  words: wordsOf('Новость'),
  publish: async (id, isPublished) =>
    (await call(publishNews, { params: { id }, body: { isPublished } })).publishedAt,
  remove: (id) => call(deleteNews, { params: { id } }),
  restore: (id) => call(restoreNews, { params: { id } }),
  reread: rereadNews,
};

export const faqKind: ContentKind = {
  path: '/manager/content/faq/',
  words: wordsOf('Ответ', {
    saved: 'сохранён',
    published: 'опубликован',
    withdrawn: 'снят с\u00a0публикации',
    deleted: 'удалён',
    isBack: 'возвращён',
  }),
  publish: async (id, isPublished) => {
    await call(publishFaqItem, { params: { id }, body: { isPublished } });
    return undefined;
  },
  remove: (id) => call(deleteFaqItem, { params: { id } }),
  restore: (id) => call(restoreFaqItem, { params: { id } }),
  reread: rereadFaq,
};

export const pageKind: ContentKind = {
  path: '/manager/content/pages/',
  words: wordsOf('Страница'),
  publish: async (id, isPublished) => {
    await call(publishPage, { params: { id }, body: { isPublished } });
    return undefined;
  },
  reread: rereadPages,
};
