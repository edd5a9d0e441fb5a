import {
  getBasket,
  getBasketFields,
  getBasketSummary,
  removeFromBasket,
  updateBasketRow,
} from '@shop/contracts/basket-order/basket';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { buildBasketWith, buildWireRowWith, type WireRow } from '../basket/state/basket.builder.ts';
import { Widget } from './mini-basket.tsx';

const api = stubApi();

afterEach(() => act(() => publish('session.ended', { reason: 'logout' })));

const field = (name: string) => screen.findByRole('spinbutton', { name: `Количество: ${name}` });

function hold(...rows: WireRow[]) {
  api.answers(getBasket, buildBasketWith(rows));
  api.answers(getBasketSummary, buildBasketWith(rows).info);
  api.answers(getBasketFields, {});
}

it('shows the newest rows, how many more there are, the sum and the ways on', async () => {
  hold(...[1, 2, 3, 4, 5, 6, 7].map((product_id) => buildWireRowWith({ product_id })));
  renderPage(<Widget />);
  expect(await screen.findByRole('link', { name: 'Перчатки 7' })).toHaveAttribute(
    'href',
    '/detail/perchatki-7/',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('link', { name: 'Перчатки 2' })).not.toBeInTheDocument();
  expect(screen.getByText('и ещё 2 товара')).toBeVisible();
  expect(screen.getByText(/7\s000,00\s₽/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'В корзину' })).toHaveAttribute('href', '/basket/');
  expect(screen.getByRole('link', { name: 'Оформить' })).toHaveAttribute('href', '/order/');
});

it('changes a quantity in place and goes on to the next row with Enter', async () => {
  hold(buildWireRowWith({ name: 'Каска' }), buildWireRowWith({ product_id: 2, name: 'Ботинки' }));
  const updates = api.answers(updateBasketRow, { id: 12, quantity: 25, isCorrected: false });
  const { user } = renderPage(<Widget />);
  await user.click(await field('Ботинки'));
  await user.keyboard('25{Enter}');
  expect(await field('Каска')).toHaveFocus();
  await waitFor(() => expect(updates).toEqual([{ product: { ID: 12, QUANTITY: 25 } }]));
});

it('deletes at zero and offers the row back', async () => {
  hold(buildWireRowWith({ name: 'Каска' }), buildWireRowWith({ product_id: 2, name: 'Ботинки' }));
  const removals = api.answers(removeFromBasket, null);
  const { user } = renderPage(<Widget />);
  await user.clear(await field('Ботинки'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Вернуть: Ботинки' })).toBeVisible();
  await waitFor(() => expect(removals).toEqual([{ products: [12] }]));
});

it('says that nothing is in it', async () => {
  hold();
  renderPage(<Widget />);
  expect(await screen.findByText(/пока ничего нет/)).toBeVisible();
});

it('says why it cannot be read, and reads it on request', async () => {
  api.refuses(getBasket, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<Widget />);
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  hold(buildWireRowWith({ name: 'Каска' }));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Каска' })).toBeVisible();
});

it('says why it cannot be ordered', async () => {
  hold(buildWireRowWith());
  renderPage(<Widget />, { scope: ['prices', 'appeals'] });
  expect(await screen.findByRole('button', { name: 'Оформить' })).toHaveAccessibleDescription(/право/);
});

it('is not there for managers', () => {
  const { container } = renderPage(<Widget />, { role: 'MANAGER' });
  expect(container).toBeEmptyDOMElement();
});
