import { getProduct } from '@shop/contracts/catalog/product-page';
import { viewProduct } from '@shop/contracts/catalog/viewed';
import { Route, Routes } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { buildSizesOf } from '../../testing/product.builder.ts';
import { offerQuantities } from '../../testing/quantities.builder.ts';
import { buildDetailsWith } from '../common/details.builder.ts';
import { ProductPage } from './product-page.tsx';

const api = stubApi();
const basket = offerQuantities();

beforeEach(() => {
  api.answers(viewProduct, undefined);
});
afterEach(() => act(basket.reset));

/** 48-50 and 52-54 by 170-176 and 182-188, without 48-50/182-188; at least six, in sixes. */
async function open(details = buildDetailsWith({ minOrderCount: 6, multiplicity: 6 }), options = {}) {
  api.answers(getProduct, details);
  const { user } = renderPage(
    <Routes>
      <Route path="/detail/:code/" element={<ProductPage />} />
    </Routes>,
    { url: '/detail/kurtka/', ...options },
  );
  await screen.findByRole('heading', { level: 1 });
  return user;
}
const unfold = { name: 'Заказать несколько размеров' };
const cell = (name: string | RegExp) => screen.findByRole('textbox', { name });

it('orders several sizes in one go: one call, what became of the quantities, and what they come to', async () => {
  const details = buildDetailsWith({ minOrderCount: 6, multiplicity: 6 });
  const user = await open(details);
  await user.click(screen.getByRole('button', unfold));
  await user.type(await cell(/^Размер 48-50, Рост 170-176, в\sналичии 1\s240\sпар/), '2{Enter}');
  const second = await cell(/^Размер 52-54, Рост 170-176/);
  expect(second).toHaveFocus();
  await user.keyboard('12{ArrowDown}');
  const third = await cell(/^Размер 52-54, Рост 182-188, нет в\sналичии/);
  expect(third).toHaveFocus();
  expect(screen.getByText('2 → 6, минимум 6')).toBeVisible();
  expect(
    screen.getByText(/^Всего 18\sпар, 2\s060,70\s₽$/, { selector: '[role=status]' }),
  ).toBeInTheDocument();
  const [one, two] = details.product.offers;
  await waitFor(() =>
    expect(basket.stored.flat()).toEqual([
      { id: one!.id, quantity: 6 },
      { id: two!.id, quantity: 12 },
    ]),
  );
});

it('is filled by a pasted block as it lies in the spreadsheet: right and down, over what is not made', async () => {
  const details = buildDetailsWith({ minOrderCount: 6, multiplicity: 6 });
  const user = await open(details);
  await user.click(screen.getByRole('button', unfold));
  await user.click(await cell(/48-50/));
  await user.paste('6\t240\r\n\t12\r\n');
  expect(await cell(/48-50/)).toHaveValue('6');
  expect(await cell(/52-54.*170/)).toHaveValue('240');
  expect(await cell(/52-54.*182/)).toHaveValue('12');
  const [one, two, three] = details.product.offers;
  await waitFor(() =>
    expect(basket.stored.flat()).toEqual([
      { id: one!.id, quantity: 6 },
      { id: two!.id, quantity: 240 },
      { id: three!.id, quantity: 12 },
    ]),
  );
});

it('fills a column downwards', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', unfold));
  await user.click(await cell(/52-54.*170/));
  await user.paste('12\n240');
  expect(await cell(/52-54.*170/)).toHaveValue('12');
  expect(await cell(/52-54.*182/)).toHaveValue('240');
  expect(await cell(/48-50/)).toHaveValue('');
});

it('is walked by arrows in both directions, over what is not made, and Escape restores', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', unfold));
  const [one, two, three] = [await cell(/48-50/), await cell(/52-54.*170/), await cell(/52-54.*182/)];
  await user.click(one);
  await user.keyboard('{ArrowRight}');
  expect(two).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(three).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(three).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(one).toHaveFocus();
  await user.keyboard('77{Escape}');
  expect(one).toHaveValue('');
});

it('stands in a row where only one thing differs', async () => {
  const shoe = buildDetailsWith();
  const offers = buildSizesOf(shoe.product, [{ Размер: '41' }, { Размер: '42' }]);
  const user = await open({ ...shoe, product: { ...shoe.product, offers } });
  await user.click(screen.getByRole('button', unfold));
  await user.type(await cell(/^Размер 41/), '3{ArrowRight}');
  expect(await cell(/^Размер 42/)).toHaveFocus();
  expect(screen.getByRole('list', { name: 'Размер' })).toBeVisible();
});

it('is not there for who may not order, nor where there is one size', async () => {
  const shoe = buildDetailsWith();
  const offers = buildSizesOf(shoe.product, [{ Размер: '41' }]);
  await open({ ...shoe, product: { ...shoe.product, offers } });
  expect(screen.queryByRole('button', unfold)).not.toBeInTheDocument();
});

it('chooses along the column with the arrows of the matrix', async () => {
  const user = await open();
  const top = screen.getByRole('radio', { name: /52-54, Рост 170-176/ });
  await user.click(top);
  await user.keyboard('{ArrowDown}');
  const below = screen.getByRole('radio', { name: /52-54, Рост 182-188/ });
  expect(below).toHaveFocus();
  expect(below).toBeChecked();
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(screen.getByRole('radio', { name: /48-50, Рост 170-176/ })).toBeChecked();
});
