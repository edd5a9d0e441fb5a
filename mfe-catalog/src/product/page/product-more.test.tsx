import { getAccessories, getAlikeProducts, getConsumables } from '@shop/contracts/catalog/product-relations';
import { getViewedProducts } from '@shop/contracts/catalog/viewed';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { fillAddToBasketSlot } from '../../testing/fill-slots.ts';
import { buildProductWith, buildSizesOf } from '../../testing/product.builder.ts';
import { buildDetailsWith, onePage } from '../common/details.builder.ts';
import { ProductAnalogs } from './product-analogs.tsx';
import { ProductMore } from './product-more.tsx';

const api = stubApi();
const counts = { analogs: 0, accessories: 9, consumables: 1, questions: 0 };

it('offers what goes with a product: at once where nothing is to be chosen, else on its page (§1.10)', async () => {
  const received = fillAddToBasketSlot();
  const insole = buildProductWith({ name: 'Стельки' });
  const sizes = buildSizesOf(insole, [{ Размер: '42' }, { Размер: '43' }]);
  const glasses = { ...buildProductWith({ name: 'Очки' }), basketAdd: true };
  api.answers(getAccessories, (request) => {
    const page = Number(new URL(request.url).searchParams.get('PAGEN_1') ?? 1);
    return {
      items: page === 1 ? [{ ...insole, offers: sizes, basketAdd: false }] : [glasses],
      pageNavigation: { ...onePage(9), pageNumber: page, pageCount: 2 },
    };
  });
  api.answers(getConsumables, { items: [], pageNavigation: onePage(0) });
  api.answers(getViewedProducts, { items: [] });
  const { user } = renderPage(<ProductMore product={buildDetailsWith({ counts }).product} />, {
    url: '/detail/kurtka/',
  });
  const block = within(screen.getByRole('region', { name: 'Аксессуары' }));
  expect(await block.findByRole('link', { name: 'Выбрать размер: Стельки' })).toHaveAttribute(
    'href',
    `/detail/${insole.code}/`,
  );
  // No size is chosen yet, so the stock is that of all sizes.
  expect(block.getByText(/^В наличии 1\s240\sпар во\sвсех размерах$/)).toBeVisible();
  await user.click(block.getByRole('link', { name: 'Страница 2' }));
  expect(location.search).toBe('?accessories=2');
  expect(await block.findByRole('link', { name: 'Очки' })).toBeVisible();
  await waitFor(() => expect(received.has(glasses.id)).toBe(true));
});

it('shows what was looked at before, without the product itself', async () => {
  const { product } = buildDetailsWith();
  api.answers(getViewedProducts, {
    items: [buildProductWith({ id: product.id, name: 'Сама куртка' }), buildProductWith({ name: 'Каска' })],
  });
  renderPage(<ProductMore product={product} />);
  expect(await screen.findByText('Каска')).toBeVisible();
  expect(screen.queryByText('Сама куртка')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Аксессуары' })).not.toBeInTheDocument();
});

it('shows what is most alike where nobody has named analogs', async () => {
  api.answers(getAlikeProducts, { items: [buildProductWith({ name: 'Куртка «Юг»' })] });
  renderPage(<ProductAnalogs product={buildDetailsWith().product} />);
  expect(await screen.findByText(/Прямых аналогов нет/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Куртка «Юг»' })).toBeVisible();
});

it('tells why what goes with a product is missing, and tries again', async () => {
  api.refuses(getAccessories, 503, 'unavailable', 'База данных не отвечает');
  api.answers(getConsumables, { items: [], pageNavigation: onePage(0) });
  api.answers(getViewedProducts, { items: [] });
  const { user } = renderPage(<ProductMore product={buildDetailsWith({ counts }).product} />);
  const block = within(screen.getByRole('region', { name: 'Аксессуары' }));
  expect(await block.findByText('База данных не отвечает')).toBeVisible();
  api.answers(getAccessories, {
    items: [{ ...buildProductWith({ name: 'Очки' }), basketAdd: true }],
    pageNavigation: onePage(1),
  });
  await user.click(block.getByRole('button', { name: 'Повторить' }));
  expect(await block.findByRole('link', { name: 'Очки' })).toBeVisible();
});
