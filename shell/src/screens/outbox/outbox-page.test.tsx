import { getOutbox } from '@shop/contracts/platform/developer';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { OutboxPage } from './outbox-page.tsx';

const api = stubApi();
const common = { id: 1, recipient: 'anna@shop.example', createdAt: '2026-11-21T09:00:00.000Z' };

it('shows letters and text messages, with links that lead there', async () => {
  const link = 'http://127.0.0.1:3000/login?code=abc&redirect=%2F';
  api.answers(getOutbox, {
    items: [
      { ...common, id: 2, kind: 'sms', recipient: '79000000001', subject: '', body: 'Код 1234' },
      { ...common, kind: 'email', subject: 'Подтвердите почту', body: `Откройте:\n${link}\nСпасибо!` },
    ],
  });
  renderPage(<OutboxPage />, { url: '/developer/outbox/' });
  expect(await screen.findByText('Код 1234')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Подтвердите почту' })).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', link);
  expect(screen.getAllByText('21.11.2026, 12:00')).toHaveLength(2);
});

it('says that nothing has been sent yet', async () => {
  api.answers(getOutbox, { items: [] });
  renderPage(<OutboxPage />);
  expect(await screen.findByText('Писем и SMS пока нет')).toBeVisible();
});

it('is no page of a shop that sends its letters', async () => {
  api.refuses(getOutbox, 404, 404, 'Не найдено');
  renderPage(<OutboxPage />);
  expect(await screen.findByText('Страница не найдена')).toBeVisible();
});

it('says that it could not be loaded', async () => {
  api.breaks(getOutbox);
  renderPage(<OutboxPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить исходящие');
});
