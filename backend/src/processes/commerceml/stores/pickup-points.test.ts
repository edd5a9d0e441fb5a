import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  addReferenceRow,
  getReferenceRows,
  removeReferenceRow,
  saveReferenceRow,
} from '@shop/contracts/office/references';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { isPickupPoint, listPickupPoints } from '../../../modules/pickup-points/pickup-points.api.ts';
import { ClassifierStore } from './classifier-store.ts';

const params = { name: 'pickup-points' };
const fields = {
  ...{ name: 'Витрина', address: 'г. Тверь, ул. Вторая, 2', coordinates: '56.86, 35.9' },
  ...{ workingHours: 'Пн–Пт 9:00–18:00', isActive: true },
};
const nowhere = { address: '', latitude: null, longitude: null, workingHours: '' };

describe('pick-up points', () => {
  let app: TestApp;
  let office: TestClient;
  before(async () => {
    app = await startTestApp();
    office = await app.clientFor('office@demo.example');
  });
  after(() => app.close());

  const rowNamed = async (name: string) => {
    const { items } = await office.call(getReferenceRows, { params, query: { query: name } });
    assert.ok(items[0], name);
    return items[0];
  };
  const exchange = async (warehouse: typeof nowhere) => {
    const store = await ClassifierStore.load(app.db, { currencies: [], ignoredPriceTypes: [] });
    await store.saveWarehouse({ id: '1c-main', name: 'Главный склад', ...warehouse });
    await store.forgetVanished();
    return store.changes;
  };

  it('are offered at the checkout with address and hours, until they are switched off', async () => {
    await office.call(addReferenceRow, { params, body: { fields } });
    const row = await rowNamed('Витрина');
    const point = (await listPickupPoints(app.db)).find(({ id }) => id === row.id);
    assert.deepEqual(point, {
      id: row.id,
      ...{ name: fields.name, address: fields.address, workingHours: fields.workingHours },
      ...{ latitude: 56.86, longitude: 35.9 },
    });
    const body = { fields: { ...fields, isActive: false }, before: row.fields };
    await office.call(saveReferenceRow, { params: { ...params, id: row.id }, body });
    assert.equal(await isPickupPoint(app.db, row.id), false);
    assert.ok(!(await listPickupPoints(app.db)).some(({ id }) => id === row.id));
  });

  it('have an address, but where 1C has sent none', async () => {
    const body = { fields: { ...fields, name: 'Без адреса', address: '' } };
    const added = await office.attempt(addReferenceRow, { params, body });
    assert.deepEqual([added.httpStatus, added.error?.field], [400, 'address']);
    const row = await rowNamed('Витрина');
    const emptied = await office.attempt(saveReferenceRow, {
      params: { ...params, id: row.id },
      body: { fields: { ...row.fields, address: '' }, before: row.fields },
    });
    assert.deepEqual([emptied.httpStatus, emptied.error?.field], [400, 'address']);
  });

  it('survive a full exchange, and keep what it leaves out', async () => {
    await exchange(nowhere);
    const row = await rowNamed('Главный склад');
    assert.equal(await isPickupPoint(app.db, row.id), false);
    assert.match(row.note, /без адреса: покупатели его не видят/);
    const typed = { ...fields, name: 'Главный склад' };
    await office.call(saveReferenceRow, {
      params: { ...params, id: row.id },
      body: { fields: typed, before: row.fields },
    });
    assert.equal(await isPickupPoint(app.db, row.id), true);
    assert.equal(await exchange(nowhere), 0);
    assert.deepEqual((await rowNamed('Главный склад')).fields, typed);
    await exchange({ ...nowhere, address: 'г. Клин' });
    assert.equal((await rowNamed('Главный склад')).fields.address, 'г. Клин');
    assert.equal((await rowNamed('Витрина')).fields.isActive, false);
  });

  it('are deleted where nobody uses them', async () => {
    const unused = await rowNamed('Витрина');
    await office.call(removeReferenceRow, { params: { ...params, id: unused.id } });
    const { items } = await office.call(getReferenceRows, { params, query: { query: 'Витрина' } });
    assert.equal(items.length, 0);
  });
});
