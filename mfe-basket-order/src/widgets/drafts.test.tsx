import { getBasketSummary } from '@shop/contracts/basket-order/basket';
import { publish } from '@shop/platform/events';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen } from '@testing-library/react';
import { buildBasketWith, buildWireRowWith } from '../basket/state/basket.builder.ts';
import { writeCheckoutDraft } from '../checkout/form/checkout-draft.ts';
import { parseForm } from '../checkout/form/checkout-form.ts';
import { Widget } from './drafts.tsx';

const api = stubApi();
const twoRows = buildBasketWith([
  buildWireRowWith({ product_id: 1, basketQuantity: 10 }),
  buildWireRowWith({ product_id: 2, basketQuantity: 5 }),
]).info;

beforeEach(() => sessionStorage.clear());

it('shows what waits in the basket, and the way on', async () => {
  api.answers(getBasketSummary, twoRows);
  renderPage(<Widget />);
  expect(await screen.findByText(/В корзине 2 товара/)).toBeVisible();
  expect(screen.getByText(/1\s500,00\s₽/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Продолжить' })).toHaveAttribute('href', '/basket/');
  expect(screen.queryByRole('link', { name: 'Вернуться к оформлению' })).not.toBeInTheDocument();
});

it('leads back to a checkout that was begun, if its reader may order', async () => {
  api.answers(getBasketSummary, { ...twoRows, totalKopecks: null });
  const { unmount } = renderPage(<Widget />);
  writeCheckoutDraft({ ...parseForm(null), comment: 'Звонить заранее' });
  unmount();
  const again = renderPage(<Widget />);
  expect(await screen.findByRole('link', { name: 'Вернуться к оформлению' })).toHaveAttribute(
    'href',
    '/order/',
  );
  expect(screen.queryByText(/₽/)).not.toBeInTheDocument();
  again.unmount();
  renderPage(<Widget />, { scope: ['appeals'] });
  expect(await screen.findByRole('link', { name: 'Продолжить' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Вернуться к оформлению' })).not.toBeInTheDocument();
});

it('says when nothing waits, and follows the basket', async () => {
  api.answers(getBasketSummary, buildBasketWith([]).info);
  renderPage(<Widget />);
  expect(await screen.findByText(/Незаконченных заказов нет/)).toBeVisible();
  api.answers(getBasketSummary, twoRows);
  act(() => publish('basket.changed', { offerIds: [1] }));
  expect(await screen.findByRole('link', { name: 'Продолжить' })).toBeVisible();
});

it('says why it cannot be shown, and asks again on request', async () => {
  api.refuses(getBasketSummary, 503, 'unavailable', 'База данных не отвечает');
  const { user } = renderPage(<Widget />);
  expect(await screen.findByRole('alert')).toHaveTextContent('База данных не отвечает');
  api.answers(getBasketSummary, twoRows);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Продолжить' })).toBeVisible();
});

it('is not there for managers', () => {
  const { container } = renderPage(<Widget />, { role: 'MANAGER' });
  expect(container).toBeEmptyDOMElement();
});
