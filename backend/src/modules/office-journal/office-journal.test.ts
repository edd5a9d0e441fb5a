import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { StaffRight } from '@shop/contracts/account/permissions';
import { getClientTerms, saveClientTerms, type TypedTerms } from '@shop/contracts/office/client-terms';
import { addOfficeClient, addPriceType } from '@shop/contracts/office/clients';
import { getOfficeJournal, undoOfficeChange } from '@shop/contracts/office/journal';
import { getSetting, saveSetting } from '@shop/contracts/office/settings';
import { withControlDigits } from '@shop/domain/validation/inn';
import { buildPerson } from '../../../testing/builders/people/client.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { addDays, todayInMoscow } from '../../platform/calendar/days.ts';
import { addStaff, issueStaffLink, newStaff, setStaffActive, setStaffRights } from '../staff/staff.api.ts';

const seller = {
  ...{ inn: '7707083893', kpp: '770701001', name: 'ООО «Рога и копыта»', phone: '' },
  ...{ address: 'г. Москва, ул. Вавилова, д. 19', director: 'Иванов И. И.', accountant: 'Петрова П. П.' },
  bank: {
    ...{ bik: '044525225', name: 'ПАО Сбербанк, г. Москва' },
    ...{ correspondentAccount: '30101810400000000225', account: '40817810938160925982' },
  },
};
const by = { userId: null, name: 'команда staff (проверка)' };
const nbsp = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the journal of the office', () => {
  let app: TestApp;
  let office: TestClient;
  before(async () => {
    app = await startTestApp();
    office = await app.clientFor('office@demo.example');
  });
  after(() => app.close());

  const read = (query: object = {}, client = office) => client.call(getOfficeJournal, { query });
  const latest = async (search: string) => {
    const [entry] = (await read({ search })).items;
    assert.ok(entry, search);
    return entry;
  };
  const undo = (id: number, client = office) => client.attempt(undoOfficeChange, { params: { id } });
  const shown = ({ changes }: { changes: readonly { title: string; before: string; after: string }[] }) =>
    changes.map(({ title, before, after }) => nbsp(`${title}: ${before} → ${after}`));

  const setting = (name: string) => office.call(getSetting, { params: { name } });
  const saveSettingWith = async (name: string, changed: object) => {
    const { value, version } = await setting(name);
    const body = { value: { ...value, ...changed }, version };
    await office.call(saveSetting, { params: { name }, body });
  };

  const addCompany = async (base: string) => {
    const inn = withControlDigits(base);
    const name = `ООО «Журнал ${base}»`;
    const body = { inn, name, kpp: '', ogrn: '', address: 'г. Москва, ул. Первая, д. 1' };
    return (await office.call(addOfficeClient, { body })).code;
  };
  const termsOf = (code: string) => office.call(getClientTerms, { params: { code } });
  const saveTerms = async (code: string, changed: Partial<TypedTerms>) => {
    const { version, priceTypeId, discountPercent, managerId, isActive, contracts, bonusPlans } =
      await termsOf(code);
    const typed = {
      validFrom: null,
      priceTypeId,
      discountPercent,
      managerId,
      isActive,
      contracts,
      bonusPlans,
    };
    return office.call(saveClientTerms, { params: { code }, body: { ...typed, ...changed, version } });
  };

  const staffWith = async (...rights: readonly StaffRight[]) => {
    const person = await buildPerson(app.db, { lastName: 'Помощник', role: 'MANAGER' });
    await app.db
      .insertInto('staff_rights')
      .values(rights.map((right) => ({ user_id: person.id, right })))
      .execute();
    return app.clientFor(person.login);
  };
  const addColleague = (email: string) =>
    app.db.transaction().execute((tx) =>
      addStaff(
        tx,
        by,
        newStaff({
          ...{ email, role: 'MANAGER', name: 'Анна', lastName: 'Штатная', secondName: '' },
          ...{ workPosition: 'Кладовщик', rights: ['office.terms'] },
        }),
      ),
    );
  const setActive = (login: string, isActive: boolean) =>
    app.db.transaction().execute((tx) => setStaffActive(tx, by, { login, isActive }));

  it('shows a setting in the words of its page, and restores it as a new entry (§6.50, §6.52)', async () => {
    const former = await setting('delivery');
    await saveSettingWith('delivery', { courierKopecks: 777_50 });
    const entry = await latest('доставк');
    assert.deepEqual(
      [entry.kind, entry.action, entry.canUndo],
      ['office.settings', 'Изменена настройка', true],
    );
    assert.equal(entry.subject, former.title);
    assert.match(entry.by, /office@demo\.example/);
    assert.equal(entry.changes.length, 1);
    assert.match(shown(entry)[0] ?? '', /^.+: [\d ]+,00 ₽ → 777,50 ₽$/);
    const undone = await undo(entry.id);
    assert.equal(undone.httpStatus, 200, JSON.stringify(undone.error));
    assert.deepEqual((await setting('delivery')).value, former.value);
    const newest = await latest('доставк');
    assert.deepEqual([newest.isUndo, newest.canUndo], [true, true]);
    assert.deepEqual(newest.changes[0]?.after, entry.changes[0]?.before);
    assert.equal((await undo(newest.id)).httpStatus, 200);
    assert.equal((await setting('delivery')).value?.courierKopecks, 777_50);
  });

  it('shows of a list what has left and what has come', async () => {
    const days = { cutOff: '14:00', daysOff: ['2027-02-01', '2027-02-02'], workingDays: [] };
    await saveSettingWith('calendar', days);
    await saveSettingWith('calendar', { daysOff: ['2027-02-02', '2027-02-03'] });
    const [change] = (await latest('календар')).changes;
    assert.deepEqual([change?.before, change?.after], ['', 'убрано 01.02.2027; добавлено 03.02.2027']);
  });

  it('refuses to undo what was changed again, or what never had a state before (§6.52)', async () => {
    await app.db.deleteFrom('settings').where('name', '=', 'seller').execute();
    await saveSettingWith('seller', seller);
    const first = await latest('продавец');
    assert.deepEqual([first.changes[0]?.before, first.canUndo], ['', false]);
    assert.equal((await undo(first.id)).error?.code, 'conflict');
    await saveSettingWith('footer', { workingHours: 'Пн–Сб' });
    const second = await latest('подвал');
    await saveSettingWith('footer', { workingHours: 'Круглосуточно' });
    const [third, listed] = (await read({ search: 'подвал' })).items;
    assert.deepEqual([third?.canUndo, listed?.id, listed?.canUndo], [true, second.id, false]);
    const late = await undo(second.id);
    assert.deepEqual([late.httpStatus, late.error?.code], [409, 'conflict']);
    assert.equal((await setting('footer')).value?.workingHours, 'Круглосуточно');
  });

  it('undoes a change once, when two people ask for it together', async () => {
    await saveSettingWith('delivery', { courierKopecks: 111_00 });
    const { id } = await latest('доставк');
    const answers = await Promise.all([undo(id), undo(id)]);
    assert.deepEqual(answers.map(({ httpStatus }) => httpStatus).sort(), [200, 409]);
    assert.equal((await read({ search: 'доставк' })).items.filter(({ isUndo }) => isUndo).length % 2, 1);
  });

  it('shows and restores the terms of a client, with names instead of ids (§6.52)', async () => {
    const code = await addCompany('770100001');
    const prices = await office.call(addPriceType, { body: { name: 'Журнальная' } });
    const contract = {
      ...{ id: null, number: 'Ж-1', signedOn: '2026-11-20' },
      ...{ creditLimitKopecks: 500_000_00, postponementDays: 21 },
    };
    await saveTerms(code, { contracts: [contract] });
    const added = await latest(code);
    assert.deepEqual(shown(added), [
      'Договор Ж-1: дата:  → 20.11.2026',
      'Договор Ж-1: лимит:  → 500 000,00 ₽',
      'Договор Ж-1: отсрочка:  → 21 день',
    ]);
    assert.deepEqual([added.action, added.canUndo], ['Изменены условия', false]);
    const before = await termsOf(code);
    const plan = { ...{ id: null, periodFrom: '2090-01-01', periodTo: '2090-03-31' }, targetKopecks: 100_00 };
    await saveTerms(code, {
      ...{ discountPercent: 7, priceTypeId: prices.id },
      contracts: before.contracts.map((one) => ({ ...one, creditLimitKopecks: 700_000_00 })),
      bonusPlans: [{ ...plan, steps: [{ fromKopecks: 50_00, basisPoints: 150 }] }],
    });
    const entry = await latest(code);
    assert.deepEqual(shown(entry), [
      'Вид цен: нет → Журнальная',
      'Скидка: 0 % → 7 %',
      'Договор Ж-1: лимит: 500 000,00 ₽ → 700 000,00 ₽',
      'Бонусный план 01.01.2090–31.03.2090:  → план 100,00 ₽, от 50,00 ₽ — 1,5 %',
    ]);
    assert.equal((await undo(entry.id)).httpStatus, 200);
    const restored = await termsOf(code);
    assert.deepEqual(
      [restored.discountPercent, restored.priceTypeId, restored.contracts, restored.bonusPlans],
      [before.discountPercent, before.priceTypeId, before.contracts, []],
    );
    const redone = await undo((await latest(code)).id);
    assert.equal(redone.httpStatus, 200, JSON.stringify(redone.error));
    assert.equal((await termsOf(code)).bonusPlans[0]?.targetKopecks, 100_00);
  });

  it('withdraws what was planned, and refuses terms that the accounting system has taken over', async () => {
    const code = await addCompany('770100002');
    const validFrom = addDays(todayInMoscow(), 5);
    await saveTerms(code, { discountPercent: 9, validFrom });
    const planned = await latest(code);
    const day = validFrom.split('-').reverse().join('.');
    assert.deepEqual(shown(planned), [`Скидка с ${day}:  → 9 %`]);
    assert.equal((await undo(planned.id)).httpStatus, 200);
    assert.deepEqual((await termsOf(code)).planned, []);
    assert.deepEqual([(await latest(code)).isUndo, (await latest(code)).canUndo], [true, false]);

    await saveTerms(code, { discountPercent: 3 });
    const entry = await latest(code);
    await saveSettingWith('terms-owner', { discount: true });
    const refused = await undo(entry.id);
    assert.deepEqual([refused.httpStatus, refused.error?.field], [400, 'discountPercent']);
    await saveSettingWith('terms-owner', { discount: false });
    assert.equal((await termsOf(code)).discountPercent, 3);
  });

  it('switches staff back by the service of their page; a link that was sent cannot be undone', async () => {
    const email = 'journal@shop.example';
    await addColleague(email);
    const secret = await app.db.transaction().execute((tx) => issueStaffLink(tx, by, email));
    const link = await latest(email);
    assert.deepEqual([link.action, link.changes, link.canUndo], ['Выдана ссылка для\u00a0пароля', [], false]);
    assert.equal((await undo(link.id)).error?.code, 'conflict');
    await setActive(email, false);
    const off = await latest(email);
    assert.deepEqual([off.kind, shown(off)], ['office.people', ['Доступ: включён → отключён']]);
    assert.equal((await undo(off.id)).httpStatus, 200);
    const { active } = await app.db
      .selectFrom('users')
      .select('active')
      .where('login', '=', email)
      .executeTakeFirstOrThrow();
    assert.equal(active, true);
    const rights = ['office.terms', 'office.settings'] as const;
    await app.db.transaction().execute((tx) => setStaffRights(tx, by, { login: email, rights }));
    const given = await latest(email);
    assert.deepEqual(shown(given), ['Права: Клиенты и условия → Клиенты и условия, Настройки']);
    assert.equal((await undo(given.id)).httpStatus, 200);
    assert.equal((await undo(given.id)).error?.code, 'conflict');
    const all = await read({ search: email });
    assert.ok(!JSON.stringify(all).includes(secret));
    assert.deepEqual(shown(all.items.at(-1)!), [
      'Имя:  → Штатная Анна',
      'Роль:  → менеджер',
      'Должность:  → Кладовщик',
      'Права:  → Клиенты и условия',
    ]);
  });

  it('shows and undoes only what the rights of the caller cover; the rest answers like nothing (§6.51)', async () => {
    const assistant = await staffWith('office.terms');
    const { items, kinds } = await read({}, assistant);
    assert.deepEqual(kinds, ['office.terms']);
    assert.deepEqual([...new Set(items.map(({ kind }) => kind))], ['office.terms']);
    assert.deepEqual((await read({ kind: 'office.settings' }, assistant)).items, []);
    assert.deepEqual((await read({ search: 'доставк' }, assistant)).items, []);
    await saveSettingWith('delivery', { courierKopecks: 222_00 });
    const foreign = await undo((await latest('доставк')).id, assistant);
    const unknown = await undo(999_999, assistant);
    assert.deepEqual([foreign.httpStatus, foreign.error], [404, unknown.error]);
    assert.equal((await setting('delivery')).value?.courierKopecks, 222_00);
    const manager = await app.clientFor('manager@demo.example');
    assert.equal((await manager.attempt(getOfficeJournal)).httpStatus, 403);
    assert.equal((await undo((await latest('доставк')).id, manager)).httpStatus, 403);
  });

  it('is searched by thing, action and person, filtered by kind and read in pages (§6.50)', async () => {
    const kinds = (await read({ kind: 'office.people' })).items.map(({ kind }) => kind);
    assert.deepEqual([...new Set(kinds)], ['office.people']);
    assert.ok((await read({ search: 'отключен сотрудник journal' })).items.length > 0);
    assert.ok((await read({ search: 'подвале OFFICE@demo' })).items.length > 0);
    assert.deepEqual((await read({ search: '%_' })).items, []);
    assert.equal((await read({ search: 'х'.repeat(101) })).items.length, 20);
    for (let made = 0; made < 21; made += 1)
      await saveSettingWith('footer', { workingHours: `С ${made}:00` });
    const first = await read({ search: 'подвал' });
    const second = await read({ search: 'подвал', page: 2 });
    const last = await read({ search: 'подвал', page: 99 });
    assert.equal(first.items.length, 20);
    assert.ok((first.items.at(-1)?.id ?? 0) > (second.items[0]?.id ?? 0));
    assert.deepEqual(last.items, second.items);
    assert.equal(last.pageNavigation.pageNumber, 2);
  });

  it('shows an entry that an earlier release has recorded in another form, without what it cannot read', async () => {
    await app.db
      .insertInto('office_journal')
      .values({
        action: 'terms.changed',
        subject: 'ООО «Старое»',
        before: JSON.stringify({ discountPercent: 'много' }),
        after: JSON.stringify({}),
        by_name: 'прежний выпуск',
      })
      .execute();
    const entry = await latest('старое');
    assert.deepEqual([entry.changes, entry.canUndo], [[], false]);
    assert.equal((await undo(entry.id)).error?.code, 'conflict');
  });
});
