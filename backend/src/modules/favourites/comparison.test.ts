import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getHeader } from '@shop/contracts/account/header';
import {
  addToComparison,
  COMPARISON_MAX,
  clearComparison,
  getComparison,
  removeFromComparison,
} from '@shop/contracts/catalog/comparison';
import { buildCatalogue, type TestCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { buildProducts } from '../../../testing/builders/catalog/products.builder.ts';
import { countingClient } from '../../../testing/counting-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { sessionModule } from '../session/session.routes.ts';
import { favouriteRoutes } from './favourites.routes.ts';

type Key = Parameters<TestCatalogue['productId']>[0];

describe('the comparison', () => {
  let app: TestApp;
  let shop: TestCatalogue;
  let buyer: TestClient;
  before(async () => {
    app = await startTestApp();
    shop = await buildCatalogue(app.db);
    buyer = await app.clientFor('buyer@demo.example');
    await buildProperties();
  });
  after(() => app.close());
  beforeEach(() => app.db.deleteFrom('comparisons').execute());

  const add = (keys: Key[], client = buyer) =>
    client.call(addToComparison, { body: { productId: keys.map((key) => shop.productId(key)) } });
  const read = (client = buyer) => client.call(getComparison);

  /** Gloves and masks have one colour each, gloves two; only masks have a weight, in another group. */
  async function buildProperties() {
    const property = async (code: string, more: object) =>
      (
        await app.db
          .insertInto('properties')
          .values({ external_id: code, code, name: code, kind: 'list', ...more })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const colour = await property('color', { name: 'Цвет', sort: 20 });
    const weight = await property('weight', {
      name: 'Вес',
      kind: 'number',
      unit: 'г',
      group_name: 'Размеры и вес',
      sort: 10,
    });
    const values = [
      ['gloves', colour, 'чёрный', null],
      ['gloves', colour, 'белый', null],
      ['masks', colour, 'белый', null],
      ['masks', weight, '12.5', 12.5],
    ] as const;
    for (const [key, property_id, value, number] of values)
      await app.db
        .insertInto('product_properties')
        .values({ product_id: shop.productId(key), property_id, value, number })
        .execute();
  }

  it('shows products of a section side by side, with grouped properties (§7.69)', async () => {
    await add(['gloves', 'masks']);
    const [section] = (await read()).sections;
    assert.equal(section?.name, 'СИЗ');
    assert.deepEqual(
      section?.items.map(({ name, properties }) => [name, properties]),
      [
        ['Перчатки', { color: 'белый, чёрный' }],
        ['Респиратор', { color: 'белый', weight: '12,5 г' }],
      ],
    );
    assert.deepEqual(section?.propertyGroups, [
      { name: 'Размеры и вес', properties: [{ code: 'weight', name: 'Вес' }] },
      { name: 'Основные', properties: [{ code: 'color', name: 'Цвет' }] },
    ]);
    assert.equal(section?.items[0]?.prices?.breaks[0]?.kopecks, 95_00);
  });

  it('has one table per top-level section', async () => {
    const section = async (path: string, name: string) =>
      (
        await app.db
          .insertInto('sections')
          .values({ external_id: path, path, code: path, name, depth: path.split('/').length })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    await section('shoes', 'Обувь');
    const [winter, summer] = [
      await section('shoes/winter', 'Зимняя'),
      await section('shoes/summer/light', 'Лёгкая'),
    ];
    const move = (key: Key, section_id: number) =>
      app.db.updateTable('products').set({ section_id }).where('id', '=', shop.productId(key)).execute();
    await move('boots', winter);
    await move('never', summer);
    await add(['boots', 'gloves', 'never']);
    const { sections } = await read();
    assert.deepEqual(
      sections.map(({ name, items }) => [name, items.map((item) => item.name)]),
      [
        ['Обувь', ['Ботинки', 'Жилет']],
        ['СИЗ', ['Перчатки']],
      ],
    );
  });

  it('holds at most thirty, and refuses more as a whole with advice', async () => {
    const more = await buildProducts(app.db, COMPARISON_MAX);
    await buyer.call(addToComparison, { body: { productId: more.slice(0, 29) } });
    const two = await buyer.attempt(addToComparison, {
      body: { productId: [more[29]!, shop.productId('gloves')] },
    });
    assert.deepEqual([two.httpStatus, two.error?.field], [400, 'product_id']);
    assert.match(two.error?.message ?? '', /сравнении может быть не\sбольше 30\sтоваров, сейчас в\sнём 29/);
    await buyer.call(addToComparison, { body: { productId: more[29]! } });
    await buyer.call(addToComparison, { body: { productId: more[3]! } });
    const one = await buyer.attempt(addToComparison, { body: { productId: shop.productId('gloves') } });
    assert.match(one.error?.message ?? '', /не\sбольше 30\sтоваров\. Уберите лишние/);
    assert.equal((await buyer.call(getHeader)).compare.length, 30);
  });

  it('holds at most thirty, also with concurrent additions', async () => {
    const more = await buildProducts(app.db, COMPARISON_MAX + 1);
    await buyer.call(addToComparison, { body: { productId: more.slice(0, 29) } });
    const answers = await Promise.all(
      more.slice(29).map((productId) => buyer.attempt(addToComparison, { body: { productId } })),
    );
    assert.deepEqual(answers.map(({ httpStatus }) => httpStatus).sort(), [200, 400]);
    assert.equal((await buyer.call(getHeader)).compare.length, 30);
  });

  it('needs as many SQL statements for one product as for thirty', async () => {
    const more = await buildProducts(app.db, COMPARISON_MAX);
    const { statements, client } = await countingClient(app, [sessionModule, favouriteRoutes]);
    const counted = async (productId: number[]) => {
      await client.call(addToComparison, { body: { productId } });
      statements.length = 0;
      await client.call(getComparison);
      return statements.length;
    };
    const [few, many] = [await counted([shop.productId('gloves')]), await counted(more.slice(0, 29))];
    assert.equal(few, many);
    assert.ok(many <= 10, `${many} statements`);
  });

  it('belongs to each user, who alone empties it (§7.70)', async () => {
    const stranger = await app.clientFor('stranger@demo.example');
    await add(['gloves', 'masks']);
    await stranger.call(removeFromComparison, { body: { productId: shop.productId('gloves') } });
    await stranger.call(clearComparison);
    assert.deepEqual((await read(stranger)).sections, []);
    assert.equal((await read()).sections[0]?.items.length, 2);
    await buyer.call(removeFromComparison, { body: { productId: shop.productId('gloves') } });
    assert.equal((await read()).sections[0]?.items.length, 1);
    await buyer.call(clearComparison);
    assert.deepEqual((await read()).sections, []);
  });

  it('hides prices without the right, and products no longer sold', async () => {
    const clerk = await app.clientFor('clerk@demo.example');
    await app.db
      .updateTable('counterparty_users')
      .set({ rights: [] })
      .where('is_admin', '=', false)
      .execute();
    await add(['gloves', 'masks'], clerk);
    await app.db
      .updateTable('products')
      .set({ active: false })
      .where('id', '=', shop.productId('masks'))
      .execute();
    const [section] = (await read(clerk)).sections;
    assert.deepEqual([section?.items.length, section?.items[0]?.prices], [1, null]);
    assert.equal((await clerk.call(getHeader)).compare.length, 1);
    await app.db
      .updateTable('products')
      .set({ active: true })
      .where('id', '=', shop.productId('masks'))
      .execute();
  });

  it('refuses an unknown product, and adds none of the same request', async () => {
    const refusalOf = async (productId: number | number[]) => {
      const { httpStatus, error } = await buyer.attempt(addToComparison, { body: { productId } });
      return [httpStatus, error?.message.replaceAll('\u00a0', ' ')];
    };
    const unknown = 999_999_999;
    assert.deepEqual(await refusalOf(unknown), [404, 'Такого товара нет']);
    assert.deepEqual(await refusalOf([shop.productId('gloves'), unknown]), [
      404,
      'Некоторых из выбранных товаров больше нет в продаже. Обновите страницу и повторите',
    ]);
    assert.deepEqual((await read()).sections, []);
  });
});
