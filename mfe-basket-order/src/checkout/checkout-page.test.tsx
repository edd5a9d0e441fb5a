import { getCheckout, placeOrder } from '@shop/shared/contracts/checkout';
import { currentLocation } from '@shop/shared/router';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCheckoutLineWith, buildCheckoutWith, type WireCheckout } from '../testing/checkout.builder.ts';
import { CheckoutPage } from './checkout-page.tsx';

const api = stubApi();
const page = { url: '/order/' };

beforeEach(() => sessionStorage.clear());

const confirm = () => screen.findByRole('button', { name: 'Подтвердить заказ' });
const totals = () => within(screen.getByRole('complementary', { name: 'Итоги заказа' }));

/** Answers each question for the checkout and remembers what was asked. */
function answerCheckout(answer: (asked: URLSearchParams) => WireCheckout = () => buildCheckoutWith()) {
  const asked: string[] = [];
  api.answers(getCheckout, (request) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.toString());
    return answer(searchParams);
  });
  return asked;
}

it('offers every way of delivery, shipment and payment with its terms, and the totals', async () => {
  answerCheckout();
  renderPage(<CheckoutPage />, page);
  expect(await screen.findByRole('radio', { name: /Доставка курьером/ })).toBeChecked();
  expect(screen.getByLabelText(/Адрес доставки/)).toHaveDisplayValue('Москва, Складская, 5');
  const fast = screen.getByRole('radio', { name: /Отправить быстрее/ }).closest('label');
  expect(fast).toHaveTextContent(/25\.11\.2026.*Дата уточняется.*Бесплатно/);
  expect(screen.getByRole('radio', { name: /С отсрочкой платежа/ })).toBeDisabled();
  expect(totals().getByText('К оплате', { ignore: '[aria-hidden] *' }).parentElement).toHaveTextContent(
    '1 500,00 ₽',
  );
});

it('asks again for each choice and keeps the page and what was typed meanwhile', async () => {
  const asked = answerCheckout((choices) =>
    choices.get('deliveryType') === 'pickup'
      ? buildCheckoutWith({
          totals: { goodsKopecks: 1_000_00, deliveryKopecks: 0, vatKopecks: 180_33, totalKopecks: 1_000_00 },
        })
      : buildCheckoutWith(),
  );
  const { user } = renderPage(<CheckoutPage />, page);
  await user.type(await screen.findByRole('textbox', { name: 'Комментарий' }), 'Пропуск на проходной');
  await user.click(screen.getByRole('radio', { name: /Самовывоз со склада/ }));
  expect(screen.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('Пропуск на проходной');
  await waitFor(() =>
    expect(totals().getByText('К оплате', { ignore: '[aria-hidden] *' }).parentElement).toHaveTextContent(
      '1 000,00 ₽',
    ),
  );
  expect(screen.getByRole('radio', { name: /Склад Тула/ })).toBeChecked();
  expect(asked).toEqual(
    [
      'shipment=send-all&deliveryType=delivery&paySystem=invoice',
      'shipment=send-all&deliveryType=pickup&paySystem=invoice',
    ].map((query) => expect.stringContaining(query.split('&')[1] as string)),
  );
});

it('places the order as shown and goes to it', async () => {
  answerCheckout();
  const bodies = api.answers(placeOrder, { id: 5, number: 'ЗК-000005' });
  const { user } = renderPage(<CheckoutPage />, page);
  await user.type(await screen.findByRole('textbox', { name: 'Комментарий' }), 'Позвонить за час');
  await user.selectOptions(screen.getByLabelText('Грузополучатель'), 'Склад «Юг»');
  await user.click(await confirm());
  await waitFor(() => expect(currentLocation().location.pathname).toBe('/orders/5/'));
  expect(currentLocation().location.state).toEqual({ placedNumber: 'ЗК-000005' });
  expect(bodies).toEqual([
    {
      deliveryType: 'delivery',
      shipment: 'send-all',
      paySystem: 'invoice',
      address: 'Москва, Складская, 5',
      pickupStore: null,
      transportCompany: '',
      consignee: 'Склад «Юг»',
      comment: 'Позвонить за час',
      date: null,
      version: 'v1',
    },
  ]);
});

it('makes one order of a double click and of a second try after a lost answer', async () => {
  answerCheckout();
  const keys: (string | null)[] = [];
  api.breaks(placeOrder);
  const { user } = renderPage(<CheckoutPage />, page);
  await user.click(await confirm());
  expect(await screen.findByText(/повтор не создаст второй/)).toBeVisible();
  api.answers(placeOrder, (request) => {
    keys.push(request.headers.get('Idempotency-Key'));
    return { id: 5, number: 'ЗК-000005' };
  });
  await user.dblClick(await confirm());
  await waitFor(() => expect(currentLocation().location.pathname).toBe('/orders/5/'));
  expect(new Set(keys).size).toBe(1);
});

it('shows what changed since the buyer saw it, and places nothing before it is confirmed again', async () => {
  let version = 'v1';
  answerCheckout(() =>
    buildCheckoutWith({
      version,
      lines: [
        version === 'v1'
          ? buildCheckoutLineWith()
          : buildCheckoutLineWith({ priceKopecks: 120_00, availableQuantity: 4 }),
      ],
    }),
  );
  api.refuses(placeOrder, 409, 'changed', 'Изменились цены или остатки');
  const { user } = renderPage(<CheckoutPage />, page);
  await confirm();
  version = 'v2';
  await user.click(await confirm());
  const notice = (await screen.findByText('Пока вы оформляли заказ, он изменился')).closest('[role=alert]');
  expect(notice).toHaveTextContent('Перчатки (П-1): цена 100,00 ₽ → 120,00 ₽, в наличии 4 из 10 пар');
  const bodies = api.answers(placeOrder, { id: 5, number: 'ЗК-000005' });
  await user.click(await confirm());
  await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ version: 'v2' })]));
});

it('asks for the fields of the chosen delivery before anything is sent', async () => {
  answerCheckout();
  const { user } = renderPage(<CheckoutPage />, page);
  await user.click(await screen.findByRole('radio', { name: /транспортной компании/ }));
  await user.click(await confirm());
  const company = screen.getByRole('textbox', { name: /Транспортная компания/ });
  expect(company).toHaveFocus();
  expect(company).toHaveAccessibleDescription('Это поле обязательно для заполнения');
  await user.type(company, 'Д');
  expect(company).not.toHaveAccessibleDescription();
});

it('takes a typed address instead of one on file', async () => {
  answerCheckout();
  const bodies = api.answers(placeOrder, { id: 5, number: 'ЗК-000005' });
  const { user } = renderPage(<CheckoutPage />, page);
  await user.selectOptions(await screen.findByLabelText(/Адрес доставки/), 'Другой адрес…');
  await user.type(screen.getByRole('textbox', { name: /Другой адрес/ }), 'Казань, Портовая, 3');
  await user.click(await confirm());
  await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ address: 'Казань, Портовая, 3' })]));
});

it('keeps what was typed and chosen through a reload', async () => {
  answerCheckout();
  const { user, unmount } = renderPage(<CheckoutPage />, page);
  await user.type(await screen.findByRole('textbox', { name: 'Комментарий' }), 'Черновик');
  await user.click(screen.getByRole('radio', { name: /Самовывоз со склада/ }));
  unmount();
  renderPage(<CheckoutPage />, page);
  expect(await screen.findByRole('textbox', { name: 'Комментарий' })).toHaveValue('Черновик');
  expect(screen.getByRole('radio', { name: /Самовывоз со склада/ })).toBeChecked();
});

it('shows what credit leaves after this order', async () => {
  answerCheckout();
  const { user } = renderPage(<CheckoutPage />, page);
  await user.click(await screen.findByRole('radio', { name: /кредитного лимита/ }));
  expect(screen.getByText('После этого заказа останется').parentElement).toHaveTextContent('4 500,00 ₽');
});

it('stays on screen when a choice cannot be counted, and counts it on request', async () => {
  answerCheckout();
  const { user } = renderPage(<CheckoutPage />, page);
  await confirm();
  api.refuses(getCheckout, 503, 'unavailable', 'База данных не отвечает');
  await user.click(screen.getByRole('radio', { name: /Самовывоз со склада/ }));
  expect(await screen.findByText('Не удалось пересчитать заказ')).toBeVisible();
  expect(await confirm()).toBeDisabled();
  answerCheckout();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(async () => expect(await confirm()).toBeEnabled());
});

it('says what keeps the order from being placed', async () => {
  answerCheckout(() => buildCheckoutWith({ errors: ['«Каска» снята с продажи. Удалите её из корзины'] }));
  renderPage(<CheckoutPage />, page);
  expect(await screen.findByText(/снята с продажи/)).toBeVisible();
  expect(await confirm()).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Исправить в корзине' })).toHaveAttribute('href', '/basket/');
});

it('helps when there is nothing to order', async () => {
  answerCheckout(() => buildCheckoutWith({ lines: [], errors: ['Корзина пуста'] }));
  renderPage(<CheckoutPage />, page);
  expect(await screen.findByText('Нечего оформлять')).toBeVisible();
});

it('says why the checkout cannot be shown, and asks again on request', async () => {
  api.breaks(getCheckout);
  const { user } = renderPage(<CheckoutPage />, page);
  const retry = await screen.findByRole('button', { name: 'Повторить' }, { timeout: 3000 });
  answerCheckout();
  await user.click(retry);
  expect(await confirm()).toBeEnabled();
});

it('tells users without the right to order whom to ask', () => {
  renderPage(<CheckoutPage />, { ...page, scope: ['prices'] });
  expect(screen.getByText('Нужно право оформлять заказы')).toBeVisible();
});
