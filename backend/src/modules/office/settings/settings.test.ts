import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getSetting, getSettings, saveSetting } from '@shop/contracts/office/settings';
import { getFooter } from '@shop/contracts/platform/site-state';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { describeFields } from '../../../platform/shop-settings/describe-fields.ts';
import { findSeller } from '../../documents/documents.api.ts';
import { allSettings } from './all-settings.ts';

const seller = {
  inn: '7707083893',
  name: 'ООО «Рога и копыта»',
  kpp: '770701001',
  address: 'г. Москва, ул. Вавилова, д. 19',
  phone: '',
  bank: {
    bik: '044525225',
    name: 'ПАО Сбербанк, г. Москва',
    correspondentAccount: '30101810400000000225',
    account: '40817810938160925982',
  },
  director: 'Иванов И. И.',
  accountant: 'Петрова П. П.',
};

describe('settings', () => {
  let app: TestApp;
  let office: TestClient;
  before(async () => {
    app = await startTestApp();
    office = await app.clientFor('office@demo.example');
  });
  after(() => app.close());

  const read = (name: string) => office.call(getSetting, { params: { name } });
  const save = (name: string, value: object, version: number) =>
    office.attempt(saveSetting, { params: { name }, body: { value: { ...value }, version } });

  it('describe every field, and accept what they return', async () => {
    for (const { name, schema } of allSettings) {
      assert.ok(describeFields(schema.entries).length > 0, name);
      const { value, version } = await read(name);
      if (value !== null) assert.equal((await save(name, value, version)).httpStatus, 200, name);
    }
  });

  it('are listed with who changed them, and hold at once on every page', async () => {
    const footer = { workingHours: 'Пн–Пт', phone: '+7 (495) 000-00-00', email: 'sale@shop.example' };
    const { version } = await read('footer');
    assert.equal((await save('footer', footer, version)).httpStatus, 200);
    assert.deepEqual(await app.visitor.call(getFooter), footer);
    const listed = (await office.call(getSettings)).items.find(({ name }) => name === 'footer');
    assert.equal(listed?.isSet, true);
    assert.match(listed?.lastChange?.by ?? '', /office@demo\.example/);
  });

  it('refuse values nested without end', async () => {
    const { version } = await read('footer');
    const nested = JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`);
    const { httpStatus, error } = await save('footer', { workingHours: nested }, version);
    assert.deepEqual([httpStatus, error?.field], [400, 'value']);
    assert.match(error?.message ?? '', /Слишком много вложенных/);
  });

  it('are not overwritten by somebody who has not seen the latest change', async () => {
    const { value, version } = await read('delivery');
    assert.equal((await save('delivery', { ...value, courierKopecks: 50_000 }, version)).httpStatus, 200);
    const late = await save('delivery', { ...value, courierKopecks: 70_000 }, version);
    assert.deepEqual([late.httpStatus, late.error?.code, late.error?.field], [409, 'conflict', 'version']);
    assert.equal((await read('delivery')).value?.courierKopecks, 50_000);
  });

  it('are saved once by two who fill them in at the same time', async () => {
    await app.db.deleteFrom('settings').where('name', '=', 'calendar').execute();
    const calendar = { cutOff: '14:00', daysOff: ['2026-12-31'], workingDays: [] };
    const answers = await Promise.all([
      save('calendar', calendar, 0),
      save('calendar', { ...calendar, cutOff: '16:00' }, 0),
    ]);
    assert.deepEqual(answers.map(({ httpStatus }) => httpStatus).sort(), [200, 409]);
  });

  it('name the bad field and save nothing', async () => {
    const { version } = await read('seller');
    for (const [bad, field] of [
      [{ ...seller, inn: '7707083894' }, 'inn'],
      [{ ...seller, bank: { ...seller.bank, bik: '12' } }, 'bank.bik'],
      [{ ...seller, bank: { ...seller.bank, account: '40817810938160925983' } }, 'bank.account'],
      [{ ...seller, director: undefined }, 'director'],
    ] as const) {
      const { httpStatus, error } = await save('seller', bad, version);
      assert.deepEqual([httpStatus, error?.field], [400, field]);
    }
    const twice = { cutOff: '15:00', daysOff: ['2026-12-31'], workingDays: ['2026-12-31'] };
    const calendar = await save('calendar', twice, (await read('calendar')).version);
    assert.deepEqual([calendar.httpStatus, calendar.error?.field], [400, 'workingDays']);
    const negative = { ...(await read('delivery')).value, courierKopecks: -1 };
    assert.equal(
      (await save('delivery', negative, (await read('delivery')).version)).error?.field,
      'courierKopecks',
    );
  });

  it('name the row and the column of a table', async () => {
    const { value, version } = await read('delivery');
    const row = { from: 0, to: null, courierKopecks: 500_00, transportKopecks: 300_00 };
    const byWeight = [
      { ...row, to: 10 },
      { ...row, from: 10, courierKopecks: null },
    ];
    const bad = await save('delivery', { ...value, priceBy: 'weight', byWeight }, version);
    assert.deepEqual([bad.httpStatus, bad.error?.field], [400, 'byWeight']);
    assert.equal(bad.error?.message, 'Строка 2, «Курьером»: Введите сумму');
    const days = { cutOff: '15:00', daysOff: ['2026-12-31', '31 декабря'], workingDays: [] };
    const calendar = await save('calendar', days, (await read('calendar')).version);
    assert.equal(calendar.error?.field, 'daysOff');
    assert.match(calendar.error?.message ?? '', /^Строка 2: Некорректная дата/);
  });

  it('fill in the seller, and leave in the journal who changed what', async () => {
    await app.db.deleteFrom('settings').where('name', '=', 'seller').execute();
    assert.deepEqual([(await read('seller')).value, (await read('seller')).isRequired], [null, true]);
    assert.equal((await save('seller', seller, 0)).httpStatus, 200);
    assert.deepEqual(await findSeller(app.db), seller);
    const entry = await app.db
      .selectFrom('office_journal')
      .selectAll()
      .where('subject', '=', 'seller')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const noImages = { directorSignature: null, accountantSignature: null, stamp: null };
    assert.deepEqual(
      [entry.action, entry.before, entry.after],
      ['setting.changed', null, { ...seller, ...noImages }],
    );
  });

  it('are closed to managers without the right, and unknown ones do not exist', async () => {
    const manager = await app.clientFor('manager@demo.example');
    assert.equal((await manager.attempt(getSettings)).httpStatus, 403);
    assert.equal((await office.attempt(getSetting, { params: { name: 'passwords' } })).httpStatus, 404);
  });
});
