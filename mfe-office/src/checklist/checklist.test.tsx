import type { StaffRight } from '@shop/contracts/account/permissions';
import { getChecklist, sendTestMessage } from '@shop/contracts/office/checklist';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { ChecklistPage } from './checklist-page.tsx';

const api = stubApi();

type Item = WireAnswer<typeof getChecklist>['items'][number];

const items: Item[] = [
  {
    code: 'setting-seller',
    title: 'Продавец',
    state: 'todo',
    text: 'Реквизиты',
    link: '/office/settings/seller/',
  },
  {
    ...{ code: 'page-privacy', title: 'Страница «Политика»', state: 'later', text: 'Напишите' },
    link: '/manager/content/pages/1/',
  },
  { code: 'emails', title: 'Письма уходят', state: 'todo', text: 'SMTP_URL не задан', link: null },
  { code: 'managers', title: 'Менеджеры', state: 'later', text: 'Пригласите', link: '/office/staff/' },
  { code: 'https', title: 'Адрес магазина', state: 'done', text: 'https', link: null },
];

const openPage = (staffRights: readonly StaffRight[] = ['office.people', 'office.settings']) =>
  renderPage(<ChecklistPage />, { url: '/office/', role: 'MANAGER', scope: [], staffRights });

const group = (name: string) => screen.findByRole('region', { name });

it('shows what is left by urgency, each with the page where it is done (§6.36)', async () => {
  api.answers(getChecklist, { items });
  openPage();
  const left = within(await group('Что осталось настроить: 2'));
  expect(left.getByRole('link', { name: 'Продавец' })).toHaveAttribute('href', '/office/settings/seller/');
  expect(left.getByText('SMTP_URL не задан')).toBeVisible();
  const later = within(await group('Можно настроить позже: 2'));
  expect(later.getByRole('link', { name: 'Страница «Политика»' })).toBeVisible();
  expect(later.getByRole('link', { name: 'Менеджеры' })).toHaveAttribute('href', '/office/staff/');
  expect(within(await group('Настроено: 1')).getByText('Адрес магазина')).toBeVisible();
});

it('checks again on request', async () => {
  api.answers(getChecklist, { items });
  const { user } = openPage();
  await group('Что осталось настроить: 2');
  api.answers(getChecklist, { items: items.map((item): Item => ({ ...item, state: 'done' })) });
  await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }));
  expect(await screen.findByText(/магазин можно открывать/)).toBeVisible();
  expect(await group('Настроено: 5')).toBeVisible();
});

it('sends a test email to oneself, shows the answer of the mail server and checks again (§6.37)', async () => {
  api.answers(getChecklist, { items });
  const { user } = openPage();
  const button = await screen.findByRole('button', { name: 'Отправить себе письмо' });
  const sent = api.answers(sendTestMessage, { isSent: true, text: 'Отправлено: 250 queued' });
  api.answers(getChecklist, {
    items: items.map((item) => (item.code === 'emails' ? { ...item, text: 'Сервер принял письмо' } : item)),
  });
  await user.click(button);
  expect(await screen.findByText('Отправлено: 250 queued')).toBeVisible();
  expect(await screen.findByText('Сервер принял письмо')).toBeVisible();
  expect(sent).toEqual([{ kind: 'email' }]);
});

it('shows a refusal where the message was sent', async () => {
  api.answers(getChecklist, { items });
  api.refuses(sendTestMessage, 429, 'limit', 'Слишком много проверочных сообщений.');
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Отправить себе письмо' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много проверочных сообщений.');
});

it('leads nobody to a page that is closed to them', async () => {
  api.answers(getChecklist, { items });
  openPage(['office.terms']);
  await group('Что осталось настроить: 2');
  expect(screen.queryByRole('link', { name: 'Продавец' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Отправить себе письмо' })).not.toBeInTheDocument();
});

it('offers to try again when the check fails', async () => {
  api.breaks(getChecklist);
  openPage();
  expect(await screen.findByText('Не удалось проверить настройку магазина')).toBeVisible();
});
