import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  deleteSavedFilter,
  getSavedFilters,
  SAVED_FILTERS_MAX,
  saveFilter,
} from '@shop/contracts/catalog/saved-filters';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe('saved filters', () => {
  let app: TestApp;
  let buyer: TestClient;
  before(async () => {
    app = await startTestApp();
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());
  beforeEach(() => app.db.deleteFrom('saved_filters').execute());

  const link = '/catalog/perchatki/filter/brand-is-ansell-or-sprut/apply/?sort_by=name';
  const save = (name: string, to = link, client = buyer) =>
    client.call(saveFilter, { body: { name, link: to } });
  const list = async (client = buyer) => (await client.call(getSavedFilters)).items;

  it('come by name, each with the address it leads to', async () => {
    await save('Перчатки для склада');
    await save('  Ботинки  ', '/search/?query=ботинки');
    assert.deepEqual(
      (await list()).map(({ name, link: to }) => [name, to]),
      [
        ['Ботинки', '/search/?query=ботинки'],
        ['Перчатки для склада', link],
      ],
    );
  });

  it('are replaced when saved under the same name', async () => {
    const first = await save('Склад');
    const second = await save('Склад', '/brands/ansell/');
    assert.equal(second.id, first.id);
    assert.deepEqual(
      (await list()).map(({ link: to }) => to),
      ['/brands/ansell/'],
    );
  });

  it('are replaced also when two tabs save at the same time', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => buyer.attempt(saveFilter, { body: { name: 'Склад', link } })),
    );
    assert.deepEqual(
      answers.map(({ httpStatus }) => httpStatus),
      [200, 200, 200],
    );
    assert.equal((await list()).length, 1);
  });

  it('are fifty at most; one of them may still be replaced', async () => {
    for (let number = 1; number <= SAVED_FILTERS_MAX; number += 1) await save(`Фильтр ${number}`);
    const { httpStatus, error } = await buyer.attempt(saveFilter, { body: { name: 'Ещё один', link } });
    assert.deepEqual([httpStatus, error?.field], [400, 'name']);
    assert.match(error?.message ?? '', /Сохранено уже 50\sфильтров/);
    await save('Фильтр 7', '/catalog/');
    assert.equal((await list()).length, SAVED_FILTERS_MAX);
  });

  it('go when they are deleted, by their owner alone', async () => {
    const { id } = await save('Склад');
    const stranger = await app.clientFor('stranger@demo.example');
    assert.deepEqual(await list(stranger), []);
    const [theirs, none] = [
      await stranger.attempt(deleteSavedFilter, { params: { id } }),
      await stranger.attempt(deleteSavedFilter, { params: { id: 999_999_999 } }),
    ];
    assert.deepEqual([theirs.httpStatus, theirs.error], [404, none.error]);
    assert.equal((await list()).length, 1);
    await buyer.call(deleteSavedFilter, { params: { id } });
    assert.deepEqual(await list(), []);
    assert.equal((await buyer.attempt(deleteSavedFilter, { params: { id } })).httpStatus, 404);
  });

  it('of different users may have one name', async () => {
    await save('Склад');
    await save('Склад', '/brands/ansell/', await app.clientFor('clerk@demo.example'));
    assert.equal((await list())[0]?.link, link);
  });

  for (const [what, body, field] of [
    ['without a name', { name: '   ', link }, 'name'],
    ['with a name too long', { name: 'я'.repeat(81), link }, 'name'],
    ['of another site', { name: 'Чужой', link: '//evil.example/catalog/' }, 'link'],
    ['with a script', { name: 'Чужой', link: 'javascript:alert(1)' }, 'link'],
    ['outside the catalogue', { name: 'Корзина', link: '/basket/' }, 'link'],
    ['with a backslash', { name: 'Чужой', link: '/catalog/\\evil.example' }, 'link'],
    ['too long', { name: 'Длинный', link: `/catalog/${'a'.repeat(4000)}` }, 'link'],
  ] as const) {
    it(`are refused ${what}, naming the field`, async () => {
      const { httpStatus, error } = await buyer.attempt(saveFilter, { body });
      assert.deepEqual([httpStatus, error?.field], [400, field]);
      assert.match(error?.message ?? '', /[а-я]/);
    });
  }

  it('keep markup in a name as the text it is', async () => {
    await save('<b>Склад</b>');
    assert.equal((await list())[0]?.name, '<b>Склад</b>');
  });

  it('are open to managers, closed to operations and visitors', async () => {
    const people = [
      app.visitor,
      await app.clientFor('ops@demo.example'),
      await app.clientFor('manager@demo.example'),
    ];
    const inputs = [
      [getSavedFilters, {}],
      [saveFilter, { body: { name: 'Склад', link } }],
    ] as const;
    for (const [call, input] of inputs) {
      const statuses = await Promise.all(
        people.map(async (client) => (await client.attempt(call, input as never)).httpStatus),
      );
      assert.deepEqual(statuses, [401, 403, 200]);
    }
  });
});
