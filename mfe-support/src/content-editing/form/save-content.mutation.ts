import type { CallInput } from '@shop/contracts/platform/call';
import {
  addFaqItem,
  addNews,
  addPage,
  saveFaqItem,
  saveNews,
  savePage,
} from '@shop/contracts/support/content-editing';
import { call } from '@shop/platform/http';

type News = CallInput<typeof addNews>['body'];
type FaqItem = CallInput<typeof addFaqItem>['body'];
type Page = CallInput<typeof addPage>['body'];

/** Adds and saves items of each kind. A save rejects with `conflict` if `version` is not the latest. */
export const newsWrites = {
  add: (body: News, idempotencyKey: string) => call(addNews, { body }, { idempotencyKey }),
  save: (id: number, news: News, version: number) =>
    call(saveNews, { params: { id }, body: { ...news, version } }),
};

export const faqWrites = {
  add: (body: FaqItem, idempotencyKey: string) => call(addFaqItem, { body }, { idempotencyKey }),
  save: (id: number, item: FaqItem, version: number) =>
    call(saveFaqItem, { params: { id }, body: { ...item, version } }),
};

export const pageWrites = {
  add: (body: Page, idempotencyKey: string) => call(addPage, { body }, { idempotencyKey }),
  save: (id: number, page: Page, version: number) =>
    call(savePage, { params: { id }, body: { ...page, version } }),
};
