import { getProduct } from '@shop/shared/contracts/product-page';
import { viewProduct } from '@shop/shared/contracts/viewed';
import { publish } from '@shop/shared/events';
import { Route, Routes } from '@shop/shared/router';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { fillAddToBasketSlot } from '../testing/fill-slots.ts';
import { buildSizesOf } from '../testing/product.builder.ts';
import { buildDetailsWith } from './details.builder.ts';
import { ProductPage } from './product-page.tsx';

const api = stubApi();

beforeEach(() => {
  api.answers(viewProduct, undefined);
});

function open(url = '/detail/kurtka/') {
  return renderPage(
    <Routes>
      <Route path="/detail/:code/" element={<ProductPage />} />
    </Routes>,
    { url },
  );
}

it('shows the product with its price steps and the stock of each warehouse', async () => {
  api.answers(getProduct, buildDetailsWith());
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Куртка «Север»' })).toBeVisible();
  expect(screen.getByText(/от 12\sпар/).parentElement).toHaveTextContent(/110,00\s₽/);
  expect(screen.getByText('Москва').parentElement).toHaveTextContent(/100\sпар/);
  expect(screen.getByText('Казань').parentElement).toHaveTextContent(/нет, 28 нояб\. ещё 240\sпар/);
  expect(screen.getByText('Для работы при −25 °C.')).toBeVisible();
  expect(document.title).toContain('Куртка «Север»');
});

it('chooses a size in the matrix: stock, basket and address follow', async () => {
  const received = fillAddToBasketSlot();
  const details = buildDetailsWith();
  api.answers(getProduct, details);
  const { user } = open();
  const [, second, third] = details.product.offers;
  await user.click(await screen.findByRole('radio', { name: /Размер 52-54, Рост 170-176/ }));
  expect(location.search).toBe(`?offer=${second!.id}`);
  expect(screen.getByText('Москва').parentElement).toHaveTextContent(/101\sпар/);
  await waitFor(() => expect(received.get(second!.id)?.isInStock).toBe(true));
  await user.click(screen.getByRole('radio', { name: 'Размер 52-54, Рост 182-188: нет в наличии' }));
  await waitFor(() => expect(received.get(third!.id)?.isInStock).toBe(false));
  expect(screen.getByText('Ожидаем 28 нояб.')).toBeVisible();
});

it('opens a shared link with its size and its tab', async () => {
  const details = buildDetailsWith();
  const [, second] = details.product.offers;
  api.answers(getProduct, details);
  const { user } = open(`/detail/kurtka/?offer=${second!.id}&tab=specifications`);
  expect(await screen.findByText('Смесовая ткань')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Размер 52-54, Рост 170-176/ })).toBeChecked();
  await user.click(screen.getByRole('link', { name: 'Описание' }));
  expect(location.search).toBe(`?offer=${second!.id}`);
  expect(screen.getByText('Утеплённая куртка.')).toBeVisible();
});

it('offers a row of sizes where only one thing differs', async () => {
  const shoe = buildDetailsWith();
  const offers = buildSizesOf(shoe.product, [{ Размер: '41' }, { Размер: '42' }]);
  api.answers(getProduct, { ...shoe, product: { ...shoe.product, offers } });
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: '42' }));
  expect(location.search).toBe(`?offer=${offers[1]!.id}`);
});

it('leaves no hole where prices are hidden', async () => {
  const details = buildDetailsWith({ prices: null });
  details.product.offers = details.product.offers.map((offer) => ({ ...offer, prices: null }));
  api.answers(getProduct, details);
  open();
  await screen.findByRole('heading', { level: 1 });
  expect(document.body).not.toHaveTextContent('₽');
  expect(screen.queryByText('Чем больше, тем дешевле')).not.toBeInTheDocument();
});

it('looks again when the basket changes', async () => {
  let asked = 0;
  const details = buildDetailsWith();
  api.answers(getProduct, () => {
    asked += 1;
    return details;
  });
  open();
  await screen.findByRole('heading', { level: 1 });
  act(() => publish('basket.changed', { offerIds: [details.product.offers[0]!.id] }));
  act(() => publish('basket.changed', { offerIds: [details.product.offers[1]!.id] }));
  await waitFor(() => expect(asked).toBe(2));
});

it('says that a product is unknown and leads back', async () => {
  api.refuses(getProduct, 404, 404, 'Товар не найден');
  open('/detail/net-takogo/');
  expect(await screen.findByText('Такого товара нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Весь каталог' })).toHaveAttribute('href', '/catalog/');
});

it('tells why the product is missing and tries again', async () => {
  api.refuses(getProduct, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getProduct, buildDetailsWith());
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Куртка «Север»' })).toBeVisible();
});
