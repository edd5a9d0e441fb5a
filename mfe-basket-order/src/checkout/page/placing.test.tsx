import { getHeader } from '@shop/contracts/account/header';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import { getOrder } from '@shop/contracts/basket-order/orders';
import { publish } from '@shop/platform/events';
import { callQuery, queryClient } from '@shop/platform/query';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useSeenBasket } from '../../basket/page/use-seen-basket.ts';
import { buildRowWith, buildTermsWith } from '../../basket/state/basket.builder.ts';
import { emptyBasket } from '../../basket/state/basket-state.ts';
import { buildCheckoutLineWith, buildCheckoutWith } from '../../testing/checkout.builder.ts';
import { answerCheckout } from '../../testing/checkout-server.ts';
import { buildOrderWith } from '../../testing/order.builder.ts';
import { CheckoutPage } from './checkout-page.tsx';

const api = stubApi();
const page = { url: '/order/' };
const placed = { id: 5, number: 'ЗК-000005' };

/** Tells intersection observers that their element is fully visible. */
let show: () => void = () => undefined;
const realObserver = window.IntersectionObserver;

beforeEach(() => {
  sessionStorage.clear();
  window.IntersectionObserver = class extends realObserver {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      const inSight = { boundingClientRect: { height: 200 }, intersectionRect: { height: 200 } };
      show = () => callback([inSight as IntersectionObserverEntry], this);
    }
  };
});
afterAll(() => {
  window.IntersectionObserver = realObserver;
});

const confirm = (name: string | RegExp = 'Подтвердить заказ') => screen.findByRole('button', { name });
const arrived = () => waitFor(() => expect(currentLocation().location.pathname).toBe('/orders/5/'));
const dearer = [buildCheckoutLineWith({ priceKopecks: 120_00, availableQuantity: 4 })];
const empty = { lines: [], errors: ['Корзина пуста'] };

/** Answers orders and collects their idempotency keys. */
function serveOrders(): (string | null)[] {
  const keys: (string | null)[] = [];
  api.answers(placeOrder, (request) => {
    keys.push(request.headers.get('Idempotency-Key'));
    return placed;
  });
  return keys;
}

it('places the order as shown and goes to it', async () => {
  answerCheckout(api);
  const bodies = api.answers(placeOrder, placed);
  const { user } = renderPage(<CheckoutPage />, page);
  await user.type(await screen.findByRole('textbox', { name: 'Комментарий' }), 'Позвонить за час');
  await user.selectOptions(screen.getByLabelText('Грузополучатель'), 'Склад «Юг»');
  await user.click(await confirm());
  await arrived();
  expect(currentLocation().location.state).toEqual({ placedNumber: 'ЗК-000005' });
  expect(bodies).toEqual([
    {
      contragent: 1,
      deliveryType: 'delivery',
      shipment: 'send-all',
      paySystem: 'invoice',
      address: 2,
      pickupStore: null,
      consignee: 1,
      contactName: 'Олег Кротов',
      contactPhone: '+7 (900) 000-00-01',
      comment: 'Позвонить за час',
      date: null,
      version: 'v1',
    },
  ]);
});

it('makes one order of a double click and of a second try after a lost answer', async () => {
  answerCheckout(api);
  api.breaks(placeOrder);
  const { user } = renderPage(<CheckoutPage />, page);
  await user.click(await confirm());
  expect(await screen.findByText(/повтор не\sсоздаст второй/)).toBeVisible();
  const keys = serveOrders();
  await user.dblClick(await confirm());
  await arrived();
  expect(new Set(keys).size).toBe(1);
});

it('sends the same order under the same key after a reload, and another one under another', async () => {
  answerCheckout(api);
  const lost: string[] = [];
  api.breaks(placeOrder);
  const remember = () => lost.push(JSON.parse(sessionStorage.getItem('shop.checkout.attempt.1') ?? '').key);
  const first = renderPage(<CheckoutPage />, page);
  await first.user.click(await confirm());
  expect(await screen.findByText('Ответа не было')).toBeVisible();
  remember();
  first.unmount();
  const { user } = renderPage(<CheckoutPage />, page);
  await user.click(await confirm());
  expect(await screen.findByText('Ответа не было')).toBeVisible();
  remember();
  await user.type(screen.getByRole('textbox', { name: 'Комментарий' }), 'Иначе');
  const keys = serveOrders();
  await user.click(await confirm());
  await arrived();
  expect(new Set(lost).size).toBe(1);
  expect(lost).not.toContain(keys[0]);
});

it('finds out after a reload that the order was placed although its answer was lost', async () => {
  let isPlaced = false;
  answerCheckout(api, () => buildCheckoutWith(isPlaced ? empty : {}));
  api.breaks(placeOrder);
  const first = renderPage(<CheckoutPage />, page);
  await first.user.click(await confirm());
  expect(await screen.findByText('Ответа не было')).toBeVisible();
  first.unmount();
  isPlaced = true;
  const keys = serveOrders();
  renderPage(<CheckoutPage />, page);
  await arrived();
  expect(keys).toHaveLength(1);
});

it('asks on request what became of an order while nobody can tell', async () => {
  let isPlaced = false;
  answerCheckout(api, () => buildCheckoutWith(isPlaced ? empty : {}));
  api.breaks(placeOrder);
  const { user } = renderPage(<CheckoutPage />, page);
  await user.click(await confirm());
  await screen.findByText('Ответа не было');
  isPlaced = true;
  act(() => publish('basket.changed', { offerIds: [1] }));
  expect(await screen.findByText('Не знаем, оформлен ли заказ')).toBeVisible();
  serveOrders();
  await user.click(await screen.findByRole('button', { name: 'Проверить' }));
  await arrived();
});

it('shows what changed when placing is answered so, and places it once it is confirmed', async () => {
  let version = 'v1';
  answerCheckout(api, () => buildCheckoutWith(version === 'v1' ? {} : { version, lines: dearer }));
  api.refuses(placeOrder, 409, 'changed', 'Изменились цены или остатки');
  const { user } = renderPage(<CheckoutPage />, page);
  await confirm();
  version = 'v2';
  await user.click(await confirm());
  const panel = await screen.findByRole('alert', { name: 'Изменения в заказе' });
  expect(panel).toHaveTextContent(/Цена100,00 ₽ → 120,00 ₽.*В наличиихватало → 4 из 10 пар/);
  expect(panel).toHaveTextContent('Товары: 1 000,00 ₽ → 1 200,00 ₽ (+200,00 ₽)');
  act(() => show());
  const bodies = api.answers(placeOrder, placed);
  await user.click(await confirm('Подтвердить с изменениями'));
  await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ version: 'v2' })]));
});

it('shows on opening what is not as the basket page showed it', async () => {
  answerCheckout(api, () => buildCheckoutWith({ lines: dearer }));
  const header = { contragents: [{ id: 1, uf_name: 'Ромашка', uf_current_contragent: true }] };
  const view = renderPage(<p>Корзина</p>, page);
  queryClient.setQueryData(callQuery(getHeader, {}).queryKey, {
    counterparties: header.contragents.map(({ id, uf_name }) => ({ id, name: uf_name, isCurrent: true })),
  } as never);
  const line = { offerId: 1, row: buildRowWith(), quantity: 10, isDeleted: false } as never;
  const basket = { ...emptyBasket, lines: [line], terms: buildTermsWith() };
  const Basket = () => {
    useSeenBasket(basket);
    return null;
  };
  render(<Basket />).unmount();
  view.unmount();
  renderPage(<CheckoutPage />, page);
  const panel = await screen.findByRole('alert', { name: 'Изменения в заказе' });
  expect(panel).toHaveTextContent(/Цена100,00 ₽ → 120,00 ₽/);
  act(() => show());
  expect(await confirm('Подтвердить с изменениями')).toBeEnabled();
});

it('lets changes be confirmed only once they have been on screen', async () => {
  sessionStorage.setItem(
    'shop.checkout.seen.1',
    JSON.stringify({ counterpartyId: 1, lines: [buildCheckoutLineWith()] }),
  );
  answerCheckout(api, () => buildCheckoutWith({ lines: dearer }));
  const { user } = renderPage(<CheckoutPage />, page);
  await user.click(await confirm('Посмотреть изменения'));
  expect(screen.getByRole('alert', { name: 'Изменения в заказе' })).toHaveFocus();
  act(() => show());
  expect(await confirm('Подтвердить с изменениями')).toBeEnabled();
});

it('takes a refusal to its field', async () => {
  answerCheckout(api);
  api.refuses(placeOrder, 400, 'validation', 'В этот день мы не работаем', 'date');
  const { user } = renderPage(<CheckoutPage />, page);
  await user.click(await confirm());
  const date = screen.getByLabelText('Желаемая дата');
  await waitFor(() => expect(date).toHaveFocus());
  expect(date).toHaveAccessibleDescription(/В этот день мы не работаем/);
});

it('says that another tab has placed the order, with a link to it', async () => {
  let isPlaced = false;
  answerCheckout(api, () => buildCheckoutWith(isPlaced ? empty : {}));
  const order = buildOrderWith({ id: 7, number: 'ЗК-000007', createdByName: 'Анна Петрова' });
  api.answers(getOrder, { order });
  const { user } = renderPage(<CheckoutPage />, page);
  await confirm();
  await user.click(screen.getByRole('textbox', { name: 'Комментарий' }));
  isPlaced = true;
  act(() => {
    publish('order.placed', { orderId: 7 });
    publish('basket.changed', { offerIds: [] });
  });
  expect(await screen.findByText(/Заказ № ЗК-000007 уже оформлен в\sдругой вкладке/)).toBeVisible();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Открыть заказ' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Открыть заказ' })).toHaveAttribute('href', '/orders/7/');
});

it('says which colleague has placed the order, and goes back to what is there to be ordered', async () => {
  answerCheckout(api);
  const order = buildOrderWith({ id: 7, number: 'ЗК-000007', createdByName: 'Борис Орлов' });
  api.answers(getOrder, { order });
  const { user } = renderPage(<CheckoutPage />, page);
  await confirm();
  act(() => publish('order.placed', { orderId: 7 }));
  expect(await screen.findByText(/уже оформлен: Борис Орлов/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Вернуться к оформлению' }));
  expect(await confirm()).toBeEnabled();
});
