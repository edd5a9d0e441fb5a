import { refreshFaq, refreshNews, refreshPages } from './content-editing.queries.ts';

/** News, answers or pages: their labels and paths. */
export interface ContentKind {
  readonly name: 'news' | 'faq' | 'pages';
  /** The prefix of the editor's path; an id and a slash follow. */
  readonly path: string;
  /** Pages have fixed public paths and stay. */
  readonly isDeletable: boolean;
  /** Labels such as «Новость» and «Новость опубликована». */
  readonly labels: {
    readonly one: string;
    readonly saved: string;
    readonly published: string;
    readonly withdrawn: string;
    readonly deleted: string;
    readonly isBack: string;
  };
  /** Refreshes the queries of editors and readers after a change. */
  readonly refresh: () => Promise<void>;
}

const feminine = {
  saved: 'сохранена',
  published: 'опубликована',
  withdrawn: 'снята с\u00a0публикации',
  deleted: 'удалена',
  isBack: 'возвращена',
};

const masculine = {
  saved: 'сохранён',
  published: 'опубликован',
  withdrawn: 'снят с\u00a0публикации',
  deleted: 'удалён',
  isBack: 'возвращён',
};

const labelsOf = (one: string, endings: typeof feminine) => ({
  one,
  saved: `${one} ${endings.saved}`,
  published: `${one} ${endings.published}`,
  withdrawn: `${one} ${endings.withdrawn}`,
  deleted: `${one} ${endings.deleted}`,
  isBack: `${one} ${endings.isBack}`,
});

export const newsKind: ContentKind = {
  name: 'news',
  path: '/manager/content/news/',
  isDeletable: true,
  labels: labelsOf('Новость', feminine),
  refresh: refreshNews,
};

export const faqKind: ContentKind = {
  name: 'faq',
  path: '/manager/content/faq/',
  isDeletable: true,
  labels: labelsOf('Ответ', masculine),
  refresh: refreshFaq,
};

export const pageKind: ContentKind = {
  name: 'pages',
  path: '/manager/content/pages/',
  isDeletable: false,
  labels: labelsOf('Страница', feminine),
  refresh: refreshPages,
};
