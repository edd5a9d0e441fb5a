import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { authenticate } from '@shop/contracts/account/session';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import { getOrders } from '@shop/contracts/basket-order/orders';
import { addFavourite } from '@shop/contracts/catalog/favourites';
import { getManagedCounterparties } from '@shop/contracts/manager/manager';
import { addAppeal } from '@shop/contracts/support/appeals';
import { buildCatalogue, type TestCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe('hostile input', () => {
  let app: TestApp;
  let shop: TestCatalogue;
  let buyer: TestClient;
  before(async () => {
    app = await startTestApp();
    shop = await buildCatalogue(app.db);
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());

  it('is refused if it holds U+0000, which the database cannot store, and the field is named', async () => {
    const manager = await app.clientFor('manager@demo.example');
    const attempts = [
      app.visitor.attempt(authenticate, { body: { login: 'a\0b@demo.example', password: 'x' } }),
      buyer.attempt(addAppeal, { body: { typeId: 1, subject: 'a\0b', message: 'текст' } }),
      buyer.attempt(getOrders, { query: { search: '\0' } }),
      manager.attempt(getManagedCounterparties, { query: { query: '\0' } }),
    ];
    const answers = await Promise.all(attempts);
    assert.deepEqual(
      answers.map(({ httpStatus, error }) => [httpStatus, error?.code, error?.field]),
      ['login', 'subject', 'st', 'query'].map((field) => [400, 'validation', field]),
    );
  });

  it('in a path is an unknown id', async () => {
    const { statusCode } = await buyer.send({ method: 'GET', url: '/web/detail/%00/' });
    assert.equal(statusCode, 404);
  });

  it('that is nested a hundred thousand deep does no harm', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const { statusCode } = await buyer.send({
      method: 'POST',
      url: addFavourite.path,
      payload: `{"product_id":${shop.idOf('gloves')},"more":${deep}}`,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'deep' },
    });
    assert.notEqual(statusCode, 500);
  });

  it('as a day that does not exist is left out of a filter and refused in an order', async () => {
    for (const day of ['2026-02-31', '2027-02-29', '0000-01-01', '2026-13-01']) {
      const { httpStatus } = await buyer.attempt(getOrders, { query: { dateFrom: day, dateTo: day } });
      assert.equal(httpStatus, 200, day);
      const body = {
        deliveryType: 'delivery',
        address: 1,
        shipment: 'send-all',
        paySystem: 'invoice',
        date: day,
      };
      const { error } = await buyer.attempt(placeOrder, { body });
      assert.deepEqual(
        [error?.code, error?.field, error?.message],
        ['validation', 'date', 'Некорректная дата'],
        day,
      );
    }
  });
});
