import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addAppeal } from '@shop/contracts/support/appeals';
import { buildCatalogue, type TestCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { referenceEditor } from '../../../testing/reference-editor.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { appealTypeReference } from '../appeals/appeals.api.ts';
import { removeRow } from './references.service.ts';

const chart = {
  ...{ code: 'helmets', name: 'Каски', sections: 'siz', note: '', sort: 50 },
  measurements: 'head; Обхват головы; см; 48; 66; Лента проходит над бровями',
  sizes: 'Размер; Международный; head\n54-56; S; 53,5–56\n58-60; M; 56,1–60',
};
const news = {
  ...{ code: 'leto', title: 'Лето', lead: '', text: 'Текст', link: '' },
  ...{ publishedOn: '2026-11-01', isActive: true },
};

describe('rows of references', () => {
  let app: TestApp;
  let shop: TestCatalogue;
  let office: TestClient;
  before(async () => {
    app = await startTestApp();
    shop = await buildCatalogue(app.db);
    office = await app.clientFor('office@demo.example');
  });
  after(() => app.close());

  const { rowsOf, add, save, remove, rowWith } = referenceEditor(() => office);

  it('keep a relation at its product when another one has the same article', async () => {
    const [gloves, boots, twin] = [
      shop.productId('gloves'),
      shop.productId('boots'),
      shop.productId('later'),
    ];
    const name = (id: number, article: string, active: boolean) =>
      app.db.updateTable('products').set({ article, active }).where('id', '=', id).execute();
    await name(boots, 'B-1', true);
    await name(gloves, 'G-1', false);
    await name(twin, 'G-1', true);
    const first = { product_id: gloves, related_id: boots, kind: 'analog' as const, sort: 5 };
    await app.db.insertInto('product_relations').values(first).execute();
    const relation = await rowWith('product-relations', 'G-1');
    const saved = await save('product-relations', relation, { sort: 7 });
    assert.equal(saved.httpStatus, 200, saved.error?.message);
    const stored = await app.db
      .selectFrom('product_relations')
      .select(['product_id', 'related_id', 'sort'])
      .execute();
    assert.deepEqual(stored, [{ product_id: gloves, related_id: boots, sort: 7 }]);
    // With the same relation at the other product, neither moves onto the other one.
    const same = { product_id: twin, related_id: boots, kind: 'analog' as const, sort: 8 };
    await app.db.insertInto('product_relations').values(same).execute();
    const [one, another] = await rowsOf('product-relations');
    assert.equal((await save('product-relations', one!, { sort: 9 })).httpStatus, 200);
    assert.equal((await save('product-relations', another!, { sort: 10 })).httpStatus, 200);
  });

  it('refuse a measurement with more than six cells, and name its line', async () => {
    const measurements = 'chest; Грудь; см; 70; 150\nhead; Голова; см; 48; 66; Лента; над бровями';
    const { error } = await add('size-charts', { ...chart, code: 'caps', measurements });
    assert.equal(error?.field, 'measurements');
    assert.match(error?.message ?? '', /^Строка 2: ячеек больше шести/);
  });

  it('take columns of sizes in any order for the same chart', async () => {
    assert.equal((await add('size-charts', chart)).httpStatus, 200);
    const row = await rowWith('size-charts', 'helmets');
    const typed = 'Размер; Международный; Рост; head\n54-56; S; 1; 53,5–56\n58-60; M; 2; 56,1–60';
    const saved = await save('size-charts', row, { sizes: typed });
    assert.equal(saved.httpStatus, 200, saved.error?.message);
    const { id } = await lastEntry();
    const changed = await rowWith('size-charts', 'helmets');
    assert.equal((await save('size-charts', changed, { sizes: typed })).httpStatus, 200);
    assert.equal((await lastEntry()).id, id);
  });

  it('take only pages of this site for a link', async () => {
    for (const link of ['/\\evil.example', '//evil.example', '/a b', '/news\\a'])
      assert.equal((await add('marketing', { ...news, link })).error?.field, 'link', link);
  });

  it('take a code that every object has', async () => {
    const fields = { code: 'constructor', name: 'Стройка', sort: 1, isActive: true };
    assert.equal((await add('appeal-types', fields)).httpStatus, 200);
    const row = await rowWith('appeal-types', 'constructor');
    assert.equal((await save('appeal-types', row, { isActive: false })).httpStatus, 200);
    const removed = await remove('appeal-types', row.id);
    assert.equal(removed.httpStatus, 200, removed.error?.message);
  });

  it('give back small coordinates as they were typed', async () => {
    await add('transport-companies', { code: 'volga', name: 'Волга', sort: 10, isActive: true });
    const terminal = {
      company: 'volga',
      city: 'Тверь',
      address: 'Нулевой меридиан',
      workingHours: '',
      isActive: true,
    };
    for (const coordinates of ['0.0000001, 37', '0.00001, -0.5', '10, 100.25']) {
      const added = await add('transport-terminals', { ...terminal, coordinates });
      assert.equal(added.httpStatus, 200, added.error?.message);
      const row = await rowWith('transport-terminals', 'меридиан');
      assert.equal(row.fields.coordinates, coordinates);
      await remove('transport-terminals', row.id);
    }
  });

  it('refuse to delete a row that is used since it was looked at', async () => {
    await add('appeal-types', { code: 'used', name: 'Занято', sort: 1, isActive: true });
    const kind = await rowWith('appeal-types', 'used');
    const buyer = await app.clientFor('buyer@demo.example');
    await buyer.call(addAppeal, { body: { typeId: kind.id, subject: 'Вопрос', message: 'Какой?' } });
    const reference = { ...appealTypeReference, usesOf: () => Promise.resolve(null) };
    await assert.rejects(
      app.db.transaction().execute((tx) => removeRow(tx, { userId: null, name: 'test' }, reference, kind.id)),
      (error) => error instanceof Validation && /только что начали использовать/.test(error.message),
    );
  });

  function lastEntry() {
    return app.db.selectFrom('office_journal').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  }
});
