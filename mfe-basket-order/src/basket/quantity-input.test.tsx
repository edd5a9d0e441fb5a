import {
  addToBasket,
  getBasket,
  getBasketFields,
  getBasketSummary,
  removeFromBasket,
  updateBasketRow,
} from '@shop/shared/contracts/basket';
import { publish } from '@shop/shared/events';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildBasketWith, buildWireRemovedWith, buildWireRowWith } from '../testing/basket.builder.ts';
import { BasketPage } from './basket-page.tsx';

const api = stubApi();

beforeEach(() => localStorage.clear());
afterEach(() => act(() => publish('session.ended', { reason: 'logout' })));

const helmet = buildWireRowWith({ name: 'Каска', multiplicity: 5, minOrderCount: 10 });
const boots = buildWireRowWith({ product_id: 2, name: 'Ботинки' });

const row = (name: string) => screen.getByRole('link', { name }).closest('tr') as HTMLElement;
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Количество: ${name}` });

/** The server takes a quantity of a row as it is. */
function takes(offerId: 1 | 2, quantity: number) {
  api.answers(getBasketFields, { [offerId]: { basketQuantity: quantity, totalPrice: quantity * 100_00 } });
  return api.answers(updateBasketRow, { id: offerId + 10, quantity, isCorrected: false });
}

async function open() {
  api.answers(getBasket, buildBasketWith([helmet, boots]));
  api.answers(getBasketSummary, buildBasketWith([helmet, boots]).info);
  const page = renderPage(<BasketPage />, { url: '/basket/' });
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
    await user.click(field('Ботинки'));
    await user.keyboard('17');
    expect(JSON.parse(localStorage.getItem('shop.basket.unsent.1') ?? '')).toContainEqual([12, 17, [10]]);
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
