import { addAppeal, getAppealTypes } from '@shop/shared/contracts/appeals';
import { getOrder, type Order } from '@shop/shared/contracts/orders';
import { stubApi } from '@shop/shared/testing/api.ts';
import { renderPage } from '@shop/shared/testing/render-page.tsx';
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
      orderId: null,
      lines: [],
    },
  ]);
});

it('says which fields are missing and sends nothing', async () => {
  const sent = api.answers(addAppeal, { id: 77, number: 'ОБР-77' });
  const { user } = renderPage(<NewAppealPage />, { url: '/appeal/add/' });
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(screen.getAllByText('Это поле обязательно для заполнения')).toHaveLength(3);
  expect(screen.getByRole('combobox', { name: /Вид обращения/ })).toHaveFocus();
  expect(sent).toEqual([]);
});

it('keeps what was typed when sending fails, also over a reload', async () => {
  api.refuses(addAppeal, 503, 'unavailable', 'Сервис временно недоступен');
  const { user, unmount } = renderPage(<NewAppealPage />, { url: '/appeal/add/' });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Сервис временно недоступен');
  expect(screen.getByRole('textbox', { name: /Тема/ })).toHaveValue('Не хватает перчаток');

  unmount();
  api.answers(getAppealTypes, types);
  renderPage(<NewAppealPage />, { url: '/appeal/add/' });
  expect(screen.getByRole('textbox', { name: /Что случилось/ })).toHaveValue('В коробке 10 пар вместо 12');
});

it('tells a user without the right where to get it, instead of a form that cannot be sent', async () => {
  renderPage(<NewAppealPage />, { url: '/appeal/add/', scope: ['prices'] });
  expect(await screen.findByText('Нужно право на обращения')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отправить' })).not.toBeInTheDocument();
});

describe('a claim about lines of an order', () => {
  const line = (position: number, name: string, quantity: number): Order['lines'][number] => ({
    position,
    offerId: position,
    productCode: null,
    shippedQuantity: quantity,
    article: `П-${position}`,
    name,
    measure: 'шт',
    quantity,
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
    counterpartyName: 'ООО «Ромашка»',
    canOpenDocuments: true,
    canClaim: true,
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

  it('begins with order, lines, kind and subject, and goes with them', async () => {
    api.answers(getOrder, { order });
    const sent = api.answers(addAppeal, { id: 77, number: 'ОБР-77' });
    const { user } = renderPage(<NewAppealPage />, { url });
    expect(await screen.findByRole('link', { name: /Заказ № ЗК-000005/ })).toHaveAttribute(
      'href',
      '/orders/5/',
    );
    const lines = within(screen.getByRole('list', { name: 'Товары, о которых речь' })).getAllByRole(
      'listitem',
    );
    // Nobody claims more than was ordered, or what was not.
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Каска П-12.шт$/),
      expect.stringMatching(/^Очки П-34.шт$/),
    ]);
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
        orderId: 5,
        lines: [
          { position: 1, quantity: 2 },
          { position: 3, quantity: 4 },
        ],
      },
    ]);
  });

  it('leaves an appeal about something else that was begun before alone', async () => {
    api.answers(getOrder, { order });
    const { user, unmount } = renderPage(<NewAppealPage />, { url: '/appeal/add/' });
    await fill(user);
    unmount();
    api.answers(getAppealTypes, types);
    renderPage(<NewAppealPage />, { url });
    expect(await screen.findByRole('textbox', { name: /Что случилось/ })).toHaveValue('');
  });

  it('can be written without the order if that does not come', async () => {
    api.refuses(getOrder, 404, 404, 'Такого заказа нет');
    renderPage(<NewAppealPage />, { url });
    expect(await screen.findByRole('alert')).toHaveTextContent('Такого заказа нет');
    expect(screen.getByRole('textbox', { name: /Тема/ })).toHaveValue('');
  });
});
