import { copyOrder } from '@shop/contracts/basket-order/order-copy';
import { extendReservation, getOrder, type Order } from '@shop/contracts/basket-order/orders';
import { Route, Routes } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { screen, waitFor, within } from '@testing-library/react';
import { buildOrderCopyWith, buildOrderWith } from '../../testing/order.builder.ts';
import { OrderPage } from './order-page.tsx';

const api = stubApi();
const reservation = { until: '2099-12-01', isExtended: false, extendableTo: '2099-12-04', releasedAt: null };
const released = {
  ...reservation,
  until: '2026-12-01',
  extendableTo: null,
  releasedAt: '2026-12-02T09:00:00.000Z',
};

const answer = (part: Partial<NonNullable<Order['reservation']>> | null, order: Partial<Order> = {}) =>
  api.answers(getOrder, {
    order: buildOrderWith({
      paySystem: 'invoice',
      reservation: part && { ...reservation, ...part },
      ...order,
    }),
  });
const show = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <Routes>
        <Route path="/orders/:code/" element={<OrderPage />} />
      </Routes>
      <Toaster />
    </>,
    { url: '/orders/5/', ...options },
  );
const noticeWith = async (title: string) => (await screen.findByText(title)).parentElement;
const extendButton = () => screen.queryByRole('button', { name: /^Продлить/ });

it('says until when the goods are reserved, and extends it once (§1.73)', async () => {
  answer({});
  const sent = api.answers(extendReservation, () => {
    answer({ until: '2099-12-04', isExtended: true, extendableTo: null });
    return { until: '2099-12-04' };
  });
  const { user } = show();
  expect(await noticeWith('Товары в резерве до 01.12.2099')).toHaveTextContent(
    /Оплатите заказ в\sэтот срок, и\sони останутся за\sвами/,
  );
  await user.click(screen.getByRole('button', { name: /^Продлить до\s04\.12\.2099$/ }));
  expect(await noticeWith('Товары в резерве до 04.12.2099')).toHaveTextContent('ещё раз продлить его нельзя');
  // The button keeps its place and the focus.
  const done = screen.getByRole('button', { name: 'Продлён' });
  expect(done).toHaveFocus();
  await user.click(done);
  expect(sent).toHaveLength(1);
});

it('says why it is not extended, and shows what the order has become', async () => {
  answer({});
  const { user } = show();
  await noticeWith('Товары в резерве до 01.12.2099');
  api.refuses(extendReservation, 409, 'conflict', 'Резерв уже снят');
  answer(released);
  await user.click(extendButton()!);
  expect(await screen.findByText('Резерв не продлён. Резерв уже снят')).toBeVisible();
  expect(await noticeWith('Товары больше не в резерве')).toBeVisible();
});

it('offers no extension to who may not order, nor a second one', async () => {
  answer({ extendableTo: null, isExtended: true });
  show();
  expect(await noticeWith('Товары в резерве до 01.12.2099')).toHaveTextContent('Резерв продлён');
  expect(extendButton()).not.toBeInTheDocument();
});

it('tells after the last day that the goods are still held, and can be extended', async () => {
  answer({ until: '2026-01-12' });
  show();
  expect(await noticeWith('Срок резерва закончился 12.01.2026')).toHaveTextContent(
    /отложены за\sвами\. Если вы оплатили заказ/,
  );
  expect(extendButton()).toBeVisible();
});

it('explains the end of the reservation and repeats the order with one click (§1.72)', async () => {
  answer(released);
  const copied = api.answers(copyOrder, buildOrderCopyWith());
  const { user } = show();
  const notice = (await noticeWith('Товары больше не в резерве'))!;
  expect(notice).toHaveTextContent(
    /Оплата не поступила до 01\.12\.2026, и\sтовары вернулись в\sпродажу 02\.12\.2026, 12:00\. Заказ остаётся: его можно оплатить/,
  );
  await user.click(within(notice).getByRole('button', { name: 'Повторить заказ' }));
  await waitFor(() => expect(copied).toHaveLength(1));
});

it('speaks of picking where goods are paid for later', async () => {
  answer({}, { paySystem: 'credit' });
  show();
  expect(await noticeWith('Товары в резерве до 01.12.2099')).toHaveTextContent('Когда начнём собирать заказ');
});

it('is silent about a reservation without a limit', async () => {
  answer(null);
  show();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/в резерве/)).not.toBeInTheDocument();
});

it('shows a manager the same, without the actions', async () => {
  answer(released);
  show({ role: 'MANAGER', scope: [] });
  expect(await noticeWith('Товары больше не в резерве')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Повторить/ })).not.toBeInTheDocument();
});
