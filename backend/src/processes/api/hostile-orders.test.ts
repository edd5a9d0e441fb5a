import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getCheckout, placeOrder } from '@shop/contracts/basket-order/checkout';
import { deleteConsignee, restoreConsignee, saveConsignee } from '@shop/contracts/basket-order/consignees';
import {
  addDeliveryAddress,
  autocompleteAddress,
  changeDeliveryAddress,
  deleteDeliveryAddress,
  restoreDeliveryAddress,
} from '@shop/contracts/basket-order/delivery-addresses';
import { copyOrder } from '@shop/contracts/basket-order/order-copy';
import {
  cancelOrder,
  exportOrder,
  exportOrders,
  getOrder,
  getOrders,
  openDocument,
  openDocuments,
} from '@shop/contracts/basket-order/orders';
import type { Call } from '@shop/contracts/platform/call';
import { addAppeal } from '@shop/contracts/support/appeals';
import { byCourier, openOrderShop } from '../../../testing/builders/orders/order-shop.builder.ts';

/** Values that no page sends, for any field. */
const HOSTILE: readonly unknown[] = [
  null,
  '',
  '0',
  '-1',
  'NaN',
  'x'.repeat(100_000),
  '\ud800',
  'а\udc00\u0301',
  '\u0001\u0007\u001b[31m',
  '\0',
  '\u202eкод\u2066',
  '=HYPERLINK("http://x")',
  "'; drop table orders; --",
  '%_\\',
  '<script>alert(1)</script>',
  '👩‍👩‍👧‍👦'.repeat(18),
  '2026-02-29',
  '9999-12-31',
  0,
  -1,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  1e300,
  [],
  [[]],
  {},
  { toString: 1 },
  [{ position: 2 ** 31, quantity: 1 }],
  [{ position: 1, quantity: 999_999 }],
];

const IN_A_URL = HOSTILE.filter((value) => typeof value !== 'object' && value !== '').map((value) =>
  String(value).slice(0, 3000).toWellFormed(),
);
const claim = { typeId: 1, subject: 'Брак', message: 'Порваны' };

describe('ordering with hostile input', () => {
  let shop: Awaited<ReturnType<typeof openOrderShop>>;
  let orderId: number;
  before(async () => {
    shop = await openOrderShop();
    await shop.fill(shop.buyer, ['gloves', 1]);
    orderId = (await shop.buyer.call(placeOrder, { body: byCourier })).id;
    await shop.fill(shop.buyer, ['gloves', 1]);
  });
  after(() => shop.app.close());

  const words = {
    address: 'г. Химки',
    name: 'Склад',
    comment: 'въезд',
    contactName: 'Пётр',
    contactPhone: '',
    coordinates: [55, 37],
    isDefault: true,
  };
  const filter = {
    status: 'new',
    dateFrom: '2026-01-01',
    dateTo: '2026-12-31',
    orderType: 1,
    contragent: 'all',
    search: 'а',
  };
  const choices = {
    shipment: 'send-all',
    deliveryType: 'delivery',
    paySystem: 'invoice',
    date: '2026-12-01',
  };
  // No order is placed: this version was never shown.
  const order = { ...byCourier, version: 'unseen' };
  const destination = {
    contragent: undefined,
    pickupStore: null,
    transportCompany: 'ПЭК',
    terminal: null,
    terminalAddress: 'г. Тула',
    consignee: null,
    contactName: 'Пётр',
    contactPhone: '',
    comment: '',
    date: null,
  };
  const ofOrder = () => ({ params: { id: orderId } });
  const calls: readonly (readonly [Call, () => Input])[] = [
    [placeOrder, () => ({ body: { ...order, ...destination } })],
    [placeOrder, () => ({ body: { ...byCourier, deliveryType: 'pickup', pickupStore: 999 } })],
    [placeOrder, () => ({ body: { ...byCourier, deliveryType: 'transport', terminal: 999_999 } })],
    [getCheckout, () => ({ query: choices })],
    [getOrders, () => ({ query: { page: 1, pageSize: 10, ...filter } })],
    [exportOrders, () => ({ body: filter })],
    [cancelOrder, () => ({ ...ofOrder(), body: { reason: '' } })],
    [addDeliveryAddress, () => ({ body: words })],
    [changeDeliveryAddress, () => ({ params: { id: 1 }, body: words })],
    [saveConsignee, () => ({ body: { id: undefined, name: 'ООО', inn: '', kpp: '', address: '' } })],
    [autocompleteAddress, () => ({ body: { search: 'Москва' } })],
    [addAppeal, () => ({ body: { ...claim, orderId, lines: [{ position: 1, quantity: 1 }] } })],
    [getOrder, ofOrder],
    [openDocument, ofOrder],
    [openDocuments, ofOrder],
    [exportOrder, ofOrder],
    [copyOrder, ofOrder],
    [deleteDeliveryAddress, ofOrder],
    [restoreDeliveryAddress, ofOrder],
    [deleteConsignee, ofOrder],
    [restoreConsignee, ofOrder],
  ];

  for (const [call, inputOf] of calls) {
    it(`never breaks ${call.method} ${call.path}`, async () => {
      const broken: unknown[] = [];
      for (const [name, input] of hostileInputs(inputOf())) {
        const { httpStatus, error } = await shop.buyer.attempt(call, input);
        const isTold = httpStatus !== 400 || /[а-яё]/i.test(error?.message ?? '');
        if (httpStatus >= 500 || !isTold) broken.push([name, httpStatus, error]);
      }
      assert.deepEqual(broken, []);
    });
  }
});

interface Input {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

/** The input with each of its fields, and the whole of it, replaced by each hostile value. */
function* hostileInputs(input: Input): Generator<readonly [name: string, input: Input]> {
  for (const [part, fields] of Object.entries(input)) {
    for (const field of Object.keys(fields)) {
      for (const value of part === 'body' ? HOSTILE : IN_A_URL)
        yield [named(field, value), { ...input, [part]: { ...fields, [field]: value } }];
    }
    if (part !== 'body') continue;
    for (const body of HOSTILE.filter((value) => typeof value === 'object' && value !== null))
      yield [named(part, body), { ...input, body: body as object }];
  }
}

function named(field: string, value: unknown): string {
  return `${field}: ${JSON.stringify(value)?.slice(0, 60)}`;
}
