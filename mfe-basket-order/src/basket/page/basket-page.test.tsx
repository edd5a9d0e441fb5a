import {
  addToBasket,
  clearBasket,
  getBasket,
  getBasketFields,
  getBasketSummary,
  removeFromBasket,
  updateBasketRow,
} from '@shop/contracts/basket-order/basket';
import { publish } from '@shop/platform/events';
import { currentLocation } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { takeFile } from '../../common/file-handoff.ts';
import { buildBasketWith, buildWireRowWith, type WireRow } from '../state/basket.builder.ts';
import { BasketPage } from './basket-page.tsx';

const api = stubApi();
const page = { url: '/basket/' };

afterEach(() => act(() => publish('session.ended', { reason: 'logout' })));

const row = (name: string) => screen.getByRole('link', { name }).closest('tr') as HTMLElement;
const quantityOf = (name: string) => screen.getByRole('spinbutton', { name: `Количество: ${name}` });

/** A basket that remembers, so that what is read after a change is what the change made of it. */
function keepBasket(...rows: WireRow[]) {
  let kept = rows;
  api.answers(getBasket, () => buildBasketWith(kept));
  api.answers(getBasketSummary, () => buildBasketWith(kept).info);
  api.answers(getBasketFields, () =>
    Object.fromEntries(
      kept.map(({ product_id, basketQuantity, totalPrice, changedBy }) => [
        product_id,
        { basketQuantity, totalPrice, changedBy },
      ]),
    ),
  );
  const updates = api.answers(updateBasketRow, () => ({ id: 11, quantity: 1, isCorrected: false }));
  const removals = api.answers(removeFromBasket, null);
  return {
    updates,
    removals,
    become: (...next: WireRow[]) => {
      kept = next;
    },
  };
}

it('splits rows by stock and shows what they come to (§3.27, §3.28, §4.38)', async () => {
  api.answers(
    getBasket,
    buildBasketWith(
      [
        buildWireRowWith({ name: 'Каска', totalPrice: 1_200_50 }),
        buildWireRowWith({ product_id: 2, name: 'Ботинки', isInStock: false, arrivalOn: '2026-12-03' }),
      ],
      { contragentDiscountPercent: 7 },
    ),
  );
  renderPage(<BasketPage />, page);
  const inStock = within(await screen.findByRole('table', { name: 'В наличии' }));
  expect(inStock.getByRole('link', { name: 'Каска' })).toHaveAttribute('href', '/detail/perchatki-1/');
  const outOfStock = within(screen.getByRole('table', { name: 'Нет в наличии' }));
  expect(outOfStock.getByText('Нет в наличии, поступит 3 дек.')).toBeVisible();
  const aside = within(screen.getByRole('complementary', { name: 'Итоги корзины' }));
  expect(aside.getByText('К оплате', { ignore: '[aria-hidden] *' }).parentElement).toHaveTextContent(
    '2 200,50 ₽',
  );
  expect(aside.getByText('3 кг')).toBeVisible();
  expect(aside.getByRole('link', { name: 'Оформить заказ' })).toHaveAttribute('href', '/order/');
});

it.each([
  [5_00, 'Ваша скидка 5 %'],
  [13_00, 'Скидка'],
])('names a discount of %d kopecks in a hundred roubles «%s»', async (discountKopecks, name) => {
  const basket = buildBasketWith([buildWireRowWith()], { contragentDiscountPercent: 5 });
  api.answers(getBasket, { ...basket, info: { ...basket.info, goodsKopecks: 100_00, discountKopecks } });
  renderPage(<BasketPage />, page);
  expect(await screen.findByText(name)).toBeVisible();
});

it('leads to the catalogue while the basket is empty', async () => {
  api.answers(getBasket, buildBasketWith([]));
  renderPage(<BasketPage />, page);
  expect(await screen.findByText('В корзине пока ничего нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog/');
});

it.each([
  ['an empty basket', []],
  ['a basket with goods', [buildWireRowWith()]],
])('takes goods from a file into %s: the reader of quick order opens with it (§1.16)', async (_, rows) => {
  api.answers(getBasket, buildBasketWith(rows));
  const { user } = renderPage(<BasketPage />, page);
  const file = new File(['a'], 'заявка.xlsx');
  await user.upload(await screen.findByLabelText('Файл с заказом'), file);
  const { pathname, search } = currentLocation().location;
  expect(pathname + search).toBe('/quickorder/?tab=download');
  expect(takeFile()).toBe(file);
});

it('says why the basket cannot be read, and reads it on request (§3.31, §8.13)', async () => {
  api.refuses(getBasket, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<BasketPage />, page);
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getBasket, buildBasketWith([buildWireRowWith({ name: 'Каска' })]));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Каска' })).toBeVisible();
});

it('sends a typed quantity once and shows the totals that follow from it', async () => {
  const basket = keepBasket(buildWireRowWith({ name: 'Каска' }));
  api.answers(updateBasketRow, () => ({ id: 11, quantity: 25, isCorrected: false }));
  const bodies = api.answers(updateBasketRow, () => {
    basket.become(buildWireRowWith({ name: 'Каска', basketQuantity: 25, totalPrice: 2_250_00 }));
    return { id: 11, quantity: 25, isCorrected: false };
  });
  const { user } = renderPage(<BasketPage />, page);
  await screen.findByRole('link', { name: 'Каска' });
  await user.clear(quantityOf('Каска'));
  await user.type(quantityOf('Каска'), '25{Enter}');
  await waitFor(() => expect(row('Каска')).toHaveTextContent('2 250,00 ₽'));
  expect(bodies).toEqual([{ product: { ID: 11, QUANTITY: 25 } }]);
});

it('marks a deleted row, keeps its place and returns it with its quantity', async () => {
  const basket = keepBasket(
    buildWireRowWith({ name: 'Каска', basketQuantity: 30 }),
    buildWireRowWith({ product_id: 2, name: 'Ботинки' }),
  );
  const { user } = renderPage(<BasketPage />, page);
  await screen.findByRole('link', { name: 'Каска' });
  basket.become(buildWireRowWith({ product_id: 2, name: 'Ботинки' }));
  await user.click(screen.getByRole('button', { name: 'Удалить: Каска' }));
  expect(within(row('Каска')).getByText('Удалён')).toBeVisible();
  await waitFor(() => expect(basket.removals).toEqual([{ products: [11] }]));
  expect(within(row('Каска')).getByRole('button', { name: 'Вернуть: Каска' })).toHaveFocus();

  const additions = api.answers(addToBasket, () => {
    basket.become(
      buildWireRowWith({ product_id: 2, name: 'Ботинки' }),
      buildWireRowWith({ id: 99, name: 'Каска', basketQuantity: 30 }),
    );
    return { products: [{ id: 1, rowId: 99, quantity: 30, isCorrected: false }] };
  });
  await user.click(screen.getByRole('button', { name: 'Вернуть: Каска' }));
  await waitFor(() => expect(additions).toEqual([{ products: [{ id: 1, quantity: 30 }] }]));
  expect(quantityOf('Каска')).toHaveValue('30');
});

it('deletes all chosen rows in one request', async () => {
  const basket = keepBasket(
    buildWireRowWith({ name: 'Каска' }),
    buildWireRowWith({ product_id: 2, name: 'Ботинки' }),
  );
  const { user } = renderPage(<BasketPage />, page);
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все: в наличии' }));
  basket.become();
  await user.click(screen.getByRole('button', { name: 'Удалить 2 товара' }));
  await waitFor(() => expect(basket.removals).toEqual([{ products: [11, 12] }]));
  expect(screen.getByRole('button', { name: 'Вернуть всё' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();
});

it('empties the basket and takes it back', async () => {
  const basket = keepBasket(buildWireRowWith({ name: 'Каска' }));
  const clearings = api.answers(clearBasket, () => {
    basket.become();
    return null;
  });
  const { user } = renderPage(<BasketPage />, page);
  await user.click(await screen.findByRole('button', { name: 'Очистить' }));
  await waitFor(() => expect(clearings).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Вернуть всё' })).toHaveFocus();
  const additions = api.answers(addToBasket, {
    products: [{ id: 1, rowId: 50, quantity: 10, isCorrected: false }],
  });
  await user.click(screen.getByRole('button', { name: 'Вернуть всё' }));
  await waitFor(() => expect(additions).toHaveLength(1));
  expect(screen.queryByText('Корзина очищена')).not.toBeInTheDocument();
  expect(row('Каска')).toContainElement(document.activeElement as HTMLElement);
});

it('shows a refusal at its row, keeps what was typed and offers both ways out', async () => {
  keepBasket(buildWireRowWith({ name: 'Каска' }));
  api.refuses(updateBasketRow, 400, 'validation', 'Больше 20 за раз не продаём');
  const { user } = renderPage(<BasketPage />, page);
  await screen.findByRole('link', { name: 'Каска' });
  await user.clear(quantityOf('Каска'));
  await user.type(quantityOf('Каска'), '25{Enter}');
  expect(await within(row('Каска')).findByRole('alert')).toHaveTextContent('Больше 20 за раз не продаём');
  expect(quantityOf('Каска')).toHaveValue('25');
  expect(screen.getByRole('button', { name: 'Оформить заказ' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Оставить 10' }));
  expect(quantityOf('Каска')).toHaveValue('10');
});

it('follows a colleague without touching what is being typed', async () => {
  const basket = keepBasket(
    buildWireRowWith({ name: 'Каска' }),
    buildWireRowWith({ product_id: 2, name: 'Ботинки' }),
  );
  const { user } = renderPage(<BasketPage />, page);
  await screen.findByRole('link', { name: 'Каска' });
  await user.clear(quantityOf('Каска'));
  await user.type(quantityOf('Каска'), '7');
  basket.become(
    buildWireRowWith({ name: 'Каска' }),
    buildWireRowWith({ product_id: 2, name: 'Ботинки', basketQuantity: 44 }),
  );
  act(() => publish('basket.changed', { offerIds: [2] }));
  await waitFor(() => expect(quantityOf('Ботинки')).toHaveValue('44'));
  expect(screen.getByText('Изменено коллегой или в другом окне: 10 → 44')).toBeVisible();
  expect(quantityOf('Каска')).toHaveValue('7');
  expect(quantityOf('Каска')).toHaveFocus();
});

it('finds rows by name or article (§3.30)', async () => {
  keepBasket(
    buildWireRowWith({ name: 'Каска' }),
    buildWireRowWith({ product_id: 2, name: 'Ботинки', article: 'БТ-44/7' }),
  );
  const { user } = renderPage(<BasketPage />, page);
  await user.type(await screen.findByRole('searchbox'), 'бт-44');
  expect(screen.getByRole('link', { name: 'Ботинки' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Каска' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'нет такого');
  expect(await screen.findByText('Ничего не нашлось')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Показать все товары' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Каска' })).toBeVisible();
});

it('hides sums from users without the right to prices, and says who may order', async () => {
  const basket = buildBasketWith([buildWireRowWith({ name: 'Каска', price: null, totalPrice: null })]);
  const info = {
    ...basket.info,
    goodsKopecks: null,
    discountKopecks: null,
    vatKopecks: null,
    totalKopecks: null,
  };
  api.answers(getBasket, { ...basket, info });
  renderPage(<BasketPage />, { ...page, scope: ['appeals'] });
  expect(await screen.findByText(/сотрудники с правом «Цены»/)).toBeVisible();
  expect(screen.queryByText('К оплате')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Оформить заказ' })).toHaveAccessibleDescription(/право/);
});

it('says so when nothing in it can be ordered (§3.29)', async () => {
  api.answers(
    getBasket,
    buildBasketWith([buildWireRowWith({ isInStock: false })], { noProductsAddToOrder: true }),
  );
  renderPage(<BasketPage />, page);
  expect(await screen.findByText('В корзине нет товаров, которые можно заказать сейчас.')).toBeVisible();
});
