import { getAppeal } from '@shop/shared/contracts/appeals';
import { Route, Routes } from '@shop/shared/router';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { AppealPage } from './appeal-page.tsx';

const api = stubApi();

const show = (options: Parameters<typeof renderPage>[1] = {}) => {
  api.answers(getAppeal, {
    appeal: {
      id: 77,
      number: 'ОБР-77',
      subject: 'Брак по заказу',
      typeName: 'Претензия по заказу',
      status: 'new',
      createdAt: '2026-11-20T09:15:00.000Z',
      updatedAt: '2026-11-20T09:15:00.000Z',
      counterpartyName: 'ООО «Ромашка»',
      order: { id: 5, number: 'ЗК-000005' },
      lines: [{ position: 3, article: 'П-3', name: 'Очки', measure: 'шт', quantity: 4 }],
      messages: [],
    },
  });
  return renderPage(
    <Routes>
      <Route path="/appeal/:id/" element={<AppealPage />} />
    </Routes>,
    { ...options, url: '/appeal/77/' },
  );
};

it('shows the order it is about, and which lines of it', async () => {
  show();
  const about = within(await screen.findByRole('region', { name: 'О каком заказе речь' }));
  expect(about.getByRole('link', { name: /Заказ № ЗК-000005/ })).toHaveAttribute('href', '/orders/5/');
  expect(about.getByRole('listitem')).toHaveTextContent('Очки П-34 шт');
});

it('leads a manager to no order, for those are the customer’s', async () => {
  show({ role: 'MANAGER', scope: [] });
  expect(await screen.findByText(/Заказ № ЗК-000005/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /ЗК-000005/ })).not.toBeInTheDocument();
});
