import { getNotifications, readNotification } from '@shop/contracts/support/notifications';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { buildNotificationWith, pageOfNotifications } from '../notifications/notification.builder.ts';
import { Widget } from './notifications.tsx';

const api = stubApi();
const picked = buildNotificationWith();

it('shows the last three that are unread, each leading to what it is about', async () => {
  let asked = '';
  api.answers(getNotifications, ({ url }) => {
    asked = new URL(url).search;
    return pageOfNotifications([picked]);
  });
  const marked = jest.fn();
  api.answers(readNotification, ({ url }) => void marked(new URL(url).pathname));
  const { user } = renderPage(<Widget />);
  const title = await screen.findByRole('link', { name: picked.title });
  expect(new URLSearchParams(asked).get('page_size')).toBe('3');
  expect(new URLSearchParams(asked).get('unread')).toBe('true');
  expect(screen.getByRole('link', { name: 'Все уведомления' })).toHaveAttribute('href', '/notification/');
  await user.click(title);
  expect(location.pathname).toBe('/orders/15/');
  await waitFor(() => expect(marked).toHaveBeenCalledWith('/api/notifications/read/5/'));
});

it('follows what arrives and what is read', async () => {
  api.answers(getNotifications, pageOfNotifications([]));
  renderPage(<Widget />);
  expect(await screen.findByText('Новых уведомлений нет.')).toBeVisible();
  api.answers(getNotifications, pageOfNotifications([picked]));
  act(() => publish('notification.added', { notificationId: 5 }));
  expect(await screen.findByRole('link', { name: picked.title })).toBeVisible();
  api.answers(getNotifications, pageOfNotifications([]));
  act(() => publish('notification.read', {}));
  expect(await screen.findByText('Новых уведомлений нет.')).toBeVisible();
});

it('says why it is missing, and retries', async () => {
  api.refuses(getNotifications, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<Widget />);
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getNotifications, pageOfNotifications([picked]));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: picked.title })).toBeVisible();
});
