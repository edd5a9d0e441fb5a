import { getBasket, removeFromBasket, updateBasketRow } from '@shop/shared/contracts/basket';
import { copyOrder, type OrderCopy } from '@shop/shared/contracts/order-copy';
import { getOrders } from '@shop/shared/contracts/orders';
import { publish } from '@shop/shared/events';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { Toaster } from '@shop/shared/ui/toaster';
import { act, screen } from '@testing-library/react';
import { buildBasketWith, buildWireRowWith } from '../testing/basket.builder.ts';
import { buildOrderSummaryWith } from '../testing/order.builder.ts';
import { Widget } from './last-orders.tsx';

const api = stubApi();
const pageNavigation = { navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 3, recordCount: 1 };

it('shows the last orders and where they are', async () => {
  api.answers(getOrders, { items: [buildOrderSummaryWith()], pageNavigation });
  renderPage(<Widget />);
  const link = await screen.findByRole('link', { name: '№ ЗК-000005' });
  expect(link.closest('li')).toHaveTextContent('Подтверждён');
  expect(screen.getByRole('link', { name: 'Все заказы' })).toHaveAttribute('href', '/orders/');
});

it('says so before the first order', async () => {
  api.answers(getOrders, { items: [], pageNavigation });
  renderPage(<Widget />);
  expect(await screen.findByText(/Заказов пока не было/)).toBeVisible();
});

it('says why it cannot be shown, and asks again on request', async () => {
  api.refuses(getOrders, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<Widget />);
  expect(await screen.findByText('База данных не отвечает')).toBeVisible();
  api.answers(getOrders, { items: [buildOrderSummaryWith()], pageNavigation });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: '№ ЗК-000005' })).toBeVisible();
});

it('is not there for managers', () => {
  renderPage(<Widget />, { role: 'MANAGER' });
  expect(screen.queryByText('Последние заказы')).not.toBeInTheDocument();
});

describe('one click to buy the same again', () => {
  const line = (id: number, name: string) => ({ id, name, article: `П-${id}` });
  const inBasket = (id: number, name: string, quantity: number, quantityBefore = 0) => ({
    ...line(id, name),
    quantity,
    quantityBefore,
    isCorrected: false,
  });
  const copyWith = (part: Partial<OrderCopy> = {}): OrderCopy => ({
    number: 'ЗК-000005',
    added: [inBasket(1, 'Перчатки', 12, 2)],
    unavailable: [],
    changed: [],
    ...part,
  });
  const basketOf = (...rows: readonly [offer: number, quantity: number][]) =>
    buildBasketWith(
      rows.map(([product_id, basketQuantity]) => buildWireRowWith({ product_id, basketQuantity })),
    );
  const repeat = () => screen.findByRole('button', { name: 'Повторить заказ № ЗК-000005' });
  const show = () => {
    api.answers(getOrders, { items: [buildOrderSummaryWith()], pageNavigation });
    return renderPage(
      <>
        <Widget />
        <Toaster />
      </>,
    );
  };
  afterEach(() => act(() => publish('session.ended', { reason: 'logout' })));

  it('tells exactly what is in the basket, what is not and why, and what costs something else', async () => {
    api.answers(
      copyOrder,
      copyWith({
        added: [inBasket(1, 'Перчатки', 12, 2), { ...inBasket(2, 'Респиратор', 15), isCorrected: true }],
        unavailable: [{ ...line(3, 'Каска'), reason: 'gone' }],
        changed: [{ ...line(1, 'Перчатки'), priceKopecksBefore: 100_00, priceKopecks: 110_00 }],
      }),
    );
    const { user } = show();
    await user.click(await repeat());
    const status = await screen.findByText(/в корзину добавлено 2 товара/);
    expect(status.closest('[role="status"]')).not.toBeNull();
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toEqual(
      expect.arrayContaining([
        'Каска (П-3) — снят с продажи',
        expect.stringMatching(/^Перчатки \(П-1\) — 100,00\s₽ → 110,00\s₽$/),
        'Респиратор (П-2) — в корзине 15',
      ]),
    );
    expect(screen.getByRole('link', { name: 'В корзину' })).toHaveAttribute('href', '/basket/');
    expect(screen.getByRole('button', { name: 'В корзине: заказ № ЗК-000005' })).toBeVisible();
  });

  it('adds once, however often it is clicked, and under one key until there is an answer', async () => {
    const keys: (string | null)[] = [];
    const { user } = show();
    const button = await repeat();
    api.breaks(copyOrder);
    await user.click(button);
    const again = await screen.findByRole('button', { name: 'Повторить' });
    const bodies = api.answers(copyOrder, (request) => {
      keys.push(request.headers.get('idempotency-key'));
      return copyWith();
    });
    await user.click(again);
    await user.click(await screen.findByRole('button', { name: 'В корзине: заказ № ЗК-000005' }));
    expect(bodies).toHaveLength(1);
    expect(keys[0]).toMatch(/\w{8,}/);
  });

  it('takes back what it added, and leaves what was changed in between', async () => {
    api.answers(copyOrder, copyWith({ added: [inBasket(1, 'Перчатки', 12, 2), inBasket(2, 'Каска', 5)] }));
    const { user } = show();
    await user.click(await repeat());
    await screen.findByText(/добавлено 2 товара/);
    // A colleague has put three more pairs of gloves into the basket meanwhile.
    api.answers(getBasket, basketOf([1, 15], [2, 5]));
    const removed = api.answers(removeFromBasket, undefined);
    const updated = api.answers(updateBasketRow, () => ({ id: 11, quantity: 5, isCorrected: false }));
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    expect(await screen.findByText('Заказ № ЗК-000005 убран из корзины')).toBeVisible();
    expect(removed).toEqual([{ products: [12] }]);
    expect(updated).toEqual([{ product: { ID: 11, QUANTITY: 5 } }]);
    expect(screen.queryByText(/добавлено 2 товара/)).not.toBeInTheDocument();
    expect(await repeat()).toHaveAttribute('aria-disabled', 'false');
  });

  it('says that nothing could be added, and offers nothing to undo', async () => {
    api.answers(
      copyOrder,
      copyWith({ added: [], unavailable: [{ ...line(3, 'Каска'), reason: 'unpriced' }] }),
    );
    const { user } = show();
    await user.click(await repeat());
    expect(await screen.findByText(/Ничего из заказа № ЗК-000005/)).toBeVisible();
    expect(screen.getByText(/нет цены/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument();
  });

  it('says why an order was not repeated', async () => {
    api.refuses(copyOrder, 404, 404, 'Такого заказа нет');
    const { user } = show();
    await user.click(await repeat());
    expect(await screen.findByRole('alert')).toHaveTextContent('Заказ не повторён. Такого заказа нет');
  });
});
