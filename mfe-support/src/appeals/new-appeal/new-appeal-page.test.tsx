import { getOrder, getOrders, type Order, type OrderSummary } from '@shop/contracts/basket-order/orders';
import { addAppeal, getAppealTypes } from '@shop/contracts/support/appeals';
import { getFaq } from '@shop/contracts/support/content';
import { stubApi } from '@shop/testing/api.ts';
import { renderPage } from '@shop/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { NewAppealPage } from './new-appeal-page.tsx';

const api = stubApi();
const types = {
  items: [
    { id: 2, code: 'shortage', name: 'Недостача' },
    { id: 7, code: 'claim', name: 'Претензия по заказу' },
  ],
};

beforeEach(() => {
  sessionStorage.clear();
  api.answers(getAppealTypes, types);
  api.answers(getFaq, { sections: [] });
});

async function fill(user: ReturnType<typeof renderPage>['user']) {
  await screen.findByRole('option', { name: 'Недостача' });
  await user.selectOptions(screen.getByRole('combobox', { name: /Вид обращения/ }), 'Недостача');
  await user.type(screen.getByRole('textbox', { name: /Тема/ }), 'Не хватает перчаток');
  await user.type(screen.getByRole('textbox', { name: /Что случилось/ }), 'В коробке 10 пар вместо 12');
}

it('sends what was written and opens the appeal', async () => {
  const sent = api.answers(addAppeal, { id: 77, number: 'ОБР-77' });
  const { user } = renderPage(<NewAppealPage />, { url: '/appeal/add/' });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(location.pathname).toBe('/appeal/77/'));
  expect(sent).toEqual([
    {
      type: 2,
      subject: 'Не хватает перчаток',
      message: 'В коробке 10 пар вместо 12',
      attachmentIds: [],
      orderId: null,
      lines: [],
    },
  ]);
});

it('suggests existing answers to a subject in any inflection', async () => {
  const item = (code: string, question: string) => ({ id: 1, code, question, answer: [] });
  const items = [
    item('otmena', 'Как отменить заказ?'),
    item('ne-tot', 'Что делать, если пришёл брак или не тот товар?'),
    item('dostavka', 'Сколько стоит доставка?'),
  ];
  api.answers(getFaq, { sections: [{ code: 'vse', name: 'Все', items }] });
  const { user } = renderPage(<NewAppealPage />, { url: '/appeal/add/' });
  await user.type(screen.getByRole('textbox', { name: /Тема/ }), 'Как быть: пришел бракованный товар');
  const link = await screen.findByRole('link', { name: /пришёл брак/ });
  expect(link).toHaveAttribute('href', '/faq/#ne-tot');
  expect(screen.queryByRole('link', { name: /отменить/ })).not.toBeInTheDocument();
  await user.clear(screen.getByRole('textbox', { name: /Тема/ }));
  await user.type(screen.getByRole('textbox', { name: /Тема/ }), 'Доставку задержали');
  expect(await screen.findByRole('link', { name: /Сколько стоит доставка/ })).toBeVisible();
});

it('says which fields are missing and sends nothing', async () => {
  const sent = api.answers(addAppeal, { id: 77, number: 'ОБР-77' });
  const { user } = renderPage(<NewAppealPage />, { url: '/appeal/add/' });
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(screen.getAllByText('Это поле обязательно для заполнения')).toHaveLength(3);
  expect(screen.getByRole('combobox', { name: /Вид обращения/ })).toHaveFocus();
  expect(sent).toEqual([]);
});

it('says in a modal why it was not sent, keeps the text across a reload, and sends it once', async () => {
  api.refuses(addAppeal, 503, 'unavailable', 'Сервис временно недоступен');
  const { user, unmount } = renderPage(<NewAppealPage />, { url: '/appeal/add/' });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  const modal = within(await screen.findByRole('alertdialog', { name: 'Обращение не отправлено' }));
  expect(modal.getByText('Сервис временно недоступен')).toBeVisible();
  await user.click(modal.getByRole('button', { name: 'Понятно' }));
  expect(screen.getByRole('textbox', { name: /Тема/ })).toHaveValue('Не хватает перчаток');

  unmount();
  api.answers(getAppealTypes, types);
  const again = renderPage(<NewAppealPage />, { url: '/appeal/add/' });
  expect(screen.getByRole('textbox', { name: /Что случилось/ })).toHaveValue('В коробке 10 пар вместо 12');

  const keys: (string | null)[] = [];
  api.answers(addAppeal, ({ headers }) => {
    keys.push(headers.get('Idempotency-Key'));
    // The first answer is lost.
    if (keys.length === 1) throw Response.error();
    return { id: 77, number: 'ОБР-77' };
  });
  await screen.findByRole('option', { name: 'Недостача' });
  await again.user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByText(/Нет связи с сервером/)).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(location.pathname).toBe('/appeal/77/'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys[1]).toBe(keys[0]);
  expect(sessionStorage).toHaveLength(0);
});

it('says at its field what the server refuses', async () => {
  api.refuses(addAppeal, 422, 'validation', 'Тема слишком общая', 'subject');
  const { user } = renderPage(<NewAppealPage />, { url: '/appeal/add/' });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Тема/ })).toBeInvalid());
  expect(screen.getByRole('textbox', { name: /Тема/ })).toHaveAccessibleDescription('Тема слишком общая');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('tells a user without the permission who grants it instead of showing the form', async () => {
  renderPage(<NewAppealPage />, { url: '/appeal/add/', scope: ['prices'] });
  expect(await screen.findByText('Нужно право на обращения')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отправить' })).not.toBeInTheDocument();
});

describe('an appeal about an order', () => {
  const line = (position: number, name: string, quantity: number): Order['lines'][number] => ({
    position,
    offerId: position,
    productCode: null,
    shippedQuantity: quantity,
    article: `П-${position}`,
    name,
    measure: 'шт',
    quantity,
    orderedQuantity: null,
    priceKopecks: null,
    totalKopecks: null,
  });
  const order: Order = {
    id: 5,
    number: 'ЗК-000005',
    createdAt: '2026-11-20T09:15:00.000Z',
    status: 'delivered',
    totalKopecks: null,
    lineCount: 2,
    orderType: 1,
    counterpartyCode: 'romashka',
    counterpartyName: 'ООО «Ромашка»',
    canOpenDocuments: true,
    awaitsDecision: false,
    ...{ accounting: null, waitingChange: null, changes: [], canDecideChange: false },
    updFrom: 'shop',
    canClaim: true,
    reservation: null,
    deliveryType: 'pickup',
    address: '',
    addressComment: '',
    transportCompany: '',
    pickupStore: null,
    consignee: '',
    consigneeAddress: '',
    contactName: '',
    contactPhone: '',
    comment: '',
    wishedOn: null,
    shipment: 'send-all',
    paySystem: 'invoice',
    dueOn: null,
    createdByName: 'Анна Петрова',
    actedByName: null,
    goodsKopecks: null,
    deliveryKopecks: null,
    vatKopecks: null,
    paidKopecks: null,
    canCancel: false,
    cancelReason: '',
    lines: [line(1, 'Каска', 10), line(3, 'Очки', 4)],
    shipments: [],
    statuses: [],
    documents: [],
  };
  const url = '/appeal/add/?order=5&lines=1:2,3:9,8:1&type=claim&about=mix-up';

  const { lines: _lines, shipments: _shipments, ...head } = order;
  const listOf = (items: readonly OrderSummary[]) => ({
    items: [...items],
    pageNavigation: { navNum: 1, pageNumber: 1, pageCount: 1, pageSize: 8, recordCount: items.length },
    counterparties: [],
  });
  const lines = () =>
    within(screen.getByRole('list', { name: 'Товары, о которых речь' })).getAllByRole('listitem');

  it('begins with order, lines, type and subject of the URL, and sends them', async () => {
    api.answers(getOrder, { order });
    const sent = api.answers(addAppeal, { id: 77, number: 'ОБР-77' });
    const { user } = renderPage(<NewAppealPage />, { url });
    expect(await screen.findByRole('link', { name: /Заказ № ЗК-000005/ })).toHaveAttribute(
      'href',
      '/orders/5/',
    );
    // Unknown lines are dropped and quantities limited to those ordered.
    expect(lines()).toHaveLength(2);
    expect(screen.getByRole('spinbutton', { name: 'Количество: Каска' })).toHaveValue('2');
    expect(screen.getByRole('spinbutton', { name: 'Количество: Очки' })).toHaveValue('4');
    expect(screen.getByRole('combobox', { name: /Вид обращения/ })).toHaveDisplayValue('Претензия по заказу');
    expect(screen.getByRole('textbox', { name: /Тема/ })).toHaveDisplayValue(
      /^Пересорт по заказу № ЗК-000005$/,
    );
    await user.type(screen.getByRole('textbox', { name: /Что случилось/ }), 'Пришли белые вместо жёлтых');
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(location.pathname).toBe('/appeal/77/'));
    expect(sent).toEqual([
      {
        type: 7,
        subject: 'Пересорт по заказу № ЗК-000005',
        message: 'Пришли белые вместо жёлтых',
        attachmentIds: [],
        orderId: 5,
        lines: [
          { position: 1, quantity: 2 },
          { position: 3, quantity: 4 },
        ],
      },
    ]);
  });

  it('is chosen from the company’s orders with lines and quantities, which survive a reload', async () => {
    api.answers(getOrders, ({ url: asked }) =>
      listOf(new URL(asked).searchParams.get('st') === 'нет' ? [] : [head]),
    );
    api.answers(getOrder, { order });
    const { user, unmount } = renderPage(<NewAppealPage />, { url: '/appeal/add/' });
    await fill(user);
    await user.click(screen.getByRole('combobox', { name: 'Заказ' }));
    await user.click(
      await screen.findByRole('option', { name: /ЗК-000005.*20.11.2026 · Доставлен · 2 позиции/ }),
    );
    expect(await screen.findByRole('button', { name: 'Убрать заказ' })).toHaveFocus();
    await user.click(await screen.findByRole('checkbox', { name: /Очки/ }));
    const quantity = screen.getByRole('spinbutton', { name: 'Количество: Очки' });
    expect(quantity).toHaveValue('4');
    await user.clear(quantity);
    await user.type(quantity, '3{Enter}');

    unmount();
    const sent = api.answers(addAppeal, { id: 77, number: 'ОБР-77' });
    const again = renderPage(<NewAppealPage />, { url: '/appeal/add/' });
    expect(await screen.findByRole('spinbutton', { name: 'Количество: Очки' })).toHaveValue('3');
    expect(screen.getByText('Восстановлены несохранённые изменения')).toBeVisible();
    await screen.findByRole('option', { name: 'Недостача' });
    await again.user.click(screen.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(location.pathname).toBe('/appeal/77/'));
    expect(sent).toEqual([expect.objectContaining({ orderId: 5, lines: [{ position: 3, quantity: 3 }] })]);
  });

  it('sends without a removed order, but not with an unfinished search', async () => {
    api.answers(getOrders, ({ url: asked }) =>
      listOf(new URL(asked).searchParams.get('st') === 'ЗК-999' ? [] : [head]),
    );
    api.answers(getOrder, { order });
    const sent = api.answers(addAppeal, { id: 77, number: 'ОБР-77' });
    const { user } = renderPage(<NewAppealPage />, { url });
    await user.click(await screen.findByRole('button', { name: 'Убрать заказ' }));
    const field = screen.getByRole('combobox', { name: 'Заказ' });
    expect(field).toHaveFocus();
    await user.type(field, 'ЗК-999');
    expect(await screen.findByText('Таких заказов нет')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Что случилось/ }), 'Вопрос');
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(/Выберите заказ из списка или очистите поле/);
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(location.pathname).toBe('/appeal/77/'));
    expect(sent).toEqual([expect.objectContaining({ orderId: null, lines: [] })]);
  });

  it('shows the first, found and chosen lines of a long order', async () => {
    const long = Array.from({ length: 40 }, (_, index) => line(index + 1, `Товар ${index + 1}`, 1));
    api.answers(getOrder, { order: { ...order, lines: long } });
    const { user } = renderPage(<NewAppealPage />, { url: '/appeal/add/?order=5' });
    const find = await screen.findByRole('searchbox', { name: 'Найти в заказе' });
    expect(lines()).toHaveLength(10);
    expect(screen.getByText(/ещё 30 позиций/)).toBeVisible();
    await user.type(find, 'товар 37');
    expect(lines()).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: /Товар 37/ }));
    await user.clear(find);
    expect(lines()).toHaveLength(11);
    expect(screen.getByRole('checkbox', { name: /Товар 37/ })).toBeChecked();
  });

  it('keeps the draft of another appeal', async () => {
    api.answers(getOrder, { order });
    const { user, unmount } = renderPage(<NewAppealPage />, { url: '/appeal/add/' });
    await fill(user);
    unmount();
    api.answers(getAppealTypes, types);
    renderPage(<NewAppealPage />, { url });
    expect(await screen.findByRole('textbox', { name: /Что случилось/ })).toHaveValue('');
  });

  it('can be written without the order if that fails to load', async () => {
    api.refuses(getOrder, 404, 404, 'Такого заказа нет');
    renderPage(<NewAppealPage />, { url });
    expect(await screen.findByRole('alert')).toHaveTextContent('Такого заказа нет');
    expect(screen.getByRole('textbox', { name: /Тема/ })).toHaveValue('');
  });
});
