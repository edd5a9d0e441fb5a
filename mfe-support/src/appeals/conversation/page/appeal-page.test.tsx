import { getAppeal } from '@shop/contracts/support/appeals';
import { stubApi } from '@shop/testing/api.ts';
import { screen, within } from '@testing-library/react';
import { asManager, buildAppealWith, buildMessageWith, openAppeal, renderAppeal } from './appeal.builder.tsx';

const api = stubApi();
const order = { id: 5, number: 'ЗК-000005' };
const lines = [{ position: 3, article: 'П-3', name: 'Очки', measure: 'шт', quantity: 4 }];
const rows = async () =>
  within(within(await screen.findByRole('region', { name: 'Переписка' })).getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

it('shows the order and the claimed lines', async () => {
  openAppeal(api, { order, lines });
  const about = within(await screen.findByRole('region', { name: 'О каком заказе речь' }));
  expect(about.getByRole('link', { name: /Заказ № ЗК-000005/ })).toHaveAttribute('href', '/orders/5/');
  expect(about.getByRole('listitem')).toHaveTextContent('Очки П-34 шт');
});

it('links a manager to the company and the order', async () => {
  openAppeal(api, { order, lines, side: 'shop' }, asManager);
  expect(await screen.findByText(/Заказ № ЗК-000005/)).toBeVisible();
  expect(screen.getByRole('link', { name: /ЗК-000005/ })).toHaveAttribute('href', '/orders/5/');
  expect(screen.getByRole('link', { name: 'ООО «Ромашка»' })).toHaveAttribute(
    'href',
    '/manager/mycompanies/romashka/',
  );
});

it('lists days, messages of both sides and status changes in chronological order', async () => {
  openAppeal(api, {
    status: 'closed',
    statuses: [
      { status: 'new', at: '2026-10-20T09:15:00.000Z', byName: 'Анна Петрова' },
      // A status set together with the answer, which implies it.
      { status: 'waiting', at: '2026-10-21T09:15:00.000Z', byName: 'Татьяна Орлова' },
      { status: 'solved', at: '2026-10-21T10:00:00.000Z', byName: 'Татьяна Орлова' },
      { status: 'closed', at: '2026-10-28T10:00:00.000Z', byName: null },
    ],
    messages: [
      buildMessageWith({
        id: 1,
        side: 'customer',
        isMine: true,
        actedByName: 'Игорь Котов',
        message: 'Пришёл брак',
        createdAt: '2026-10-20T09:15:00.000Z',
      }),
      buildMessageWith({ id: 2, message: 'Заменим', createdAt: '2026-10-21T09:15:00.000Z' }),
    ],
  });
  expect(await rows()).toEqual([
    '20 октября',
    'Вы ООО «Ромашка»12:15за клиента писал(а) Игорь КотовПришёл брак',
    '21 октября',
    'Татьяна Орлова Спецоснова12:15Заменим',
    'Татьяна Орлова отметил(а): решено, 13:00',
    '28 октября',
    'Закрыто автоматически, 13:00',
  ]);
});

it('turns URLs and paths of the shop into links, and shows markup as text', async () => {
  const message = '<img src=x onerror=alert(1)> https://example.com/a, заказ /orders/5/, javascript:alert(1)';
  openAppeal(api, { messages: [buildMessageWith({ message })] });
  const elsewhere = await screen.findByRole('link', { name: 'https://example.com/a' });
  expect(elsewhere).toHaveAttribute('target', '_blank');
  expect(elsewhere.getAttribute('rel')).toContain('noopener');
  expect(screen.getByRole('link', { name: '/orders/5/' })).toHaveAttribute('href', '/orders/5/');
  expect(elsewhere.parentElement).toHaveTextContent(message);
  expect(screen.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
});

it('collapses a long text and expands it', async () => {
  const { user } = openAppeal(api, { messages: [buildMessageWith({ message: 'Строка\n'.repeat(40) })] });
  const unfold = await screen.findByRole('button', { name: 'Показать полностью' });
  expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await user.click(unfold);
  expect(screen.getByRole('button', { name: 'Свернуть' })).toHaveAttribute('aria-expanded', 'true');
});

it('says why an appeal is missing, in the error modal too, and retries', async () => {
  api.refuses(getAppeal, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderAppeal();
  const modal = within(await screen.findByRole('alertdialog'));
  expect(modal.getByText('База данных не отвечает')).toBeVisible();
  api.answers(getAppeal, { appeal: buildAppealWith() });
  await user.click(modal.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { name: 'Брак по заказу' })).toBeVisible();
});
