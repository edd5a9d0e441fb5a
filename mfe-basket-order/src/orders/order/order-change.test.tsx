import {
  acceptOrderChange,
  declineOrderChange,
  type OrderChange,
} from '@shop/contracts/basket-order/order-changes';
import { getOrder, type Order } from '@shop/contracts/basket-order/orders';
import { Route, Routes } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen } from '@testing-library/react';
import { buildOrderLineWith, buildOrderWith } from '../../testing/order.builder.ts';
import { OrderPage } from './order-page.tsx';

const api = stubApi();
const of = { article: 'П-1', name: 'Перчатки', measure: 'пара' };
const change: OrderChange = {
  id: 9,
  state: 'waiting',
  proposedAt: '2026-11-27T09:04:00.000Z',
  decidedAt: null,
  decidedByName: null,
  oldTotalKopecks: 1_000_00,
  newTotalKopecks: 800_00,
  differences: [
    { kind: 'quantity', ...of, before: 10, after: 8 },
    { kind: 'removed', ...of, name: 'Каска', before: 1 },
    { kind: 'date', before: '2026-11-28', after: '2026-12-02' },
  ],
};
const answer = (order: Partial<Order>) => api.answers(getOrder, { order: buildOrderWith(order) });
const show = () =>
  renderPage(
    <>
      <Routes>
        <Route path="/orders/:code/" element={<OrderPage />} />
      </Routes>
      <Toaster />
    </>,
    { url: '/orders/5/' },
  );
const notice = async (title: RegExp) => (await screen.findByText(title)).parentElement;

it('shows what becomes of the order, and sends the buyer’s yes once', async () => {
  answer({ waitingChange: change, canDecideChange: true });
  const sent = api.answers(acceptOrderChange, () => {
    answer({ changes: [{ ...change, state: 'accepted', decidedByName: 'Анна Петрова' }] });
    return { state: 'accepted' as const };
  });
  const { user } = show();
  const box = await notice(/предлагает изменить заказ/);
  expect(box).toHaveTextContent(/Перчатки: 10\sпар → 8\sпар/);
  expect(box).toHaveTextContent(/Каска: 1\sпара → не\sбудет в\sзаказе/);
  expect(box).toHaveTextContent('Отгрузка: 28.11.2026 → 02.12.2026');
  expect(box).toHaveTextContent(/Сумма заказа: 1\s000,00\s₽ → 800,00\s₽/);
  await user.click(screen.getByRole('button', { name: 'Согласен' }));
  expect(await notice(/Изменение принято .*Анна Петрова/)).toBeVisible();
  expect(document.activeElement).toHaveTextContent(/Перчатки: 10\sпар → 8\sпар/);
  expect(document.activeElement).not.toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(sent).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Согласен' })).not.toBeInTheDocument();
});

it('sends the buyer’s no, and says why an outdated answer is refused', async () => {
  answer({ waitingChange: change, canDecideChange: true });
  api.refuses(declineOrderChange, 409, 'changed', 'Заказ изменился ещё раз');
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /^Не\sсогласен$/ }));
  expect(await screen.findByText(/Ответ не\sотправлен. Заказ изменился ещё раз/)).toBeVisible();
});

it('offers no answer to who may not order', async () => {
  answer({ waitingChange: change, canDecideChange: false });
  show();
  expect(await notice(/предлагает изменить заказ/)).toHaveTextContent(/Ответит тот, кто оформляет заказы/);
  expect(screen.queryByRole('button', { name: 'Согласен' })).not.toBeInTheDocument();
});

it('shows the number of 1C, and lines as they are confirmed', async () => {
  const accounting = { takenAt: '2026-11-27T09:04:00.000Z', number: 'УТ-000512', datedOn: '2026-11-27' };
  answer({
    accounting: { ...accounting, status: 'К выполнению', refusal: '', isPlacedThere: false },
    lines: [buildOrderLineWith({ quantity: 8, orderedQuantity: 10 })],
  });
  show();
  expect(await screen.findByText(/№\sУТ-000512 от\s27\.11\.2026, К выполнению/)).toBeVisible();
  expect(screen.getByText(/подтверждено 8 из\s10\sпар/)).toBeVisible();
});
