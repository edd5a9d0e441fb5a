import { addListToBasket, setBasketQuantities } from '@shop/contracts/basket-order/basket';
import { publish, subscribe } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { messagesAtom } from '@shop/ui/core/toast';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { Widget } from './bulk-actions.tsx';

const api = stubApi();

// A message of the test before would offer «Отменить» too early.
beforeEach(() => getDefaultStore().set(messagesAtom, []));

afterEach(() => act(() => publish('session.ended', { reason: 'logout' })));

const lines = [
  { offerId: 1, quantity: 12 },
  { offerId: 2, quantity: 3 },
];
const show = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <>
      <Widget lines={lines} />
      <Toaster />
    </>,
    options,
  );
const addButton = () => screen.getByRole('button', { name: 'Выбранные в корзину' });
const added = {
  products: [
    { id: 1, rowId: 11, quantity: 17, isCorrected: false, before: 5 },
    { id: 2, rowId: 12, quantity: 5, isCorrected: true, before: 0 },
  ],
};

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});

it('adds everything in one call and says what was added and corrected', async () => {
  const changed: number[][] = [];
  const stop = subscribe('basket.changed', ({ offerIds }) => changed.push(offerIds));
  const bodies = api.answers(addListToBasket, added);
  const { user } = show();
  await user.click(addButton());
  expect(
    await screen.findByText(/Добавлено в корзину: 2 позиции.*поднято количество: 1 позиция/),
  ).toBeVisible();
  expect(bodies).toEqual([
    {
      products: [
        { id: 1, quantity: 12 },
        { id: 2, quantity: 3 },
      ],
    },
  ]);
  expect(changed).toEqual([[1, 2]]);
  stop();
});

it('takes the addition back to what was in the basket before', async () => {
  api.answers(addListToBasket, added);
  const bodies = api.answers(setBasketQuantities, { products: [] });
  const { user } = show();
  await user.click(addButton());
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  expect(await screen.findByText('Добавление отменено: 2 позиции')).toBeVisible();
  expect(bodies).toEqual([
    {
      products: [
        { id: 1, quantity: 5 },
        { id: 2, quantity: 0 },
      ],
      isUndo: true,
    },
  ]);
});

it('says why nothing was added and tries again', async () => {
  api.refuses(addListToBasket, 503, 'unavailable', 'База данных не отвечает');
  const { user } = show();
  await user.click(addButton());
  expect(await screen.findByText(/не добавлены в корзину. База данных не отвечает/)).toBeVisible();
  const bodies = api.answers(addListToBasket, added);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
});

it('is not there for managers', () => {
  show({ role: 'MANAGER' });
  expect(screen.queryByRole('button', { name: 'Выбранные в корзину' })).not.toBeInTheDocument();
});
