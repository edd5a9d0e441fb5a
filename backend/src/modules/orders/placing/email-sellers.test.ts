import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { read, utils } from '@e965/xlsx';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import { byCourier, openOrderShop } from '../../../../testing/builders/orders/order-shop.builder.ts';
import { readAttachments } from '../../../platform/message-outbox/attachments.ts';

describe('a new order', async () => {
  const { app, buyer, db, fill, shop, tidy } = await openOrderShop();
  after(() => app.close());
  afterEach(async () => {
    await tidy();
    await db.deleteFrom('settings').where('name', '=', 'sales').execute();
    await db.deleteFrom('notification_settings').execute();
    await db.deleteFrom('outbox').execute();
  });

  const place = async () => {
    await fill(buyer, ['gloves', 3]);
    return buyer.call(placeOrder, { body: byCourier });
  };
  const toSellers = () =>
    db
      .selectFrom('outbox')
      .select(['id', 'recipient', 'subject', 'body'])
      .where('subject', 'like', 'Новый заказ %')
      .orderBy('id')
      .execute();
  const setSales = (ordersEmail: string) =>
    db
      .insertInto('settings')
      .values({ name: 'sales', value: JSON.stringify({ ordersEmail }) })
      .execute();

  test('is told by email to its manager and the sales address, with its lines as one stored XLSX (§1.62)', async () => {
    await setSales('sales@demo.example');
    const { id, number } = await place();
    const emails = await toSellers();
    assert.deepEqual(
      emails.map(({ recipient }) => recipient),
      ['manager@demo.example', 'sales@demo.example'],
    );
    const [mail] = emails;
    assert.match(mail!.subject, new RegExp(`^Новый заказ ${number}: ООО «Ромашка»$`));
    assert.match(mail!.body, new RegExp(`Открыть заказ: https://[^/]+/orders/${id}/$`));
    assert.match(mail!.body, /Оплата: По счёту\nПолучение: Доставка курьером — г\. Москва/);
    const [file, ...others] = await readAttachments(db, mail!.id);
    assert.deepEqual([file?.name, others], [`Заказ ${number}.xlsx`, []]);
    const [sheet] = Object.values(read(file!.content).Sheets);
    const rows = utils.sheet_to_json<Record<string, unknown>>(sheet!);
    const { article } = await db
      .selectFrom('offers')
      .select('article')
      .where('id', '=', shop.idOf('gloves'))
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      rows.map((row) => [row.Артикул, row.Количество]),
      [[article, 3]],
    );
    const { count } = await db
      .selectFrom('email_files')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    assert.equal(count, 1, 'both emails carry the same content');
  });

  test('goes once where the manager is the sales address, and not to a manager who wants no such emails', async () => {
    await setSales('Manager@demo.example');
    await place();
    assert.equal((await toSellers()).length, 1);
    await db.deleteFrom('outbox').execute();
    await db.deleteFrom('settings').where('name', '=', 'sales').execute();
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'manager@demo.example')
      .executeTakeFirstOrThrow();
    const unwanted = { user_id: id, kind: 'order', in_shop: true, by_mail: false } as const;
    await db.insertInto('notification_settings').values(unwanted).execute();
    await place();
    assert.deepEqual(await toSellers(), []);
  });
});
