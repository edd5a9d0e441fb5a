import { getViewedProducts } from '@shop/contracts/catalog/viewed';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { buildProductWith } from '../testing/product.builder.ts';
import { Widget } from './recently-viewed.tsx';

const api = stubApi();

it('leads back to what was looked at, with the price of the least quantity (§3.38)', async () => {
  api.answers(getViewedProducts, {
    items: [
      buildProductWith({ code: 'sprut', name: 'Перчатки «Спрут»', minOrderCount: 12 }),
      buildProductWith({ name: 'Перчатки «Атлант»', prices: null }),
    ],
  });
  renderPage(<Widget />);
  const link = await screen.findByRole('link', { name: 'Перчатки «Спрут»' });
  expect(link).toHaveAttribute('href', '/detail/sprut/');
  expect(link.closest('li')).toHaveTextContent(/110,00\s₽/);
  const priceless = screen.getByRole('link', { name: 'Перчатки «Атлант»' }).closest('li');
  expect(priceless).not.toHaveTextContent('₽');
});

it('says how it is filled while it is empty', async () => {
  api.answers(getViewedProducts, { items: [] });
  renderPage(<Widget />);
  expect(await screen.findByText(/Откройте любой товар/)).toBeVisible();
});

it('says why it cannot be shown, and asks again on request', async () => {
  api.refuses(getViewedProducts, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<Widget />);
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getViewedProducts, { items: [buildProductWith({ name: 'Перчатки «Спрут»' })] });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Перчатки «Спрут»' })).toBeVisible();
});
