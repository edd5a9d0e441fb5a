import { getFastView } from '@shop/contracts/catalog/product-page';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { fillAddToBasketSlot } from '../../testing/fill-slots.ts';
import { buildDetailsWith } from '../common/details.builder.ts';
import { FastView } from './fast-view.tsx';

const api = stubApi();
const onClose = jest.fn();

it('shows the product, lets a size be chosen, and leads to its page at that size (§1.7)', async () => {
  fillAddToBasketSlot();
  const { product } = buildDetailsWith();
  api.answers(getFastView, { product });
  const { user } = renderPage(<FastView productId={product.id} onClose={onClose} />);
  const dialog = await screen.findByRole('dialog', { name: product.name });
  await user.click(within(dialog).getByRole('radio', { name: /Размер 52-54, Рост 170-176/ }));
  expect(within(dialog).getByRole('link', { name: 'Страница товара' })).toHaveAttribute(
    'href',
    `/detail/${product.code}/?offer=${product.offers[1]!.id}`,
  );
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
  expect(onClose).toHaveBeenCalled();
});

it('begins with the size that the card shows', async () => {
  fillAddToBasketSlot();
  const { product } = buildDetailsWith();
  api.answers(getFastView, { product });
  const [, second] = product.offers;
  renderPage(<FastView productId={product.id} offerId={second!.id} onClose={onClose} />);
  expect(await screen.findByRole('radio', { name: /Размер 52-54, Рост 170-176/ })).toBeChecked();
});

it('says that the product was withdrawn, or what failed and tries again', async () => {
  api.refuses(getFastView, 404, 404, 'Такого товара нет');
  const { unmount } = renderPage(<FastView productId={7} onClose={onClose} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Такого товара нет');
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  unmount();
  api.refuses(getFastView, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<FastView productId={7} onClose={onClose} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getFastView, { product: buildDetailsWith().product });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('dialog', { name: 'Куртка «Север»' })).toBeVisible();
});
