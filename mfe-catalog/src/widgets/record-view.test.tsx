import { getViewedProducts, viewProduct } from '@shop/contracts/catalog/viewed';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { useRecordView } from '../product/viewed/record-view.mutation.ts';
import { buildProductWith } from '../testing/product.builder.ts';
import { Widget } from './recently-viewed.tsx';

const api = stubApi();

function Page({ productId }: { productId: number | undefined }) {
  useRecordView(productId);
  return <Widget />;
}

it('records a product when it is on screen, and the tile follows', async () => {
  api.answers(getViewedProducts, { items: [] });
  const told = api.answers(viewProduct, () => {
    api.answers(getViewedProducts, { items: [buildProductWith({ name: 'Перчатки «Спрут»' })] });
    return undefined;
  });
  const nothingYet = renderPage(<Page productId={undefined} />);
  expect(await screen.findByText(/Откройте любой товар/)).toBeVisible();
  expect(told).toEqual([]);
  nothingYet.unmount();
  renderPage(<Page productId={7} />);
  expect(await screen.findByRole('link', { name: 'Перчатки «Спрут»' })).toBeVisible();
  expect(told).toEqual([{ product_id: 7 }]);
});

it('ignores a view that cannot be recorded', async () => {
  api.answers(getViewedProducts, { items: [] });
  api.refuses(viewProduct, 503, 'unavailable', 'База данных не отвечает');
  renderPage(<Page productId={7} />);
  await waitFor(() => expect(screen.getByText(/Откройте любой товар/)).toBeVisible());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
