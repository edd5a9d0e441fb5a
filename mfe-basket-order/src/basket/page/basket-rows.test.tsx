import {
  addToBasket,
  forgetRemoved,
  getBasket,
  getBasketFields,
  getBasketSummary,
  removeFromBasket,
  setBasketQuantities,
  updateBasketRow,
} from '@shop/contracts/basket-order/basket';
import { getPromotionGroup, getPromotionsOfRow } from '@shop/contracts/basket-order/basket-promotions';
import { getSimpleOffer } from '@shop/contracts/catalog/product-page';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type { SlotName, SlotProps } from '@shop/contracts/platform/slots';
import { publish } from '@shop/platform/events';
import { provideHost, type SlotFiller } from '@shop/remote';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  buildBasketWith,
  buildWireRemovedWith,
  buildWireRowWith,
  type WireRemovedRow,
  type WireRow,
} from '../state/basket.builder.ts';
import { BasketPage } from './basket-page.tsx';

const api = stubApi();

afterEach(() => act(() => publish('session.ended', { reason: 'logout' })));

const row = (name: string) => screen.getByRole('link', { name }).closest('tr') as HTMLElement;
const field = (name: string) => screen.getByRole('spinbutton', { name: `Количество: ${name}` });

async function open(rows: readonly WireRow[], removed: readonly WireRemovedRow[] = []) {
  api.answers(getBasket, buildBasketWith(rows, {}, removed));
  api.answers(getBasketSummary, buildBasketWith(rows).info);
  api.answers(getBasketFields, {});
  const page = renderPage(
    <>
      <BasketPage />
      <Toaster />
    </>,
    { url: '/basket/' },
  );
  await screen.findByRole('heading', { level: 1 });
  const [first] = [...rows, ...removed];
  if (first) await screen.findAllByRole('link', { name: first.name });
  return page;
}

describe('a quantity', () => {
  const threeRows = [
    buildWireRowWith({ name: 'Каска', multiplicity: 5, minOrderCount: 10 }),
    buildWireRowWith({ product_id: 2, name: 'Ботинки' }),
    buildWireRowWith({ product_id: 3, name: 'Очки' }),
  ];

  it('moves on to the next row with Enter and the arrows, and back, past deleted rows', async () => {
    api.answers(removeFromBasket, null);
    const { user } = await open(threeRows);
    await user.click(screen.getByRole('button', { name: 'Удалить: Ботинки' }));
    await user.click(field('Каска'));
    await user.keyboard('{Enter}');
    expect(field('Очки')).toHaveFocus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(field('Каска')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(field('Очки')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(field('Каска')).toHaveFocus();
  });

  it('is restored by Escape', async () => {
    const { user } = await open(threeRows);
    await user.clear(field('Ботинки'));
    await user.type(field('Ботинки'), '77{Escape}');
    expect(field('Ботинки')).toHaveValue('10');
    expect(field('Ботинки')).toHaveFocus();
  });

  it('is raised to the multiple, and says so', async () => {
    api.answers(updateBasketRow, { id: 11, quantity: 15, isCorrected: false });
    const { user } = await open(threeRows);
    await user.clear(field('Каска'));
    await user.type(field('Каска'), '12{Enter}');
    expect(field('Каска')).toHaveValue('15');
    expect(field('Каска')).toHaveAccessibleDescription('12 → 15, кратно 5');
  });

  it('that is none stays with the reason', async () => {
    const { user } = await open(threeRows);
    await user.clear(field('Ботинки'));
    await user.type(field('Ботинки'), 'много{Enter}');
    expect(field('Ботинки')).toHaveValue('много');
    expect(field('Ботинки')).toHaveAccessibleDescription('Введите число');
  });

  it('goes by packs with the buttons and with + and −', async () => {
    api.hangs(updateBasketRow);
    const { user } = await open(threeRows);
    await user.click(screen.getByRole('button', { name: 'Больше: Каска' }));
    expect(field('Каска')).toHaveValue('15');
    await user.click(field('Каска'));
    await user.keyboard('+');
    expect(field('Каска')).toHaveValue('20');
  });

  it('of several rows goes in one request; the one that is refused is marked alone', async () => {
    const { user } = await open(threeRows);
    api.refuses(setBasketQuantities, 400, 'validation', 'Снят с продажи', 'products.1.id');
    const updates = api.answers(updateBasketRow, { id: 12, quantity: 11, isCorrected: false });
    await user.click(field('Ботинки'));
    await user.keyboard('11{Enter}12{Enter}');
    expect(await within(row('Очки')).findByRole('alert')).toHaveTextContent('Снят с продажи');
    await waitFor(() => expect(updates).toEqual([{ product: { ID: 12, QUANTITY: 11 } }]));
    expect(within(row('Ботинки')).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that cannot be sent says so at its row and on the page', async () => {
    const { user } = await open(threeRows);
    api.breaks(updateBasketRow);
    await user.click(field('Ботинки'));
    await user.keyboard('11{Enter}');
    expect(await within(row('Ботинки')).findByText('не отправлено')).toBeVisible();
    expect(screen.getByText('Нет связи с сервером: не отправлено')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Оформить заказ' })).toHaveAccessibleDescription(
      /Не отправлено: 1 строка/,
    );
    api.answers(updateBasketRow, { id: 12, quantity: 11, isCorrected: false });
    await user.click(screen.getByRole('button', { name: 'Отправить сейчас' }));
    await waitFor(() => expect(screen.queryByText('не отправлено')).not.toBeInTheDocument());
  });
});

describe('what was taken out before', () => {
  const gone = [
    buildWireRemovedWith({ product_id: 2, name: 'Ботинки', basketQuantity: 24, removal: 7 }),
    buildWireRemovedWith({ product_id: 3, name: 'Очки', removal: 7 }),
  ];

  it('stands there deleted, and all of it comes back at once with its quantities', async () => {
    const added = api.answers(addToBasket, { products: [] });
    const { user } = await open([buildWireRowWith({ name: 'Каска' })], gone);
    expect(within(row('Ботинки')).getByText('Удалён')).toBeVisible();
    const list = api.answers(
      { ...addToBasket, path: '/api/basket/list/add/' },
      {
        products: [
          { id: 2, rowId: 52, quantity: 24, isCorrected: false },
          { id: 3, rowId: 53, quantity: 10, isCorrected: false },
        ],
      },
    );
    await user.click(screen.getByRole('button', { name: 'Вернуть 2 товара' }));
    await waitFor(() => expect(list).toHaveLength(1));
    expect(list).toEqual([
      {
        products: [
          { id: 2, quantity: 24 },
          { id: 3, quantity: 10 },
        ],
      },
    ]);
    expect(added).toEqual([]);
    expect(field('Ботинки')).toHaveValue('24');
  });

  it('after emptying is offered back as a whole', async () => {
    await open([], gone);
    expect(screen.getByText('Корзина очищена')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Вернуть всё' })).toBeVisible();
  });

  it('can be hidden, and shown again while the page is open', async () => {
    const forgotten = api.answers(forgetRemoved, null);
    const { user } = await open([buildWireRowWith({ name: 'Каска' })], gone);
    await user.click(screen.getByRole('button', { name: 'Скрыть удалённые' }));
    expect(screen.queryByRole('link', { name: 'Ботинки' })).not.toBeInTheDocument();
    await waitFor(() => expect(forgotten).toEqual([{ products: [2, 3] }]));
    await user.click(await screen.findByRole('button', { name: 'Показать' }));
    expect(within(row('Ботинки')).getByRole('button', { name: 'Вернуть: Ботинки' })).toBeVisible();
  });
});

it('says how many more make the price lower', async () => {
  const breaks = [
    { fromQuantity: 1, kopecks: 100_00 },
    { fromQuantity: 14, kopecks: 95_00 },
  ];
  api.answers(updateBasketRow, { id: 11, quantity: 14, isCorrected: false });
  const { user } = await open([buildWireRowWith({ name: 'Каска', breaks })]);
  expect(within(row('Каска')).getByText(/^ещё 4 — и\sцена 95,00\s₽$/)).toBeVisible();
  await user.click(field('Каска'));
  await user.keyboard('14{Enter}');
  expect(within(row('Каска')).queryByText(/^ещё/)).not.toBeInTheDocument();
  expect(row('Каска')).toHaveTextContent(/1\s330,00\s₽/);
});

describe('another variant', () => {
  const offer = (id: number, size: string) => ({
    id,
    article: `К-${id}`,
    name: 'Куртка',
    variant: { Размер: size },
    prices: { base: 100_00, breaks: [{ fromQuantity: 1, kopecks: 90_00 }] },
    stockStatus: { isInStock: true, quantity: 50, arrivalOn: null },
    warehouses: [],
    inBasket: 0,
  });
  const answerWith = (...offers: ReturnType<typeof offer>[]): WireAnswer<typeof getSimpleOffer> => ({
    offer: offer(1, '52'),
    product: {
      id: 100,
      code: 'kurtka',
      name: 'Куртка',
      article: 'К',
      brand: null,
      previewPicture: null,
      prices: null,
      offers: [offer(1, '52'), ...offers],
      inBasket: 0,
      measure: { measureBase: 'шт', measureCustom: null },
      stockStatus: { isInStock: true, quantity: 50, arrivalOn: null },
      minOrderCount: 1,
      multiplicity: 1,
      isPurchased: false,
    },
  });
  const jacket = buildWireRowWith({
    name: 'Куртка',
    variant: { Размер: '52' },
    hasVariants: true,
    basketQuantity: 7,
  });

  it('takes the place of the old one, with its quantity', async () => {
    api.answers(getSimpleOffer, answerWith(offer(5, '54')));
    const removals = api.answers(removeFromBasket, null);
    const additions = api.answers(addToBasket, {
      products: [{ id: 5, rowId: 55, quantity: 7, isCorrected: false }],
    });
    const { user } = await open([jacket]);
    const chosen = { ...jacket, id: 55, product_id: 5, variant: { Размер: '54' } };
    api.answers(getBasket, buildBasketWith([chosen], {}, [buildWireRemovedWith(jacket)]));
    await user.click(screen.getByRole('button', { name: 'Изменить вариант: Куртка' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Другой вариант: Куртка' }), '54');
    await waitFor(() => expect(additions).toEqual([{ products: [{ id: 5, quantity: 7 }] }]));
    expect(removals).toEqual([{ products: [11] }]);
    expect(screen.getByRole('button', { name: 'Вернуть: Куртка' })).toBeVisible();
    expect(field('Куртка')).toHaveValue('7');
  });

  it('says when there is none', async () => {
    api.answers(getSimpleOffer, answerWith());
    const { user } = await open([jacket]);
    await user.click(screen.getByRole('button', { name: 'Изменить вариант: Куртка' }));
    expect(await screen.findByText('Извините, других вариантов нет =(')).toBeInTheDocument();
  });
});

it('tells the promotions of a row, and what else of them is in the basket', async () => {
  const promotion = { code: 'osen', title: 'Осень', lead: 'Три по цене двух', endsOn: '2026-12-03' };
  api.answers(getPromotionsOfRow, { items: [promotion] });
  api.answers(getPromotionGroup, { promotion, offerIds: [1, 2], quantity: 20, totalKopecks: 2000_00 });
  const { user } = await open([
    buildWireRowWith({ name: 'Каска', hasPromotion: true }),
    buildWireRowWith({ product_id: 2, name: 'Ботинки' }),
  ]);
  const mark = screen.getByRole('button', { name: 'Акция: Каска' });
  await user.click(mark);
  const popover = await screen.findByRole('dialog', { name: 'Акции: Каска', hidden: true });
  expect(await within(popover).findByText('Осень')).toHaveAttribute('href', '/actions/osen/');
  expect(popover).toHaveTextContent('до 3 дек.');
  expect(await within(popover).findByText(/2 позиции, 2\s000,00\s₽/)).toBeInTheDocument();
  expect(popover).toHaveTextContent('Ботинки');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  expect(mark).toHaveFocus();
});

it('folds many rows deleted on earlier visits, and shows them when asked', async () => {
  const removed = Array.from({ length: 11 }, (_, index) =>
    buildWireRemovedWith({ product_id: 100 + index, name: `Краги ${index}` }),
  );
  const { user } = await open([buildWireRowWith({ name: 'Каска' })], removed);
  expect(screen.queryByRole('link', { name: 'Краги 3' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Показать удалённые: 11' }));
  expect(screen.getByRole('link', { name: 'Краги 3' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Скрыть удалённые' })).toBeVisible();
});

it('has room for analogs in rows that are out of stock, and in no others (§3.43)', async () => {
  const asked: SlotProps['basket.replacements'][] = [];
  const Widget = (props: SlotProps['basket.replacements']) => {
    asked.push(props);
    return <button type="button">Чем заменить</button>;
  };
  const filler = { area: 'catalog', code: 'replacements', title: 'Каталог' };
  const fillers = [{ ...filler, load: async () => ({ Widget, release: '1.0.0' }) }];
  provideHost({
    siteName: 'Спецоснова',
    fillers: <N extends SlotName>() => fillers as readonly object[] as readonly SlotFiller<N>[],
    pageShown: () => undefined,
    report: () => undefined,
    reloadAfterChunkFailure: () => false,
  });
  await open([
    buildWireRowWith({ name: 'Каска', productId: 70 }),
    buildWireRowWith({ product_id: 2, productId: 71, name: 'Ботинки', isInStock: false }),
  ]);
  expect(await within(row('Ботинки')).findByRole('button', { name: 'Чем заменить' })).toBeVisible();
  expect(within(row('Каска')).queryByRole('button', { name: 'Чем заменить' })).not.toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ productId: 71, productName: 'Ботинки' });
});
