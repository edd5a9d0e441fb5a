import { awaitArrival, forgetArrival } from '@shop/contracts/catalog/arrivals';
import { addToComparison } from '@shop/contracts/catalog/comparison';
import { getProduct } from '@shop/contracts/catalog/product-page';
import { getSimilarProducts } from '@shop/contracts/catalog/product-relations';
import { viewProduct } from '@shop/contracts/catalog/viewed';
import { publish } from '@shop/platform/events';
import { queryClient } from '@shop/platform/query';
import { Route, Routes } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { Toaster } from '@shop/ui/core/toaster';
import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { fillAddToBasketSlot } from '../../testing/fill-slots.ts';
import { buildProductWith, buildSizesOf } from '../../testing/product.builder.ts';
import { buildDetailsWith, onePage } from '../common/details.builder.ts';
import { ProductPage } from './product-page.tsx';

const api = stubApi();

beforeEach(() => {
  api.answers(viewProduct, undefined);
});

function open(url = '/detail/kurtka/', options: Parameters<typeof renderPage>[1] = {}) {
  return renderPage(
    <>
      <Routes>
        <Route path="/detail/:code/" element={<ProductPage />} />
      </Routes>
      <Toaster />
    </>,
    { url, ...options },
  );
}

it('shows the product with its price steps and the stock of each warehouse (§3.70)', async () => {
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

it('has the five tabs of a product (§2.17)', async () => {
  api.answers(getProduct, buildDetailsWith());
  open();
  const tabs = await screen.findByRole('navigation', { name: 'О товаре' });
  for (const name of [/^Описание/, /^Характеристики/, /^Аналоги/, /^Документы/, /^Вопросы/])
    expect(within(tabs).getByRole('link', { name })).toBeVisible();
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

it('opens what is out of stock at its analogs, and any other tab by its address', async () => {
  const analog = { ...buildProductWith({ name: 'Куртка «Юг»' }), basketAdd: true };
  api.answers(getSimilarProducts, { items: [analog], pageNavigation: onePage(1) });
  const gone = { isInStock: false, quantity: 0, arrivalOn: null };
  const counts = { analogs: 1, accessories: 0, consumables: 0, questions: 0 };
  api.answers(getProduct, buildDetailsWith({ stockStatus: gone, counts }));
  const { user } = open();
  expect(await screen.findByRole('link', { name: 'Куртка «Юг»' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Аналоги/ })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Описание' }));
  expect(location.search).toBe('?tab=description');
  expect(screen.getByText('Утеплённая куртка.')).toBeVisible();
});

it('groups the properties', async () => {
  api.answers(getProduct, buildDetailsWith());
  open('/detail/kurtka/?tab=specifications');
  const group = (await screen.findByRole('heading', { name: 'Основные' })).parentElement!;
  expect(group).toHaveTextContent(/Материал.*Смесовая ткань/);
  expect(screen.getByRole('heading', { name: 'Заказ и доставка' }).parentElement).toHaveTextContent(
    /НДС.*20\s%/,
  );
});

it('lists documents with their kind and size; their names are text', async () => {
  const file = { id: 1, link: '/media/a.pdf', type: 'application/pdf', sizeBytes: 86_000 };
  api.answers(getProduct, buildDetailsWith({ documents: [{ ...file, title: 'Паспорт <b>изделия</b>' }] }));
  open('/detail/kurtka/?tab=documents');
  const link = await screen.findByRole('link', { name: 'Паспорт <b>изделия</b>' });
  expect(link).toHaveAttribute('href', '/media/a.pdf');
  expect(link.parentElement).toHaveTextContent(/PDF, 84\sКБ/);
});

it('waits for an arrival at once, and takes it back when the server refuses', async () => {
  const details = buildDetailsWith();
  const third = details.product.offers[2]!;
  api.answers(getProduct, details);
  api.answers(awaitArrival, undefined);
  const { user } = open(`/detail/kurtka/?offer=${third.id}`);
  await user.click(await screen.findByRole('button', { name: /Сообщить о\sпоступлении/ }));
  const awaited = screen.getByRole('button', { name: /Вы узнаете о\sпоступлении/ });
  expect(awaited).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(awaited).toHaveAttribute('aria-pressed', 'true');

  api.refuses(forgetArrival, 503, 'unavailable', 'База данных не отвечает');
  // The refetch brings the server's state.
  api.answers(getProduct, { ...details, product: { ...details.product, awaitedOfferIds: [third.id] } });
  await user.click(awaited);
  const message = await screen.findByText('База данных не отвечает');
  await waitForElementToBeRemoved(message, { timeout: 4000 });
  expect(screen.getByRole('button', { name: /Вы узнаете о\sпоступлении/ })).toBeVisible();
});

it('lets a failure go after 2.5 s, and can be asked again (§3.48, §4.53, §9.23)', async () => {
  api.answers(getProduct, buildDetailsWith());
  api.refuses(addToComparison, 503, 'unavailable', 'База данных не отвечает');
  const { user } = open();
  const compare = await screen.findByRole('button', { name: 'К сравнению: Куртка «Север»' });
  await user.click(compare);
  const message = await screen.findByText(/не удалось добавить к\sсравнению/);
  expect(message.closest('[role=alert]')).toContainElement(screen.getByRole('button', { name: 'Повторить' }));
  const shownAt = performance.now();
  await waitForElementToBeRemoved(message, { timeout: 4000 });
  const shownMs = performance.now() - shownAt;
  expect(shownMs).toBeGreaterThan(2300);
  expect(shownMs).toBeLessThan(3500);
  const bodies = api.answers(addToComparison, undefined);
  await user.click(compare);
  await waitFor(() => expect(bodies).toHaveLength(1));
});

it('reports that the product was withdrawn while it was open, and keeps its content', async () => {
  const details = buildDetailsWith();
  api.answers(getProduct, details);
  open();
  await screen.findByRole('heading', { level: 1 });
  api.refuses(getProduct, 404, 404, 'Такого товара нет');
  act(() => publish('basket.changed', { offerIds: [details.product.offers[0]!.id] }));
  expect(await screen.findByText('Товар сняли с продажи')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Куртка «Север»' })).toBeVisible();
  expect(screen.queryByText(/В наличии/)).not.toBeInTheDocument();
});

it('leaves no hole where prices are hidden, and says why', async () => {
  const details = buildDetailsWith({ prices: null });
  details.product.offers = details.product.offers.map((offer) => ({ ...offer, prices: null }));
  api.answers(getProduct, details);
  open('/detail/kurtka/', { scope: ['order'] });
  await screen.findByRole('heading', { level: 1 });
  expect(document.body).not.toHaveTextContent('₽');
  expect(screen.queryByText('Чем больше, тем дешевле')).not.toBeInTheDocument();
  expect(screen.getByText(/Цены вам не\sпоказываются/)).toBeVisible();
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
