import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { getBasket } from '@shop/contracts/basket-order/basket';
import { getCheckout, placeOrder } from '@shop/contracts/basket-order/checkout';
import { withControlDigits } from '@shop/domain/validation/inn';
import { openOrderShop } from '../../../../testing/builders/orders/order-shop.builder.ts';
import { testSettings } from '../../../../testing/test-app.ts';
import { TestClient } from '../../../../testing/test-client.ts';
import { seedCompany } from '../../../processes/demo/people/company.ts';
import { ogrn } from '../../../processes/demo/people/ogrn.ts';
import { startSession } from '../../session/start-session.ts';

const BUYERS = 50;
const UNITS = 30;

const { app, db, fill, shop, stockOf } = await openOrderShop();
after(() => app.close());

/** Creates a company with a buyer of its own who has every right. */
async function openCompany(index: number, manager: number): Promise<TestClient> {
  const { counterpartyId } = await seedCompany(
    db,
    {
      code: `М-${index}`,
      name: `ООО «Покупатель ${index}»`,
      kind: 'LEGAL',
      inn: withControlDigits(String(770_000_000 + index)),
      kpp: '770001001',
      ogrn: ogrn(String(110_770_000_000 + index)),
      address: 'г. Москва',
      city: 'Москва',
    },
    { manager, discount: 0, limitRubles: 0, postponementDays: 0 },
  );
  await db
    .updateTable('counterparties')
    .set({ price_type_id: shop.priceTypeId })
    .where('id', '=', counterpartyId)
    .execute();
  const { id } = await db
    .insertInto('users')
    .values({
      login: `buyer${index}@many.example`,
      password_hash: 'none',
      role: 'CUSTOMER',
      name: 'Анна',
      last_name: 'Первая',
      phone: null,
      city_id: null,
      current_counterparty_id: counterpartyId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('counterparty_users')
    .values({ counterparty_id: counterpartyId, user_id: id, is_admin: true })
    .execute();
  const session = await startSession(db, id, { address: '127.0.0.1', userAgent: '', device: undefined });
  const client = new TestClient(app.app, testSettings.hashSalt);
  client.token = session.token;
  client.sid = session.sid;
  return client;
}

test(`${BUYERS} buyers who want ${UNITS} units at once get ${UNITS}, and the others see why and keep their baskets`, async () => {
  const manager = await db
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'manager@demo.example')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('stocks')
    .set({ quantity: UNITS })
    .where('offer_id', '=', shop.idOf('lastPair'))
    .execute();
  const buyers: TestClient[] = [];
  for (let index = 0; index < BUYERS; index += 1) buyers.push(await openCompany(index, manager.id));
  for (const buyer of buyers) await fill(buyer, ['lastPair', 1]);

  const [pickupStore] = shop.warehouseIds;
  const versions = await Promise.all(buyers.map(async (buyer) => (await buyer.call(getCheckout)).version));
  const answers = await Promise.all(
    buyers.map((buyer, index) =>
      buyer.attempt(placeOrder, {
        body: {
          deliveryType: 'pickup',
          pickupStore,
          shipment: 'send-all',
          paySystem: 'invoice',
          version: versions[index],
        },
      }),
    ),
  );

  const refused = answers.filter(({ httpStatus }) => httpStatus !== 200);
  assert.equal(answers.length - refused.length, UNITS);
  for (const { httpStatus, error } of refused) {
    assert.deepEqual([httpStatus, error?.code], [409, 'changed']);
    assert.match(error?.message ?? '', /остатки/);
  }
  assert.deepEqual(await stockOf('lastPair'), { quantity: UNITS, reserved: UNITS });
  const sold = await db
    .selectFrom('order_lines')
    .select(({ fn }) => [
      fn.sum<number>('quantity').as('quantity'),
      fn.sum<number>('reserved').as('reserved'),
    ])
    .executeTakeFirstOrThrow();
  assert.deepEqual([Number(sold.quantity), Number(sold.reserved)], [UNITS, UNITS]);
  const numbers = await db.selectFrom('orders').select('number').execute();
  assert.equal(new Set(numbers.map(({ number }) => number)).size, UNITS);
  const loser = buyers[answers.findIndex(({ httpStatus }) => httpStatus !== 200)]!;
  assert.equal((await loser.call(getBasket)).rows.length, 1);
});
