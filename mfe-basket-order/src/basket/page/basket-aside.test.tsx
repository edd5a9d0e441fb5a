import { exportBasket, getBasket, getBasketSummary } from '@shop/contracts/basket-order/basket';
import { getBasketPaymentTypes } from '@shop/contracts/basket-order/checkout';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, waitFor } from '@testing-library/react';
import { buildBasketWith, buildWireRowWith } from '../state/basket.builder.ts';
import { BasketPage } from './basket-page.tsx';

const api = stubApi();
const rows = [
  buildWireRowWith({ name: 'Каска' }),
  buildWireRowWith({ product_id: 2, name: 'Ботинки', isInStock: false }),
];

afterEach(() => act(() => publish('session.ended', { reason: 'logout' })));

/** A basket of 1 000 ₽ in stock and 1 000 ₽ that cannot be bought now. */
async function open(
  limits: { freeDeliveryFromKopecks?: number; minimumOrderKopecks?: number } = {},
  scope?: 'clerk',
) {
  const basket = buildBasketWith(rows);
  api.answers(getBasket, { ...basket, info: { ...basket.info, ...limits } });
  api.answers(getBasketSummary, { ...basket.info, ...limits });
  const page = renderPage(
    <>
      <BasketPage />
      <Toaster />
    </>,
    { url: '/basket/', ...(scope && { scope: ['prices' as const] }) },
  );
  await screen.findByRole('link', { name: 'Каска' });
  return page;
}

it('says how far it is to free delivery, by what will be ordered', async () => {
  await open({ freeDeliveryFromKopecks: 1500_00 });
  const bar = screen.getByRole('progressbar', { name: 'До бесплатной доставки' });
  expect(bar).toHaveAttribute('value', '100000');
  expect(screen.getByText(/^ещё 500,00\s₽$/)).toBeVisible();
});

it('says when delivery is free', async () => {
  await open({ freeDeliveryFromKopecks: 900_00 });
  expect(screen.getByText(/^Доставка бесплатная: заказ от\s900,00\s₽$/)).toBeVisible();
});

it('says why less than the least order cannot be ordered', async () => {
  await open({ minimumOrderKopecks: 3000_00 });
  expect(screen.getByRole('progressbar', { name: 'До минимального заказа' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Оформить заказ' })).toHaveAccessibleDescription(
    /^Заказ возможен от\s3\s000,00\s₽: добавьте товаров ещё на\s2\s000,00\s₽$/,
  );
});

it('shows on request how the basket can be paid for, and what cannot be used', async () => {
  api.answers(getBasketPaymentTypes, {
    items: [
      { code: 'invoice', name: 'Счёт', note: 'Оплата по счёту', isAvailable: true },
      {
        code: 'credit',
        name: 'Кредит',
        note: 'Не хватает 900,00 ₽',
        isAvailable: false,
        credit: { limitKopecks: 100_00, usedKopecks: 0, freeKopecks: 100_00, afterKopecks: -900_00 },
      },
    ],
  });
  const { user } = await open();
  await user.click(screen.getByText('Способы оплаты'));
  expect(await screen.findByText('Оплата по счёту')).toBeVisible();
  expect(screen.getByText('недоступно')).toBeVisible();
  expect(screen.getByText('Не хватает 900,00 ₽')).toBeVisible();
});

it('has no ways to pay for those who may not order', async () => {
  await open({}, 'clerk');
  expect(screen.queryByText('Способы оплаты')).not.toBeInTheDocument();
});

describe('files and paper', () => {
  const menu = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
    await user.click(screen.getByRole('button', { name: 'Выгрузить' }));
    await user.click(await screen.findByRole('button', { name, hidden: true }));
  };

  it.each([
    ['Скачать Excel (XLSX)', 'xlsx'],
    ['Скачать CSV', 'csv'],
  ])('«%s» downloads the file of its single-use address', async (name, format) => {
    const asked = api.answers(exportBasket, { url: '/api/files/abc/' });
    const followed: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      followed.push(this.pathname);
    });
    const { user } = await open();
    await menu(user, name);
    await waitFor(() => expect(followed).toEqual(['/api/files/abc/']));
    expect(asked).toEqual([{ format }]);
    expect(screen.getByRole('button', { name: 'Выгрузить' })).toHaveFocus();
    click.mockRestore();
  });

  it('says why there is no file', async () => {
    api.refuses(exportBasket, 503, 'unavailable', 'База данных не отвечает');
    const { user } = await open();
    await menu(user, 'Скачать CSV');
    expect(await screen.findByText('Файл не выгружен. База данных не отвечает')).toBeVisible();
  });

  it('prints', async () => {
    const print = jest.fn();
    window.print = print;
    const { user } = await open();
    await menu(user, 'Распечатать');
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('a long basket', () => {
  const many = Array.from({ length: 2000 }, (_, index) =>
    buildWireRowWith({ product_id: index + 1, name: `Товар № ${index + 1}` }),
  );
  const drawn = () => screen.getAllByRole('row').length;

  it('draws only the rows near the screen, and all of them on paper', async () => {
    api.answers(getBasket, buildBasketWith(many.slice(0, 300)));
    renderPage(<BasketPage />, { url: '/basket/' });
    const table = await screen.findByRole('table', { name: 'В наличии' });
    expect(table).toHaveAttribute('aria-rowcount', '301');
    expect(drawn()).toBeLessThan(100);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(table.querySelectorAll('[data-index]')).toHaveLength(300);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(drawn()).toBeLessThan(100);
  }, 30_000);

  it('of 2,000 rows is chosen at once, and searched by what they are called', async () => {
    api.answers(getBasket, buildBasketWith(many));
    const { user } = renderPage(<BasketPage />, { url: '/basket/' });
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все: в наличии' }));
    expect(screen.getByRole('button', { name: /^Удалить 2\s000 товаров$/ })).toBeVisible();
    await user.type(screen.getByRole('searchbox'), '№ 1999');
    expect(await screen.findByRole('link', { name: 'Товар № 1999' })).toBeVisible();
    expect(drawn()).toBe(2);
  }, 30_000);
});
