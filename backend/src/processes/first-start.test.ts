import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { changePasswordByToken } from '@shop/contracts/account/account';
import { checkSession } from '@shop/contracts/account/session';
import { getChecklist } from '@shop/contracts/office/checklist';
import { addPriceType } from '@shop/contracts/office/clients';
import { createFirstAdministrator } from '@shop/contracts/office/first-start';
import { getOfficeJournal } from '@shop/contracts/office/journal';
import { getSetting, saveSetting } from '@shop/contracts/office/settings';
import { addStaffMember, getStaff } from '@shop/contracts/office/staff';
import { latestLinkSecret } from '../../testing/outbox-reader.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { inviteFirstAdministrator } from '../modules/staff/staff.api.ts';

const PASSWORD = 'Kaska2Zaschita';
const administrator = { email: 'it@firm.example', name: 'Пётр', lastName: 'Первый', password: PASSWORD };
const colleague = { email: 'sales@firm.example', name: 'Анна', lastName: 'Штатная' };
const seller = {
  inn: '7707083893',
  name: 'ООО «Ромашка»',
  kpp: '770701001',
  address: 'г.\u00a0Москва, ул. Вавилова, д. 19',
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

/** Each step needs those before it: together they are the first hour of a firm, by calls only. */
describe('a firm that begins with an empty database', () => {
  let app: TestApp;
  let first: TestClient;
  let second: TestClient;
  before(async () => {
    app = await startTestApp({ withPeople: false, settings: { hasDemoUsers: false } });
    first = app.browser();
    second = app.browser();
  });
  after(() => app.close());

  const left = async () =>
    (await first.call(getChecklist)).items.filter(({ state }) => state === 'todo').map(({ code }) => code);

  it('gets a link on the terminal and becomes the first administrator by it (§6.32, §6.33)', async () => {
    const printed: string[] = [];
    const output = { print: (line: string) => void printed.push(line), log: app.app.log };
    await inviteFirstAdministrator(app.db, 'https://shop.example', output);
    const [, key = ''] = /\/office\/first-start\/\?key=([\w-]+)/.exec(printed.join()) ?? [];
    const { token } = await first.call(createFirstAdministrator, { body: { key, ...administrator } });
    first.token = token;
    assert.equal((await first.call(checkSession)).user.login, administrator.email);
  });

  it('sees what is left, and nothing of it is settled by demo data (§6.36)', async () => {
    const codes = await left();
    for (const code of ['setting-seller', 'setting-delivery', 'setting-calendar', 'price-types', 'emails'])
      assert.ok(codes.includes(code), code);
    assert.ok(!codes.includes('demo-accounts'));
  });

  it('fills in the settings, refused where a field is wrong', async () => {
    const save = async (name: string, value?: object) => {
      const setting = await first.call(getSetting, { params: { name } });
      const body = { value: { ...setting.value, ...value }, version: setting.version };
      return first.attempt(saveSetting, { params: { name }, body });
    };
    const wrong = { ...seller, bank: { ...seller.bank, account: '40817810938160925983' } };
    assert.equal((await save('seller', wrong)).error?.field, 'bank.account');
    assert.equal((await save('seller', seller)).httpStatus, 200);
    assert.equal((await save('delivery', { courierKopecks: 90_000 })).httpStatus, 200);
    assert.equal((await save('calendar', { cutOff: '16:00' })).httpStatus, 200);
    await first.call(addPriceType, { body: { name: 'Оптовая' } });
    const codes = await left();
    assert.deepEqual(
      codes.filter((code) => code.startsWith('setting-') || code === 'price-types'),
      [],
    );
  });

  it('invites a colleague, who may do what the rights say and no more (§6.34)', async () => {
    await first.call(addStaffMember, { body: { ...colleague, rights: ['office.settings'] } });
    const checkWord = await latestLinkSecret(app.db, colleague.email, 'checkword');
    const answer = await second.call(changePasswordByToken, { body: { checkWord, password: PASSWORD } });
    second.token = answer.token;
    assert.deepEqual((await second.call(checkSession)).user.staffRights, ['office.settings']);
    await second.call(getSetting, { params: { name: 'seller' } });
    assert.equal((await second.attempt(getStaff)).httpStatus, 403);
  });

  it('finds who did what in the journal', async () => {
    const { items } = await first.call(getOfficeJournal, { query: { page: 1 } });
    for (const subject of [/Продавец/, /Тарифы доставки/, /sales@firm\.example/, /it@firm\.example/])
      assert.ok(
        items.some((entry) => subject.test(entry.subject)),
        String(subject),
      );
    assert.ok(items.every(({ by }) => by.includes(administrator.email)));
  });
});
