import { addToBasket, setBasketQuantities } from '@shop/contracts/basket-order/basket';
import type { AddToBasketProps } from '@shop/contracts/platform/slots';
import { DETAIL_ERROR_MS } from '@shop/domain/constants';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { Widget } from './add-to-basket.tsx';

const api = stubApi();

afterEach(() => act(() => publish('session.ended', { reason: 'logout' })));

const show = (part: Partial<AddToBasketProps> = {}, options: Parameters<typeof renderPage>[1] = {}) => {
  const props: AddToBasketProps = {
    offerId: 1,
    productName: 'Перчатки',
    isInStock: true,
    minOrderCount: 1,
    multiplicity: 1,
    inBasket: 0,
    measure: 'пара',
    ...part,
  };
  return renderPage(
    <>
      <Widget {...props} />
      <Toaster />
    </>,
    options,
  );
};
const addButton = () => screen.getByRole('button', { name: 'В корзину: Перчатки' });
const quantity = () => screen.getByRole('spinbutton');
const set = (given: number) => ({ products: [{ id: 1, quantity: given, isCorrected: false }] });
const added = (given: number) => ({ products: [{ id: 1, rowId: 11, quantity: given, isCorrected: false }] });

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

it('starts at the minimum, raised to a whole pack', () => {
  show({ minOrderCount: 7, multiplicity: 5 });
  expect(quantity()).toHaveValue('10');
});

it('starts at one where nothing else is asked (§9.30)', () => {
  show({ minOrderCount: 0, multiplicity: 1 });
  expect(quantity()).toHaveValue('1');
});

it('adds the goods even when the page is left at once', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const bodies = api.answers(addToBasket, added(1));
  const { user } = show();
  await user.click(addButton());
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ keepalive: true });
});

it('shows at once that the goods are in the basket, and asks the server once', async () => {
  const bodies = api.answers(addToBasket, added(12));
  const { user } = show();
  await user.clear(quantity());
  await user.type(quantity(), '12');
  await user.click(addButton());
  expect(screen.getByRole('link', { name: /В корзине: 12/ })).toHaveAttribute('href', '/basket/');
  expect(screen.getByText('В корзине: 12')).toBeVisible();
  await waitFor(() => expect(bodies).toEqual([{ products: [{ id: 1, quantity: 12 }] }]));
});

it('adds packs in base units', async () => {
  const bodies = api.answers(addToBasket, added(24));
  const { user } = show({
    minOrderCount: 12,
    multiplicity: 12,
    measureCustom: { name: 'упак', factor: 12 },
  });
  await user.clear(quantity());
  await user.type(quantity(), '2 уп.{Enter}');
  expect(quantity()).toHaveValue('24');
  expect(quantity()).toHaveAccessibleDescription('2 упак → 24');
  await user.click(addButton());
  await waitFor(() => expect(bodies).toEqual([{ products: [{ id: 1, quantity: 24 }] }]));
});

it.each([
  ['of a product without packs', null],
  ['on a page of an earlier release, which does not name the pack', undefined],
])('takes no packs %s', async (_, measureCustom) => {
  const { user } = show({ minOrderCount: 12, multiplicity: 12, measureCustom });
  await user.clear(quantity());
  await user.type(quantity(), '2 уп.{Enter}');
  expect(quantity()).toHaveValue('2 уп.');
  expect(quantity()).toHaveAccessibleDescription(/Введите число в\sединицах: пара/);
});

it('counts packs as they are where the base unit is one', async () => {
  const { user } = show({ measure: 'упак', measureCustom: null });
  await user.clear(quantity());
  await user.type(quantity(), '2 уп.{Enter}');
  expect(quantity()).toHaveValue('2');
});

it('keeps the keyboard where it was after adding', async () => {
  api.answers(addToBasket, added(1));
  const { user } = show();
  addButton().focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link')).toHaveFocus();
});

it('changes the quantity in place with one request for many presses', async () => {
  const bodies = api.answers(setBasketQuantities, set(13));
  const { user } = show({ inBasket: 10 });
  for (let press = 0; press < 3; press += 1)
    await user.click(screen.getByRole('button', { name: 'Больше: Перчатки' }));
  await user.tab();
  await waitFor(() => expect(bodies.at(-1)).toEqual({ products: [{ id: 1, quantity: 13 }] }));
  expect(bodies).toHaveLength(1);
});

it('takes the goods out of the basket at zero', async () => {
  const bodies = api.answers(setBasketQuantities, set(0));
  const { user } = show({ inBasket: 10 });
  await user.clear(quantity());
  await user.type(quantity(), '0{Enter}');
  expect(addButton()).toBeVisible();
  await waitFor(() => expect(bodies).toEqual([{ products: [{ id: 1, quantity: 0 }] }]));
});

it('starts again at the minimum once the goods are out, says so, and puts them back on request', async () => {
  const bodies = api.answers(setBasketQuantities, set(0));
  const { user } = show({ inBasket: 1 });
  await user.click(screen.getByRole('button', { name: 'Меньше: Перчатки' }));
  expect(quantity()).toHaveValue('1');
  expect(await screen.findByText(/Перчатки: убрано из\sкорзины/)).toBeInTheDocument();
  await waitFor(() => expect(bodies).toEqual([{ products: [{ id: 1, quantity: 0 }] }]));
  await user.clear(quantity());
  await user.type(quantity(), '0{Enter}');
  expect(quantity()).toHaveValue('1');
  expect(screen.getByText('Не меньше 1')).toBeInTheDocument();
  const again = api.answers(addToBasket, added(1));
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(again).toEqual([{ products: [{ id: 1, quantity: 1 }] }]));
  expect(screen.getByText('В корзине: 1')).toBeVisible();
  expect(quantity()).toHaveValue('1');
});

it('says a quantity that the server corrected', async () => {
  api.answers(addToBasket, { products: [{ id: 1, rowId: 11, quantity: 15, isCorrected: true }] });
  const { user } = show();
  await user.clear(quantity());
  await user.type(quantity(), '12');
  await user.click(addButton());
  expect(await screen.findByText('Перчатки: 12 → 15')).toBeInTheDocument();
  expect(quantity()).toHaveValue('15');
});

it('rolls back, says why and tries again on request', async () => {
  api.refuses(addToBasket, 503, 'unavailable', 'База данных не отвечает');
  const { user } = show();
  await user.click(addButton());
  expect(await screen.findByText('Перчатки: База данных не отвечает')).toBeInTheDocument();
  expect(addButton()).toBeVisible();
  const bodies = api.answers(addToBasket, added(1));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(screen.getByText('В корзине: 1')).toBeVisible();
});

it('shows a failure on the product page for 2.5 s, elsewhere for longer (§8.16)', async () => {
  api.refuses(addToBasket, 503, 'unavailable', 'База данных не отвечает');
  const { user, unmount } = show({ failureMs: DETAIL_ERROR_MS });
  await user.click(addButton());
  const message = await screen.findByText('Перчатки: База данных не отвечает');
  await waitForElementToBeRemoved(message, { timeout: DETAIL_ERROR_MS + 1500 });
  unmount();
  const elsewhere = show();
  await elsewhere.user.click(addButton());
  await screen.findByText('Перчатки: База данных не отвечает');
  await new Promise((resolve) => setTimeout(resolve, DETAIL_ERROR_MS + 200));
  expect(screen.getByText('Перчатки: База данных не отвечает')).toBeVisible();
}, 15_000);

it('adds a row anew that somebody removed meanwhile', async () => {
  const bodies = api.answers(setBasketQuantities, set(11));
  const { user } = show({ inBasket: 10 });
  await user.click(screen.getByRole('button', { name: 'Больше: Перчатки' }));
  await user.tab();
  await waitFor(() => expect(bodies).toEqual([{ products: [{ id: 1, quantity: 11 }] }]));
});

it('offers goods that are not in stock to order', () => {
  show({ isInStock: false });
  expect(screen.getByRole('button', { name: 'Под заказ: Перчатки' })).toHaveAttribute(
    'title',
    expect.stringContaining('Нет в наличии'),
  );
});

it('is not there for managers', () => {
  show({}, { role: 'MANAGER' });
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
});
