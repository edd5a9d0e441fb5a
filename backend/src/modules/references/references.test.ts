import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { undoOfficeChange } from '@shop/contracts/office/journal';
import {
  getReference,
  getReferenceRows,
  getReferences,
  type ReferenceFields,
  removeReferenceRow,
} from '@shop/contracts/office/references';
import { getAppealTypes } from '@shop/contracts/support/appeals';
import { getSizeCharts } from '@shop/contracts/support/content';
import { buildCatalogue, type TestCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { referenceEditor } from '../../../testing/reference-editor.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { allReferences } from './all-references.ts';

const sizes = 'Размер; Международный; head\n54-56; S; 53,5–56\n58-60; M; 56,1–60';
const chart = {
  code: 'helmets',
  name: 'Каски',
  sections: 'siz',
  note: '',
  measurements: 'head; Обхват головы; см; 48; 66; Лента проходит над бровями',
  sizes,
  sort: 50,
};

describe('references', () => {
  let app: TestApp;
  let shop: TestCatalogue;
  let office: TestClient;
  let samples: Readonly<Record<string, ReferenceFields>>;
  before(async () => {
    app = await startTestApp();
    shop = await buildCatalogue(app.db);
    office = await app.clientFor('office@demo.example');
    const [gloves, boots] = [await articleOf('gloves'), await articleOf('boots')];
    samples = {
      'appeal-types': { code: 'price', name: 'Цены', sort: 10, isActive: true },
      'pickup-points': {
        ...{ name: 'Витрина', address: 'г. Тверь, ул. Вторая, 2', coordinates: '56.86, 35.9' },
        ...{ workingHours: 'Пн–Пт 9:00–18:00', isActive: true },
      },
      'transport-companies': { code: 'volga', name: 'Волга', sort: 10, isActive: true },
      'transport-terminals': {
        ...{ company: 'volga', city: 'Тверь', address: 'ул. Первая, 1' },
        ...{ coordinates: '56.86, 35.9', workingHours: 'Пн–Пт', isActive: true },
      },
      brands: { name: 'Ампаро', code: 'amparo', description: 'Защита рук' },
      'product-relations': { article: gloves, kind: 'analog', relatedArticle: boots, sort: 100 },
      'size-charts': chart,
      marketing: {
        ...{ code: 'leto', title: 'Лето', lead: '', text: 'Текст', link: '/catalog/siz/' },
        ...{ publishedOn: '2026-11-01', isActive: true },
      },
    };
  });
  after(() => app.close());

  const articleOf = async (key: 'gloves' | 'boots') =>
    (
      await app.db
        .selectFrom('products')
        .select('article')
        .where('id', '=', shop.productId(key))
        .executeTakeFirstOrThrow()
    ).article;
  const { rowsOf, add, save, remove, rowWith } = referenceEditor(() => office);

  it('take what was typed, give it back as it was, and refuse it a second time', async () => {
    for (const { name, key } of allReferences) {
      const fields = samples[name];
      assert.ok(fields, name);
      const added = await add(name, fields);
      assert.equal(added.httpStatus, 200, `${name}: ${added.error?.message}`);
      const { items } = await office.call(getReferenceRows, { params: { name }, query: { pageSize: 100 } });
      const stored = items.find((row) => key.every((field) => row.fields[field] === fields[field]));
      assert.deepEqual(stored?.fields, fields, name);
      const again = await add(name, fields);
      assert.deepEqual([again.httpStatus, again.error?.field], [400, key[0]], name);
      const saved = await save(name, stored, {});
      assert.equal(saved.httpStatus, 200, name);
      const described = await office.call(getReference, { params: { name } });
      assert.deepEqual(
        described.fields.map((field) => field.name),
        Object.keys(fields),
      );
    }
  });

  it('show the shop what was added', async () => {
    const buyer = await app.clientFor('buyer@demo.example');
    assert.ok((await buyer.call(getAppealTypes)).items.some(({ code }) => code === 'price'));
    const helmets = (await buyer.call(getSizeCharts)).charts.find(({ code }) => code === 'helmets');
    assert.deepEqual(helmets?.rows[0], {
      size: '54-56',
      others: { Международный: 'S' },
      ranges: { head: [53.5, 56] },
    });
  });

  it('keep the charts that the shop came with', async () => {
    for (const row of await rowsOf('size-charts'))
      assert.equal((await save('size-charts', row, {})).httpStatus, 200, String(row.fields.code));
    const clothes = await rowWith('size-charts', 'clothes');
    const changed = await save('size-charts', clothes, { name: 'Спецодежда' });
    assert.equal(changed.httpStatus, 200, changed.error?.message);
  });

  it('name the field that is wrong, and save nothing', async () => {
    const [relation, terminal] = [samples['product-relations']!, samples['transport-terminals']!];
    for (const [name, fields, field] of [
      ['appeal-types', { ...samples['appeal-types'], code: 'Цена' }, 'code'],
      ['appeal-types', { ...samples['appeal-types'], sort: 1.5 }, 'sort'],
      ['product-relations', { ...relation, article: 'нет такого' }, 'article'],
      ['product-relations', { ...relation, relatedArticle: 'нет такого' }, 'relatedArticle'],
      ['product-relations', { ...relation, relatedArticle: relation.article }, 'relatedArticle'],
      ['product-relations', { ...relation, kind: 'friend' }, 'kind'],
      ['transport-terminals', { ...terminal, company: 'nobody' }, 'company'],
      ['transport-terminals', { ...terminal, coordinates: '91, 10' }, 'coordinates'],
      ['size-charts', { ...chart, sections: 'siz, nowhere' }, 'sections'],
      ['size-charts', { ...chart, measurements: 'голова; Голова; см; 1; 2' }, 'measurements'],
      ['size-charts', { ...chart, sizes: `${sizes}\n58-60; M; 56–60` }, 'sizes'],
      ['size-charts', { ...chart, sizes: 'Размер; head\n54; много' }, 'sizes'],
      ['marketing', { ...samples.marketing, link: 'https://elsewhere.example' }, 'link'],
      ['marketing', { ...samples.marketing, publishedOn: '2026-02-30' }, 'publishedOn'],
    ] as const) {
      const { httpStatus, error } = await add(name, fields);
      assert.deepEqual([httpStatus, error?.field], [400, field], `${name} ${field}: ${error?.message}`);
    }
    assert.equal((await rowsOf('product-relations')).length, 1);
  });

  it('are not overwritten by somebody who has not seen the latest change', async () => {
    const row = await rowWith('transport-companies', 'volga');
    assert.equal((await save('transport-companies', row, { name: 'Волга-Авто' })).httpStatus, 200);
    const late = await save('transport-companies', row, { name: 'Волга-Плюс' });
    assert.deepEqual([late.httpStatus, late.error?.code], [409, 'conflict']);
    const { before, after: now } = await lastEntry();
    assert.deepEqual([Object(before).row.name, Object(now).row.name], ['Волга', 'Волга-Авто']);
  });

  it('switch off a row in use and say who uses it', async () => {
    const carrier = await rowWith('transport-companies', 'volga');
    const { uses, now } = await office.call(removeReferenceRow, {
      params: { name: 'transport-companies', id: carrier.id },
    });
    assert.deepEqual([uses, now?.fields.isActive], ['1 терминал', false]);
    const again = await remove('transport-companies', carrier.id);
    assert.deepEqual([again.httpStatus, again.error?.field], [400, 'isActive']);
    assert.match(again.error?.message ?? '', /1 терминал/);
  });

  it('delete a row that nobody uses, and take it back', async () => {
    const row = await rowWith('appeal-types', 'Цены');
    const { now } = await office.call(removeReferenceRow, { params: { name: 'appeal-types', id: row.id } });
    assert.equal(now, null);
    assert.equal((await remove('appeal-types', row.id)).httpStatus, 404);
    const entry = await lastEntry();
    assert.deepEqual(
      [entry.action, entry.subject, entry.after],
      ['appeal-types.removed', 'Виды обращений: price', { row: null }],
    );
    assert.equal((await add('appeal-types', row.fields)).httpStatus, 200);
    const added = await lastEntry();
    assert.equal((await office.attempt(undoOfficeChange, { params: { id: added.id } })).httpStatus, 200);
    assert.deepEqual(await rowsOf('appeal-types', 'Цены'), []);
    const undone = await lastEntry();
    const { changes } = await office.call(undoOfficeChange, { params: { id: undone.id } });
    assert.deepEqual(changes.map(({ title, after: now }) => [title, now]).slice(0, 2), [
      ['Код', 'price'],
      ['Название', 'Цены'],
    ]);
    assert.equal((await rowsOf('appeal-types', 'Цены')).length, 1);
  });

  it('leave the names of brands to 1C, and a brand with goods stays', async () => {
    const brand = await rowWith('brands', 'ампаро');
    assert.equal((await save('brands', brand, { name: 'Ампаро Плюс' })).error?.field, 'name');
    assert.equal((await save('brands', brand, { description: 'Перчатки и краги' })).httpStatus, 200);
    await app.db
      .updateTable('products')
      .set({ brand_id: brand.id })
      .where('id', '=', shop.productId('gloves'))
      .execute();
    const removed = await remove('brands', brand.id);
    assert.deepEqual([removed.httpStatus, removed.error?.field], [400, 'isActive']);
    assert.match(removed.error?.message ?? '', /1 товар/);
  });

  it('keep the kinds of appeals that the shop opens itself', async () => {
    const row = await rowWith('appeal-types', 'requisites');
    const removed = await remove('appeal-types', row.id);
    assert.deepEqual([removed.httpStatus, removed.error?.field], [400, 'isActive']);
    assert.equal((await save('appeal-types', row, { code: 'other-code' })).error?.field, 'code');
    assert.equal((await save('appeal-types', row, { name: 'Реквизиты' })).httpStatus, 200);
  });

  it('are closed to managers without the right, one by one', async () => {
    const manager = await app.clientFor('manager@demo.example');
    assert.equal((await manager.attempt(getReferences)).httpStatus, 403);
    await app.db
      .insertInto('staff_rights')
      .values(({ selectFrom }) => ({
        user_id: selectFrom('users').select('id').where('login', '=', 'manager@demo.example'),
        right: 'office.catalogue',
      }))
      .execute();
    const { items } = await manager.call(getReferences);
    assert.deepEqual(
      items.map(({ name }) => name),
      ['brands', 'product-relations', 'size-charts', 'marketing'],
    );
    const refused = await manager.attempt(getReferenceRows, { params: { name: 'appeal-types' } });
    assert.equal(refused.httpStatus, 403);
    assert.equal((await office.attempt(getReference, { params: { name: 'passwords' } })).httpStatus, 404);
  });

  function lastEntry() {
    return app.db.selectFrom('office_journal').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  }
});
