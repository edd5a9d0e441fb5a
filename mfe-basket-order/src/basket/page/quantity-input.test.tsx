import type { getHeader } from '@shop/contracts/account/header';
import { headerCall } from '@shop/contracts/account/header-call';
import {
  addToBasket,
  getBasket,
  getBasketFields,
  getBasketSummary,
  removeFromBasket,
  setBasketQuantities,
  updateBasketRow,
} from '@shop/contracts/basket-order/basket';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { publish } from '@shop/platform/events';
import { callKey, queryClient } from '@shop/platform/query';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildBasketWith, buildWireRemovedWith, buildWireRowWith } from '../state/basket.builder.ts';
import { BasketPage } from './basket-page.tsx';

const api = stubApi();

beforeAll(() => {
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
});
beforeEach(() => localStorage.clear());
afterEach(() => act(() => publish('session.ended', { reason: 'logout' })));

const helmet = buildWireRowWith({ name: 'Каска', multiplicity: 5, minOrderCount: 10 });
const inPacks = buildWireRowWith({
  name: 'Каска',
  multiplicity: 12,
  minOrderCount: 12,
  measureCustom: { name: 'упак', factor: 12 },
});
const boots = buildWireRowWith({ product_id: 2, name: 'Ботинки' });

const row = (name: string) => screen.getByRole('link', { name }).closest('tr') as HTMLElement;
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Количество: ${name}` });

/** The server takes a quantity of a row as it is. */
function takes(offerId: 1 | 2, quantity: number) {
  api.answers(getBasketFields, { [offerId]: { basketQuantity: quantity, totalPrice: quantity * 100_00 } });
  return api.answers(updateBasketRow, { id: offerId + 10, quantity, isCorrected: false });
}

/** The header names the company whose basket this is. */
function workFor(id: number) {
  const header = { counterparties: [{ id, name: 'ООО «Ромашка»', isCurrent: true }] };
  queryClient.setQueryData([...callKey(headerCall), {}], header as unknown as CallAnswer<typeof getHeader>);
}

async function open(rows = [helmet, boots]) {
  api.answers(getBasket, buildBasketWith(rows));
  api.answers(getBasketSummary, buildBasketWith(rows).info);
  const page = renderPage(
    <>
      <BasketPage />
      <Toaster />
    </>,
    { url: '/basket/' },
  );
  await screen.findByRole('link', { name: 'Каска' });
  return page;
}

describe('a quantity that is being typed', () => {
  it('counts at once and is sent, while its field stays as it is', async () => {
    const sent = takes(1, 15);
    const { user } = await open();
    await user.click(field('Каска'));
    await user.keyboard('12');
    expect(row('Каска')).toHaveTextContent(/1\s500,00\s₽/);
    expect(field('Каска')).toHaveAccessibleDescription('12 → 15, кратно 5');
    await waitFor(() => expect(sent).toEqual([{ product: { ID: 11, QUANTITY: 15 } }]));
    expect(field('Каска')).toHaveValue('12');
    expect(field('Каска')).toHaveFocus();
    await user.tab();
    expect(field('Каска')).toHaveValue('15');
    expect(field('Каска')).toHaveAccessibleDescription('12 → 15, кратно 5');
  });

  it('may be packs, which are counted in base units', async () => {
    const sent = takes(1, 24);
    const { user } = await open([inPacks]);
    await user.clear(field('Каска'));
    await user.type(field('Каска'), '2 уп.');
    expect(field('Каска')).toHaveAccessibleDescription('2 упак → 24');
    await user.tab();
    expect(field('Каска')).toHaveValue('24');
    await waitFor(() => expect(sent.at(-1)).toEqual({ product: { ID: 11, QUANTITY: 24 } }));
  });

  it('is never packs counted as pieces where the pack is not known', async () => {
    api.hangs(updateBasketRow);
    const { user } = await open();
    await user.clear(field('Каска'));
    await user.type(field('Каска'), '2 уп.{Enter}');
    expect(field('Каска')).toHaveValue('2 уп.');
    expect(field('Каска')).toHaveAccessibleDescription(/Введите число в\sединицах: пара/);
    expect(row('Каска')).toHaveTextContent(/1\s000,00\s₽/);
  });

  it('deletes nothing before the field is left', async () => {
    const removed = api.answers(removeFromBasket, null);
    const { user } = await open();
    await user.clear(field('Ботинки'));
    await user.type(field('Ботинки'), '0');
    expect(row('Ботинки')).toHaveTextContent(/1\s000,00\s₽/);
    await user.keyboard('{Enter}');
    expect(within(row('Ботинки')).getByRole('button', { name: 'Вернуть: Ботинки' })).toBeVisible();
    await waitFor(() => expect(removed).toEqual([{ products: [12] }]));
  });

  it('is what it was when the text is no quantity any more, and with Escape', async () => {
    api.hangs(updateBasketRow);
    const { user } = await open();
    await user.click(field('Ботинки'));
    await user.keyboard('77');
    expect(row('Ботинки')).toHaveTextContent(/7\s700,00\s₽/);
    await user.keyboard(',5');
    expect(row('Ботинки')).toHaveTextContent(/1\s000,00\s₽/);
    await user.keyboard('{Escape}');
    expect(field('Ботинки')).toHaveValue('10');
    expect(row('Ботинки')).toHaveTextContent(/1\s000,00\s₽/);
  });

  it('goes out when the page is left with the caret in the field', async () => {
    const sent = takes(2, 17);
    const { user } = await open();
    await user.click(field('Ботинки'));
    await user.keyboard('17');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(sent).toEqual([{ product: { ID: 12, QUANTITY: 17 } }]), { timeout: 200 });
    await waitFor(() => expect(row('Ботинки')).toHaveAttribute('aria-busy', 'false'));
  });

  it('and not sent is there at the next visit', async () => {
    api.hangs(updateBasketRow);
    const { user } = await open();
    act(() => workFor(5));
    await user.click(field('Ботинки'));
    await user.keyboard('17');
    expect(JSON.parse(localStorage.getItem('shop.basket.unsent.1.5') ?? '')).toContainEqual([2, '17', [10]]);
  });

  it('gives way to what a colleague writes into the same row, and says so at once', async () => {
    takes(2, 77);
    const { user } = await open();
    await user.click(field('Ботинки'));
    await user.keyboard('77');
    await waitFor(() => expect(row('Ботинки')).toHaveAttribute('aria-busy', 'false'));
    api.answers(getBasketFields, {
      2: { basketQuantity: 52, totalPrice: 5200_00, changedBy: 'Иван Петров' },
    });
    act(() => publish('basket.changed', { offerIds: [2] }));
    expect(await within(row('Ботинки')).findByText('Изменено (Иван Петров): 77 → 52')).toBeVisible();
    expect(field('Ботинки')).toHaveValue('77');
    await user.tab();
    expect(field('Ботинки')).toHaveValue('52');
  });

  it('is offered again when a colleague deletes the row', async () => {
    takes(2, 25);
    const added = api.answers(addToBasket, {
      products: [{ id: 2, rowId: 52, quantity: 25, isCorrected: false }],
    });
    const { user } = await open();
    await user.click(field('Ботинки'));
    await user.keyboard('25');
    await waitFor(() => expect(row('Ботинки')).toHaveAttribute('aria-busy', 'false'));
    const gone = buildWireRemovedWith({ ...boots, basketQuantity: 25, changedBy: 'Иван Петров' });
    api.answers(getBasket, buildBasketWith([helmet], {}, [gone]));
    api.answers(getBasketFields, {});
    act(() => publish('basket.changed', { offerIds: [2] }));
    const wayBack = await screen.findByRole('button', { name: /^Вернуть с\sколичеством 25: Ботинки$/ });
    expect(row('Ботинки')).toHaveTextContent('Удалён (Иван Петров)');
    takes(2, 25);
    await user.click(wayBack);
    await waitFor(() => expect(added).toEqual([{ products: [{ id: 2, quantity: 25 }] }]));
  });
});

describe('a block that is pasted into a quantity', () => {
  const goggles = buildWireRowWith({ product_id: 3, name: 'Очки' });
  const answer = (lines: readonly [number, number][]) =>
    api.answers(setBasketQuantities, {
      products: lines.map(([id, quantity]) => ({ id, quantity, isCorrected: false })),
    });

  it('fills the rows that follow instead of making one number, past those that are deleted', async () => {
    api.answers(removeFromBasket, null);
    api.answers(getBasketFields, {});
    const sent = answer([
      [1, 15],
      [3, 240],
    ]);
    const { user } = await open([helmet, boots, goggles]);
    await user.click(screen.getByRole('button', { name: 'Удалить: Ботинки' }));
    await user.click(field('Каска'));
    await user.paste('12\t240');
    expect(field('Каска')).toHaveValue('15');
    expect(field('Каска')).toHaveAccessibleDescription('12 → 15, кратно 5');
    expect(field('Очки')).toHaveValue('240');
    expect(screen.getByText(/^Заполнено: 2 поля\. Каска: 12 → 15, кратно 5$/)).toBeVisible();
    await waitFor(() =>
      expect(sent).toEqual([
        {
          products: [
            { id: 1, quantity: 15 },
            { id: 3, quantity: 240 },
          ],
        },
      ]),
    );
  });

  it('may hold packs', async () => {
    api.hangs(setBasketQuantities);
    const { user } = await open([inPacks, goggles]);
    await user.click(field('Каска'));
    await user.paste('2 уп.\r\n3 уп.\r\n');
    expect(await screen.findByText(/Очки: «3 уп\.» не\sвставлено/)).toBeVisible();
    expect(field('Каска')).toHaveValue('24');
    expect(field('Очки')).toHaveValue('10');
  });

  it('leaves alone the rows of cells that are no quantity, and says how many did not fit', async () => {
    api.hangs(setBasketQuantities);
    api.hangs(updateBasketRow);
    const { user } = await open();
    await user.click(field('Каска'));
    await user.paste('—\r\n12,0\r\n7\r\n');
    expect(field('Каска')).toHaveValue('10');
    expect(field('Ботинки')).toHaveValue('12');
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Заполнено: 1 поле\. Каска: «—» не\sвставлено \(введите число\)\. Не\sпоместилось: 1 ячейка/,
    );
  });

  it('is undone as a whole, a row that a zero has deleted included', async () => {
    api.hangs(removeFromBasket);
    const { user } = await open();
    await user.click(field('Каска'));
    await user.paste('25\n0');
    expect(within(row('Ботинки')).getByRole('button', { name: 'Вернуть: Ботинки' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Отменить' }));
    expect(field('Каска')).toHaveValue('10');
    expect(field('Ботинки')).toHaveValue('10');
  });

  it('takes the place of what was typed and of what was refused', async () => {
    api.hangs(setBasketQuantities);
    api.hangs(updateBasketRow);
    const { user } = await open();
    await user.click(field('Ботинки'));
    await user.keyboard('много{Tab}');
    await user.click(field('Каска'));
    await user.keyboard('77');
    await user.paste('20\n30');
    expect(field('Каска')).toHaveValue('20');
    expect(field('Ботинки')).toHaveValue('30');
    expect(field('Ботинки')).toBeValid();
    await user.tab();
    expect(field('Каска')).toHaveValue('20');
  });

  it('fills rows that are not on screen', async () => {
    const rows = Array.from({ length: 2000 }, (_, at) =>
      buildWireRowWith({ product_id: at + 1, name: at === 0 ? 'Каска' : `Очки ${at + 1}` }),
    );
    const sent = answer(rows.map((_, at) => [at + 1, at + 1001]));
    api.answers(getBasketFields, {});
    const { user } = await open(rows);
    await user.click(field('Каска'));
    await user.paste(rows.map((_, at) => at + 1001).join('\r\n'));
    expect(screen.getByText(/^Заполнено: 2\s000 полей$/)).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(1));
    const { products } = sent[0] as { products: { id: number; quantity: number }[] };
    expect(products).toEqual(rows.map((_, at) => ({ id: at + 1, quantity: at + 1001 })));
  }, 60_000);

  it('of one cell goes into its field as ever', async () => {
    api.hangs(updateBasketRow);
    const { user } = await open();
    await user.click(field('Ботинки'));
    await user.paste('12 240\r\n');
    expect(field('Ботинки')).toHaveValue('12 240');
    expect(row('Ботинки')).toHaveTextContent(/1\s224\s000,00\s₽/);
  });
});

it('stands where it stood among the others when it was taken out, after a reload too', async () => {
  const rows = [
    { ...helmet, position: 3 },
    { ...boots, position: 9 },
  ];
  const gone = [buildWireRemovedWith({ product_id: 3, name: 'Очки', position: 5 })];
  api.answers(getBasket, buildBasketWith(rows, {}, gone));
  renderPage(<BasketPage />, { url: '/basket/' });
  await screen.findByRole('link', { name: 'Очки' });
  const names = screen
    .getAllByRole('link', { name: /^(Каска|Ботинки|Очки)$/ })
    .map((link) => link.textContent);
  expect(names).toEqual(['Каска', 'Очки', 'Ботинки']);
});
