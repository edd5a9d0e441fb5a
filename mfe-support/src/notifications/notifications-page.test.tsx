import {
  getNotificationSettings,
  getNotifications,
  readAllNotifications,
  readNotification,
  saveNotificationSetting,
  unreadNotifications,
} from '@shop/contracts/support/notifications';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildNotificationWith, pageOfNotifications } from './notification.builder.ts';
import { NotificationsPage } from './notifications-page.tsx';

const api = stubApi();

const picked = buildNotificationWith({ id: 5 });
const answered = buildNotificationWith({
  id: 4,
  kind: 'appeal',
  title: 'Ответ на обращение ОБР-7',
  message: '',
  link: '/appeal/7/',
  isRead: true,
});

const open = (url = '/notification/', options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <NotificationsPage />
      <Toaster />
    </>,
    { url, ...options },
  );
const row = async (title: string) => (await screen.findByText(title)).closest('li')!;
const rowTitles = () =>
  within(screen.getByRole('list', { name: 'Уведомления' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('says of each what it is about, when it came, whether it is new, and leads there (§3.69)', async () => {
  api.answers(getNotifications, pageOfNotifications([picked, answered]));
  open();
  const unread = await row(picked.title);
  expect(unread).toHaveTextContent('Новое');
  expect(unread).toHaveTextContent('Отгрузим 24 ноября.');
  expect(unread).toHaveTextContent('21.11.2026, 12:05 · Заказы');
  expect(within(unread).getByRole('link')).toHaveAttribute('href', '/orders/15/');
  const read = await row(answered.title);
  expect(read).not.toHaveTextContent('Новое');
  expect(within(read).queryByRole('button')).not.toBeInTheDocument();
});

it('offers a manager only kinds that concern managers', async () => {
  api.answers(getNotifications, pageOfNotifications([]));
  const { unmount } = open('/notification/', { role: 'MANAGER' });
  const kinds = () =>
    screen.getAllByRole('option').map(({ textContent }) => textContent?.replace('\u00a0', ' '));
  expect(await screen.findByText(/обращения и\s+вопросы клиентов/)).toBeVisible();
  expect(kinds()).toEqual([
    'Обо всём',
    'Заказы',
    'Обращения',
    'Компании и сотрудники',
    'Вопросы о товарах',
    'Сообщения магазина',
  ]);
  unmount();
  open('/notification/?kind=arrival', { role: 'MANAGER' });
  expect(await screen.findByRole('combobox', { name: 'О чём' })).toHaveDisplayValue('Поступление товаров');
});

it('marks one as read by opening it', async () => {
  api.answers(getNotifications, pageOfNotifications([picked]));
  const marked = jest.fn();
  api.answers(readNotification, ({ url }) => void marked(new URL(url).pathname));
  const { user } = open();
  await user.click(within(await row(picked.title)).getByRole('link'));
  expect(location.pathname).toBe('/orders/15/');
  await waitFor(() => expect(marked).toHaveBeenCalledWith('/api/notifications/read/5/'));
});

it('marks one as read where it stands, and keeps the focus (§4.56)', async () => {
  api.answers(getNotifications, pageOfNotifications([picked, answered]));
  api.answers(readNotification, null);
  const { user } = open();
  const unread = await row(picked.title);
  api.answers(getNotifications, pageOfNotifications([{ ...picked, isRead: true }, answered]));
  await user.click(within(unread).getByRole('button', { name: `Отметить прочитанным: ${picked.title}` }));
  expect(unread).not.toHaveTextContent('Новое');
  expect(within(unread).getByRole('link')).toHaveFocus();
});

it('leaves one unread if marking fails, and says so', async () => {
  api.answers(getNotifications, pageOfNotifications([picked]));
  api.refuses(readNotification, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  await user.click(within(await row(picked.title)).getByRole('button'));
  expect(await screen.findByText(/не.отмечено прочитанным\. База данных не отвечает/)).toBeVisible();
  expect(await row(picked.title)).toHaveTextContent('Новое');
});

it('marks all as read, and undoes it (§4.57)', async () => {
  let areRead = false;
  api.answers(getNotifications, () => pageOfNotifications([{ ...picked, isRead: areRead }, answered]));
  api.answers(readAllNotifications, () => {
    areRead = true;
    return { count: 1, at: '2026-11-21T10:00:00.000Z' };
  });
  const returned = api.answers(unreadNotifications, () => {
    areRead = false;
    return { count: 1 };
  });
  const { user } = open();
  const unread = await row(picked.title);
  await user.click(screen.getByRole('button', { name: 'Прочитать все' }));
  expect(await screen.findByText('1 уведомление прочитано')).toBeVisible();
  await waitFor(() => expect(unread).not.toHaveTextContent('Новое'));
  expect(screen.getByRole('button', { name: 'Прочитать все' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(unread).toHaveTextContent('Новое'));
  expect(returned).toEqual([{ at: '2026-11-21T10:00:00.000Z' }]);
});

it('keeps new ones above the list until they are requested', async () => {
  api.answers(getNotifications, pageOfNotifications([picked]));
  const { user } = open();
  await row(picked.title);
  const arrived = [7, 6].map((id) => buildNotificationWith({ id, title: `Новость ${id}` }));
  api.answers(getNotifications, pageOfNotifications([...arrived, picked]));
  act(() => publish('notification.added', { notificationId: 7 }));
  const show = await screen.findByRole('button', { name: 'Показать 2 новых' });
  expect(rowTitles()).toEqual([picked.title]);
  await user.click(show);
  expect(rowTitles()).toEqual(['Новость 7', 'Новость 6', picked.title]);
  expect(show).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Новость 7' })).toHaveFocus();
});

it('follows what is read in another tab', async () => {
  api.answers(getNotifications, pageOfNotifications([picked]));
  open();
  const unread = await row(picked.title);
  expect(unread).toHaveTextContent('Новое');
  api.answers(getNotifications, pageOfNotifications([{ ...picked, isRead: true }]));
  act(() => publish('notification.read', {}));
  await waitFor(() => expect(unread).not.toHaveTextContent('Новое'));
});

it('keeps the filter in the address, and says when nothing fits it', async () => {
  const asked: URLSearchParams[] = [];
  api.answers(getNotifications, ({ url }) => {
    const search = new URL(url).searchParams;
    asked.push(search);
    return pageOfNotifications(search.get('kind') === 'finances' ? [] : [picked]);
  });
  const { user } = open();
  await row(picked.title);
  await user.click(screen.getByRole('link', { name: /Непрочитанные/ }));
  expect(location.search).toBe('?unread=Y');
  await user.selectOptions(screen.getByRole('combobox', { name: 'О чём' }), 'finances');
  expect(location.search).toBe('?unread=Y&kind=finances');
  expect(await screen.findByText('Непрочитанных уведомлений на эту тему нет')).toBeVisible();
  expect(asked.at(-1)?.get('page_size')).toBe('10');
  await user.click(screen.getByRole('link', { name: 'Показать все' }));
  expect(await row(picked.title)).toBeVisible();
  expect(location.search).toBe('');
});

it('shows the last page for a page beyond it', async () => {
  api.answers(getNotifications, pageOfNotifications([picked], { pageNumber: 2, pageCount: 2 }));
  open('/notification/?page=99');
  await row(picked.title);
  await waitFor(() => expect(location.search).toBe('?page=2'));
  expect(screen.getByRole('link', { name: 'Предыдущая страница' })).toHaveAttribute('href', '/notification/');
});

it('says when there are none at all', async () => {
  api.answers(getNotifications, pageOfNotifications([]));
  open();
  expect(await screen.findByText('Уведомлений пока нет')).toBeVisible();
});

it('says why the list is missing, and retries', async () => {
  api.refuses(getNotifications, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByText('Не удалось загрузить уведомления')).toBeVisible();
  expect(screen.getByText('База данных не отвечает')).toBeVisible();
  api.answers(getNotifications, pageOfNotifications([picked]));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await row(picked.title)).toBeVisible();
});

it('marks nothing during impersonation, and says whose they are', async () => {
  api.answers(getNotifications, pageOfNotifications([picked]));
  renderPage(<NotificationsPage />, {
    url: '/notification/',
    actedBy: { id: 9, name: 'Мария Орлова', companyName: 'ООО «Ромашка»' },
  });
  const unread = await row(picked.title);
  expect(screen.getByText('Уведомления пользователя: Анна Петрова')).toBeVisible();
  expect(screen.getByText(/касаются компании ООО «Ромашка»/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Прочитать все' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Настройки' })).not.toBeInTheDocument();
  expect(within(unread).queryByRole('button')).not.toBeInTheDocument();
});

describe('what comes and how', () => {
  const settings = {
    items: [
      { kind: 'order' as const, inShop: true, byMail: true, hasMail: true },
      { kind: 'site' as const, inShop: true, byMail: false, hasMail: false },
    ],
  };

  async function openSettings() {
    api.answers(getNotifications, pageOfNotifications([]));
    api.answers(getNotificationSettings, settings);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Настройки' }));
    await screen.findByRole('table', { name: 'О чём сообщать в магазине и письмом' });
    return user;
  }
  const letter = () => screen.getByRole('checkbox', { name: 'Заказы: письмом' });

  it('saves each switch at once', async () => {
    const user = await openSettings();
    const saved = api.answers(saveNotificationSetting, null);
    await user.click(letter());
    expect(letter()).not.toBeChecked();
    expect(await screen.findByText('Сохранено')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Заказы: в магазине' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved).toEqual([
      { kind: 'order', inShop: true, byMail: false },
      { kind: 'order', inShop: false, byMail: false },
    ]);
  });

  it('rolls a failed switch back, and says why', async () => {
    const user = await openSettings();
    api.refuses(saveNotificationSetting, 503, 'unavailable', 'База данных не отвечает');
    await user.click(letter());
    expect(await screen.findByText(/Не.сохранено\. База данных не отвечает/)).toBeVisible();
    expect(letter()).toBeChecked();
  });

  it('shows which kinds have no emails', async () => {
    await openSettings();
    const site = screen.getByRole('row', { name: /Сообщения магазина/ });
    expect(within(site).getAllByRole('checkbox')).toHaveLength(1);
    expect(site).toHaveTextContent('—Писем об этом нет');
  });
});
