import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { addToBasket } from '@shop/shared/contracts/basket';
import { placeOrder } from '@shop/shared/contracts/checkout';
import { getOrder, openDocument } from '@shop/shared/contracts/orders';
import { demoSeller } from '../../demo/orders/demo-seller.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { buildCatalogue } from '../basket/catalogue.builder.ts';

describe('the invoice of an order', () => {
  let app: TestApp;
  let buyer: TestClient;
  let documentId: number;

  before(async () => {
    app = await startTestApp();
    const shop = await buildCatalogue(app.db);
    buyer = await app.clientFor('buyer@demo.example');
    await buyer.call(addToBasket, { body: { products: [{ id: shop.idOf('gloves'), quantity: 3 }] } });
    const body = {
      deliveryType: 'delivery',
      address: 'Склад',
      shipment: 'send-all',
      paySystem: 'invoice',
    } as const;
    const { id } = await buyer.call(placeOrder, { body });
    const { order } = await buyer.call(getOrder, { params: { id } });
    documentId = order.documents[0]!.id;
  });
  after(() => app.close());

  const open = async () => {
    const { url } = await buyer.call(openDocument, { params: { id: documentId } });
    return { url, file: await app.app.inject({ method: 'GET', url }) };
  };
  const setSeller = (value: unknown) =>
    app.db
      .insertInto('settings')
      .values({ name: 'seller', value: JSON.stringify(value) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify(value) }))
      .execute();

  test('opens once as a PDF with a Russian name', async () => {
    await setSeller(demoSeller);
    const { url, file } = await open();
    assert.equal(file.statusCode, 200);
    assert.equal(file.headers['content-type'], 'application/pdf');
    const name = /filename\*=UTF-8''(\S+)/.exec(String(file.headers['content-disposition']))?.[1];
    assert.match(decodeURIComponent(name ?? ''), /^Счёт на оплату СЧ-\d{4}-\d{5}\.pdf$/);
    assert.equal(file.rawPayload.subarray(0, 5).toString('latin1'), '%PDF-');
    assert.match(file.rawPayload.toString('latin1'), /FontFile2/, 'fonts are embedded');
    assert.equal((await app.app.inject({ method: 'GET', url })).statusCode, 404);
  });

  test('is not drawn with gaps while the details of the seller are incomplete', async () => {
    await setSeller({ ...demoSeller, bank: undefined });
    const { file } = await open();
    assert.equal(file.statusCode, 503);
    assert.match(file.json().errors[0].message, /не заполнены реквизиты продавца/);
  });
});
