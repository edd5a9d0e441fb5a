import { getCheckout, placeOrder } from '@shop/contracts/basket-order/checkout';
import { saveConsignee } from '@shop/contracts/basket-order/consignees';
import { addDeliveryAddress, autocompleteAddress } from '@shop/contracts/basket-order/delivery-addresses';
import { currentLocation, history } from '@shop/platform/router';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  buildAddressWith,
  buildCheckoutLineWith,
  buildCheckoutWith,
  type WireCheckout,
} from '../../testing/checkout.builder.ts';
import { answerCheckout } from '../../testing/checkout-server.ts';
import { CheckoutPage } from './checkout-page.tsx';

const api = stubApi();
const page = { url: '/order/' };

beforeEach(() => sessionStorage.clear());

const confirm = () => screen.findByRole('button', { name: 'Подтвердить заказ' });
const radio = (name: RegExp) => screen.findByRole('radio', { name });
const totals = () => within(screen.getByRole('complementary', { name: 'Итоги заказа' }));
const toPay = () =>
  totals().getByText('К оплате', { ignore: '[aria-hidden] *, [role=status]' }).parentElement;
const totalsOf = (totalKopecks: number): Partial<WireCheckout> => ({
  totals: { goodsKopecks: totalKopecks, deliveryKopecks: 0, vatKopecks: 180_33, totalKopecks },
});

it('offers every way of delivery, shipment and payment with its terms, and the totals', async () => {
  answerCheckout(api);
  renderPage(<CheckoutPage />, page);
  expect(await radio(/Доставка курьером/)).toBeChecked();
  expect(await radio(/Складская, 5/)).toBeChecked();
  const fast = (await radio(/Отправить быстрее/)).closest('div');
  expect(fast).toHaveTextContent(/25\.11\.2026.*Дата уточняется.*Бесплатно/);
  expect(toPay()).toHaveTextContent('1 500,00 ₽');
  expect(totals().getByText('Москва, Складская, 5')).toBeVisible();
});

it('names three ways of delivery, three of payment and two shipments (§2.20, §2.21, §2.22)', async () => {
  answerCheckout(api);
  renderPage(<CheckoutPage />, page);
  for (const name of [
    /^Доставка курьером/,
    /^Самовывоз со склада/,
    /^Самовывоз из транспортной компании/,
    /^По счёту/,
    /^В счёт кредитного лимита/,
    /^С отсрочкой платежа/,
    /^Отправить всё сразу/,
    /^Отправить быстрее/,
  ])
    expect(await radio(name)).toBeInTheDocument();
});

it('asks again for each choice and keeps the page and what was typed meanwhile', async () => {
  const asked = answerCheckout(api, (choices) =>
    buildCheckoutWith(choices.get('deliveryType') === 'pickup' ? totalsOf(1_000_00) : {}),
  );
  const { user } = renderPage(<CheckoutPage />, page);
  await user.type(await screen.findByRole('textbox', { name: 'Комментарий' }), 'Пропуск на проходной');
  await user.click(await radio(/Самовывоз со склада/));
  expect(screen.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('Пропуск на проходной');
  await waitFor(() => expect(toPay()).toHaveTextContent('1 000,00 ₽'));
  expect(await radio(/Склад Химки/)).toBeChecked();
  expect(asked).toEqual(
    ['deliveryType=delivery', 'deliveryType=pickup'].map((part) => expect.stringContaining(part)),
  );
});

it('keeps the choices in the address: a link makes them, and the way back takes them back', async () => {
  answerCheckout(api);
  const { user } = renderPage(<CheckoutPage />, { url: '/order/?deliveryType=pickup&paySystem=nonsense' });
  expect(await radio(/Самовывоз со склада/)).toBeChecked();
  expect(await radio(/По счёту/)).toBeChecked();
  await user.click(await radio(/Отправить быстрее/));
  expect(currentLocation().location.search).toBe('?deliveryType=pickup&paySystem=invoice&shipment=send-fast');
  act(() => history.go(-1));
  await waitFor(async () => expect(await radio(/Отправить всё сразу/)).toBeChecked());
});

it('shows the answer to the last choice, whichever comes last', async () => {
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerCheckout(api);
  const { user } = renderPage(<CheckoutPage />, page);
  await confirm();
  const fetched = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const url = String(request[0] instanceof Request ? request[0].url : request[0]);
    const answer = await fetched(...request);
    if (url.includes('deliveryType=pickup')) await slow;
    return answer;
  });
  answerCheckout(api, (choices) =>
    buildCheckoutWith(totalsOf(choices.get('deliveryType') === 'pickup' ? 777_00 : 888_00)),
  );
  await user.click(await radio(/Самовывоз со склада/));
  await user.click(await radio(/Доставка курьером/));
  await waitFor(() => expect(toPay()).toHaveTextContent('888,00 ₽'));
  release();
  await waitFor(async () => expect(await confirm()).toBeEnabled());
  expect(toPay()).toHaveTextContent('888,00 ₽');
  jest.restoreAllMocks();
});

it('reads and reaches a way to pay that is not open, and never takes it', async () => {
  answerCheckout(api);
  const { user } = renderPage(<CheckoutPage />, page);
  const postponement = await radio(/С отсрочкой платежа/);
  expect(postponement).toHaveAccessibleDescription('Отсрочка по договору не предусмотрена');
  expect(postponement).toHaveAttribute('aria-disabled', 'true');
  expect(postponement).toBeEnabled();
  await user.click(postponement);
  expect(postponement).not.toBeChecked();
  expect(await radio(/По счёту/)).toBeChecked();
});

it('shows what the order leaves of the credit limit, what is missing, and what can be done', async () => {
  const { paySystems } = buildCheckoutWith();
  const over = paySystems.map((offer) =>
    offer.code === 'credit'
      ? {
          ...offer,
          isAvailable: false,
          note: 'Не хватает 500,00 ₽',
          advice: 'Уменьшите заказ на 500,00 ₽ или оплатите часть задолженности',
          credit: {
            limitKopecks: 6_000_00,
            usedKopecks: 5_000_00,
            freeKopecks: 1_000_00,
            afterKopecks: -500_00,
          },
        }
      : offer,
  );
  answerCheckout(api, (choices) =>
    buildCheckoutWith(choices.get('shipment') === 'send-fast' ? { paySystems: over } : {}),
  );
  const { user } = renderPage(<CheckoutPage />, { url: '/order/?paySystem=credit' });
  expect((await screen.findByText('Останется')).parentElement).toHaveTextContent('4 500,00 ₽');
  await user.click(await radio(/Отправить быстрее/));
  expect((await screen.findByText('Не хватает')).parentElement).toHaveTextContent('500,00 ₽');
  expect(screen.getByText(/Уменьшите заказ на/)).toBeVisible();
  expect(await confirm()).toBeDisabled();
  expect(await confirm()).toHaveAccessibleDescription(/Выберите другой способ оплаты/);
});

it('adds an address in place and chooses it at once', async () => {
  let addresses = buildCheckoutWith().addresses;
  answerCheckout(api, () => buildCheckoutWith({ addresses }));
  const added = buildAddressWith({ id: 9, address: 'Казань, Портовая, 3', contactName: 'Рустам' });
  api.answers(addDeliveryAddress, () => {
    addresses = [...addresses, added];
    return added;
  });
  // A slow machine asks for suggestions while the address is typed.
  api.answers(autocompleteAddress, { suggestions: [] });
  const bodies = api.answers(placeOrder, { id: 5, number: 'ЗК-000005' });
  const { user } = renderPage(<CheckoutPage />, page);
  await user.click(await screen.findByRole('button', { name: 'Новый адрес' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: /Адрес/ }), 'Казань, Портовая, 3');
  await user.click(dialog.getByRole('button', { name: /Сохранить|Добавить/ }));
  expect(await radio(/Портовая, 3/)).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Контактное лицо' })).toHaveValue('Рустам');
  await user.click(await confirm());
  await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ address: 9 })]));
});

it('adds a consignee in place and chooses it at once', async () => {
  let consignees = buildCheckoutWith().consignees;
  answerCheckout(api, () => buildCheckoutWith({ consignees }));
  const added = { id: 9, name: 'Склад «Север»', inn: '', kpp: '', address: 'Тверь, 3' };
  api.answers(saveConsignee, () => {
    consignees = [...consignees, added];
    return added;
  });
  const { user } = renderPage(<CheckoutPage />, page);
  await user.click(await screen.findByRole('button', { name: 'Новый грузополучатель' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Название|Наименование/ }), 'Склад «Север»');
  await user.click(dialog.getByRole('button', { name: /Сохранить|Добавить/ }));
  const list = screen.getByLabelText('Грузополучатель');
  await waitFor(() => expect(list).toHaveDisplayValue('Склад «Север»'));
  expect(list).toHaveAccessibleDescription('Тверь, 3');
});

it('says which part of the order lies in a warehouse', async () => {
  const lines = [1, 2, 3].map((offerId) => buildCheckoutLineWith({ offerId }));
  const { stores } = buildCheckoutWith();
  answerCheckout(api, () =>
    buildCheckoutWith({ lines, stores: stores.map((store, at) => ({ ...store, linesHere: at + 2 })) }),
  );
  renderPage(<CheckoutPage />, { url: '/order/?deliveryType=pickup' });
  const [some, all] = [await radio(/Склад Тула/), await radio(/Склад Химки/)];
  expect(some.closest('label')).toHaveTextContent('2 из 3 позиций здесь, остальное привезём');
  expect(all.closest('label')).toHaveTextContent('Весь заказ уже здесь');
  expect(all).toBeChecked();
});

it('takes a terminal of a transport company, or one written by hand', async () => {
  answerCheckout(api);
  const bodies = api.answers(placeOrder, { id: 5, number: 'ЗК-000005' });
  const { user } = renderPage(<CheckoutPage />, { url: '/order/?deliveryType=transport' });
  await user.selectOptions(await screen.findByLabelText(/Транспортная компания/), 'Деловые Линии');
  await user.click(await radio(/Казань/));
  expect(totals().getByText('Деловые Линии, Казань, Портовая, 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Другой терминал' }));
  const address = screen.getByRole('textbox', { name: /адрес терминала/ });
  expect(address).toHaveFocus();
  await user.type(address, 'Уфа, Трамвайная, 2');
  await user.click(await confirm());
  await waitFor(() =>
    expect(bodies).toEqual([
      expect.objectContaining({
        transportCompany: 'Деловые Линии',
        terminal: null,
        terminalAddress: 'Уфа, Трамвайная, 2',
        address: null,
      }),
    ]),
  );
});

it('asks for the fields of the chosen delivery before anything is sent', async () => {
  answerCheckout(api);
  const { user } = renderPage(<CheckoutPage />, { url: '/order/?deliveryType=transport' });
  const company = await screen.findByLabelText(/Транспортная компания/);
  await user.click(await confirm());
  expect(company).toHaveFocus();
  expect(company).toHaveAccessibleDescription('Это поле обязательно для заполнения');
  await user.selectOptions(company, 'Деловые Линии');
  expect(company).not.toHaveAccessibleDescription();
  await user.click(await confirm());
  expect(await radio(/Тула/)).toHaveFocus();
});

it('says that an address chosen earlier no longer exists, and selects no other by itself', async () => {
  sessionStorage.setItem('shop.checkout.1', JSON.stringify({ counterpartyId: 1, address: '99' }));
  answerCheckout(api);
  const { user } = renderPage(<CheckoutPage />, page);
  expect(await screen.findByText(/Выбранного адреса больше нет/)).toBeVisible();
  await user.click(await confirm());
  expect(await radio(/Заводская, 1/)).toHaveFocus();
  await user.click(await radio(/Заводская, 1/));
  expect(screen.queryByText(/Выбранного адреса больше нет/)).not.toBeInTheDocument();
});

it('offers the nearest working day for a day off', async () => {
  answerCheckout(api);
  const { user } = renderPage(<CheckoutPage />, page);
  const date = await screen.findByLabelText('Желаемая дата');
  await user.type(date, '2026-11-28');
  expect(date).toHaveAccessibleDescription(/28\sноября — выходной/);
  await user.click(screen.getByRole('button', { name: /Выбрать 30\sноября, понедельник/ }));
  expect(date).toHaveValue('2026-11-30');
  expect(date).toHaveFocus();
  expect(date).toBeValid();
});

it('unfolds what goes with each shipment', async () => {
  answerCheckout(api);
  const { user } = renderPage(<CheckoutPage />, page);
  await user.click(await screen.findByText('25.11.2026', { selector: 'summary *' }));
  expect(await screen.findByText('6 пар')).toBeVisible();
});

it('keeps what was typed and chosen through a reload', async () => {
  answerCheckout(api);
  const { user, unmount } = renderPage(<CheckoutPage />, page);
  await user.type(await screen.findByRole('textbox', { name: 'Комментарий' }), 'Черновик');
  await user.selectOptions(screen.getByLabelText('Грузополучатель'), 'Склад «Юг»');
  await user.click(await radio(/Заводская, 1/));
  await user.click(await radio(/Самовывоз со склада/));
  unmount();
  renderPage(<CheckoutPage />, page);
  expect(await screen.findByRole('textbox', { name: 'Комментарий' })).toHaveValue('Черновик');
  expect(screen.getByLabelText('Грузополучатель')).toHaveDisplayValue('Склад «Юг»');
  expect(await radio(/Самовывоз со склада/)).toBeChecked();
  expect(currentLocation().location.search).toContain('deliveryType=pickup');
  expect(JSON.parse(sessionStorage.getItem('shop.checkout.1') ?? '')).toMatchObject({ address: '1' });
});

it('stays on screen when a choice cannot be counted, and counts it on request', async () => {
  answerCheckout(api);
  const { user } = renderPage(<CheckoutPage />, page);
  await confirm();
  api.refuses(getCheckout, 503, 'unavailable', 'База данных не отвечает');
  await user.click(await radio(/Самовывоз со склада/));
  expect(await screen.findByText('Не удалось пересчитать заказ')).toBeVisible();
  expect(await confirm()).toBeDisabled();
  answerCheckout(api);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(async () => expect(await confirm()).toBeEnabled());
});

it('says what keeps the order from being placed', async () => {
  answerCheckout(api, () =>
    buildCheckoutWith({ errors: ['«Каска» снята с продажи. Удалите её из корзины'] }),
  );
  renderPage(<CheckoutPage />, page);
  expect(await screen.findByText(/снята с продажи/)).toBeVisible();
  expect(await confirm()).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Исправить в корзине' })).toHaveAttribute('href', '/basket/');
});

it('helps when there is nothing to order', async () => {
  answerCheckout(api, () => buildCheckoutWith({ lines: [], errors: ['Корзина пуста'] }));
  renderPage(<CheckoutPage />, page);
  expect(await screen.findByText('Нечего оформлять')).toBeVisible();
});

it('says why the checkout cannot be shown, and asks again on request', async () => {
  api.breaks(getCheckout);
  const { user } = renderPage(<CheckoutPage />, page);
  const retry = await screen.findByRole('button', { name: 'Повторить' }, { timeout: 3000 });
  answerCheckout(api);
  await user.click(retry);
  expect(await confirm()).toBeEnabled();
});

it('tells users without the right to order whom to ask', () => {
  renderPage(<CheckoutPage />, { ...page, scope: ['prices'] });
  expect(screen.getByText('Нужно право оформлять заказы')).toBeVisible();
});
