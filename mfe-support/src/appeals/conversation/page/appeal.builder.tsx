import { type Appeal, type AppealMessage, getAppeal } from '@shop/contracts/support/appeals';
import { Route, Routes } from '@shop/platform/router';
import type { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { AppealPage } from './appeal-page.tsx';

/** Messages come from the shop by default; ids grow with time. */
export const buildMessageWith = (part: Partial<AppealMessage> = {}): AppealMessage => ({
  id: 1,
  authorName: 'Татьяна Орлова',
  side: 'shop',
  isMine: false,
  isUnread: false,
  actedByName: null,
  message: 'Проверяем на складе',
  attachments: [],
  createdAt: `2026-11-20T09:${String(15 + (part.id ?? 1)).padStart(2, '0')}:00.000Z`,
  ...part,
});

export const buildAppealWith = (part: Partial<Appeal> = {}): Appeal => ({
  id: 77,
  number: 'ОБР-77',
  subject: 'Брак по заказу',
  typeName: 'Претензия по заказу',
  status: 'in-progress',
  createdAt: '2026-11-20T09:15:00.000Z',
  updatedAt: '2026-11-20T09:15:00.000Z',
  unreadCount: 0,
  counterpartyName: 'ООО «Ромашка»',
  counterpartyCode: 'romashka',
  side: 'customer',
  rating: null,
  firstAnsweredAt: null,
  statuses: [],
  order: null,
  lines: [],
  messages: [buildMessageWith()],
  ...part,
});

type Options = Parameters<typeof renderPage>[1];

/** Opens the page of an appeal with this answer of the server. */
export function openAppeal(
  api: ReturnType<typeof stubApi>,
  part: Partial<Appeal> = {},
  options: Options = {},
) {
  api.answers(getAppeal, { appeal: buildAppealWith(part) });
  return renderAppeal(options);
}

export function renderAppeal(options: Options = {}) {
  return renderPage(
    <>
      <Routes>
        <Route path="/appeal/:id/" element={<AppealPage />} />
      </Routes>
      <Toaster />
    </>,
    { ...options, url: '/appeal/77/' },
  );
}

/** The session of a manager. */
export const asManager = { role: 'MANAGER', scope: [] } as const;

/** The session of a manager who impersonates somebody of the company. */
export const impersonating = {
  actedBy: { id: 9, name: 'Татьяна Орлова', companyName: 'ООО «Ромашка»' },
};
