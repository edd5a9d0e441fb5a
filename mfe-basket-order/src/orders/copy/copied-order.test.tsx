import {
  addListToBasket,
  getBasket,
  removeFromBasket,
  updateBasketRow,
} from '@shop/contracts/basket-order/basket';
import { copyOrder } from '@shop/contracts/basket-order/order-copy';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Button } from '@shop/ui';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, within } from '@testing-library/react';
import { buildBasketWith, buildWireRowWith } from '../../basket/state/basket.builder.ts';
import { buildCopiedLineWith, buildOrderCopyWith } from '../../testing/order.builder.ts';
import { useRepeatedOrder } from './use-repeated-order.ts';

const api = stubApi();
afterEach(() => act(() => publish('session.ended', { reason: 'logout' })));

function Page() {
  const { repeat, repeating, copiedId, dialog } = useRepeatedOrder();
  return (
    <>
      <Button pending={repeating === 5} onClick={() => repeat(5)}>
        {copiedId === 5 ? 'В корзине' : 'Повторить заказ'}
      </Button>
      {dialog}
      <Toaster />
    </>
  );
}

const cap = { id: 3, name: 'Каска', article: 'П-3', quantity: 4 };
const analog = { id: 9, name: 'Каска новая', article: 'П-9', productCode: 'cap-new', priceKopecks: 500_00 };

async function copy(part: Parameters<typeof buildOrderCopyWith>[0] = {}) {
  api.answers(copyOrder, buildOrderCopyWith(part));
  const view = renderPage(<Page />);
  await view.user.click(screen.getByRole('button', { name: 'Повторить заказ' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...view, dialog };
}
const section = (dialog: ReturnType<typeof within>, title: string) =>
  dialog.getByRole('heading', { name: title }).parentElement;
const basketOf = (...rows: readonly [offer: number, quantity: number][]) =>
  buildBasketWith(
    rows.map(([product_id, basketQuantity]) => buildWireRowWith({ product_id, basketQuantity })),
  );

it('accounts for every line: added, corrected and why, with another price, to be waited for, not to be had', async () => {
  const { dialog } = await copy({
    added: [
      buildCopiedLineWith({ quantity: 14, quantityBefore: 2, askedQuantity: 14 }),
      buildCopiedLineWith({
        id: 2,
        name: 'Респиратор',
        article: 'П-2',
        askedQuantity: 12,
        quantity: 15,
        multiplicity: 5,
        isCorrected: true,
      }),
      buildCopiedLineWith({
        id: 4,
        name: 'Очки',
        askedQuantity: 2,
        quantity: 10,
        minOrderCount: 10,
        isCorrected: true,
      }),
      buildCopiedLineWith({ id: 5, name: 'Жилет' }),
      buildCopiedLineWith({ id: 6, name: 'Фартук', quantity: 30, availableQuantity: 8 }),
    ],
    unavailable: [{ ...cap, reason: 'gone', analogs: [] }],
    changed: [{ id: 5, name: 'Жилет', article: 'П-5', priceKopecksBefore: 100_00, priceKopecks: 110_00 }],
  });
  expect(dialog.getByRole('status')).toHaveTextContent(/добавлено 5 из\s6 позиций/);
  expect(section(dialog, 'Не добавлено')).toHaveTextContent('Каска П-3снят с продажи, было 4');
  const corrected = section(dialog, 'Количество увеличено');
  expect(corrected).toHaveTextContent(/Респиратор П-212 →, стало 15, кратно 5/);
  expect(corrected).toHaveTextContent(/Очки П-12 →, стало 10, не меньше 10/);
  expect(section(dialog, 'Изменилась цена')).toHaveTextContent(/100,00\s₽ →, стало 110,00\s₽/);
  expect(section(dialog, 'Придётся подождать')).toHaveTextContent(/Фартук.*в\sналичии 8 из\s30/);
  expect(dialog.getByText(/Остальное/).closest('details')).toHaveTextContent(
    /Перчатки.*в\sкорзине 14, было 2/,
  );
  expect(dialog.getByRole('link', { name: 'В корзину' })).toHaveFocus();
});

it('says so when everything is in the basket, and offers it no second time', async () => {
  const { dialog, user } = await copy();
  expect(dialog.getByRole('status')).toHaveTextContent(
    /^Заказ № ЗК-000005: в\sкорзину добавлено всё, 1 позиция\.$/,
  );
  await user.click(dialog.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'В корзине' })).toBeVisible();
});

it('puts an analog into the basket in place, in the quantity that may be sold', async () => {
  const { dialog, user } = await copy({
    added: [],
    unavailable: [{ ...cap, reason: 'out-of-stock', analogs: [analog] }],
  });
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/^Заказ не.повторён$/);
  expect(dialog.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument();
  const sent = api.answers(addListToBasket, {
    products: [{ id: 9, rowId: 90, quantity: 5, isCorrected: true, before: 0 }],
  });
  await user.click(dialog.getByRole('button', { name: 'Добавить 4: Каска новая' }));
  expect(await dialog.findByRole('button', { name: 'В корзине 5: Каска новая' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(sent).toEqual([{ products: [{ id: 9, quantity: 4 }] }]);
  expect(dialog.getByRole('button', { name: 'Отменить' })).toBeVisible();
});

it('says why an analog was not added', async () => {
  const { dialog, user } = await copy({ unavailable: [{ ...cap, reason: 'gone', analogs: [analog] }] });
  api.refuses(addListToBasket, 503, 'unavailable', 'База данных не отвечает');
  await user.click(dialog.getByRole('button', { name: /Добавить 4/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Не добавлено. База данных не отвечает');
});

it('adds once, however often it is repeated, and under one key until there is an answer', async () => {
  const keys: (string | null)[] = [];
  const { user } = renderPage(<Page />);
  api.breaks(copyOrder);
  await user.click(screen.getByRole('button', { name: 'Повторить заказ' }));
  const again = await screen.findByRole('button', { name: 'Повторить' });
  const bodies = api.answers(copyOrder, (request) => {
    keys.push(request.headers.get('idempotency-key'));
    return buildOrderCopyWith();
  });
  await user.click(again);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(bodies).toHaveLength(1);
  expect(keys[0]).toMatch(/\w{8,}/);
});

it('takes back what it added, and leaves what was changed in between', async () => {
  const { dialog, user } = await copy({
    added: [
      buildCopiedLineWith({ quantity: 12, quantityBefore: 2 }),
      buildCopiedLineWith({ id: 2, name: 'Каска', quantity: 5 }),
    ],
  });
  // A colleague has put three more pairs of gloves into the basket meanwhile.
  api.answers(getBasket, basketOf([1, 15], [2, 5]));
  const removed = api.answers(removeFromBasket, undefined);
  const updated = api.answers(updateBasketRow, () => ({ id: 11, quantity: 5, isCorrected: false }));
  await user.click(dialog.getByRole('button', { name: 'Отменить' }));
  expect(await screen.findByText('Заказ № ЗК-000005 убран из корзины')).toBeVisible();
  expect(removed).toEqual([{ products: [12] }]);
  expect(updated).toEqual([{ product: { ID: 11, QUANTITY: 5 } }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Повторить заказ' })).toBeVisible();
});

it('says why an order was not repeated', async () => {
  api.refuses(copyOrder, 404, 404, 'Такого заказа нет');
  const { user } = renderPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Повторить заказ' }));
  expect(await screen.findByText('Заказ не повторён. Такого заказа нет')).toBeVisible();
});
