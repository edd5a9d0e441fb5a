import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setCounterpartyActive } from '@shop/contracts/manager/manager';
import {
  asTyped,
  getClientTerms,
  saveClientTerms,
  type TypedTerms,
  termsOn,
} from '@shop/contracts/office/client-terms';
import { addPriceType } from '@shop/contracts/office/clients';
import { saveSetting } from '@shop/contracts/office/settings';
import { sql } from 'kysely';
import { buildClient, buildPerson } from '../../../../testing/builders/people/client.builder.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { addDays, todayInMoscow } from '../../../platform/calendar/days.ts';
import { erasePerson, lockPerson } from '../../personal-data/personal-data.api.ts';
import { applyDueTerms } from './planned-terms.ts';
import { saveClientTerms as saveTerms } from './save-client-terms.ts';

const contract = (number: string) => ({
  ...{ id: null, number, signedOn: '2026-11-20' },
  ...{ creditLimitKopecks: 0, postponementDays: 0 },
});
const plan = (year: number, month: string) => ({
  ...{ id: null, periodFrom: `${year}-${month}-01`, periodTo: `${year}-${month}-28`, targetKopecks: 100_00 },
  steps: [{ fromKopecks: 100_00, basisPoints: 150 }],
});

describe('terms of a client', () => {
  let app: TestApp;
  let office: TestClient;
  let managerId: number;
  const today = todayInMoscow();
  const day = addDays(today, 5);
  before(async () => {
    app = await startTestApp();
    office = await app.clientFor('office@demo.example');
    const manager = await app.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'manager@demo.example')
      .executeTakeFirstOrThrow();
    managerId = manager.id;
  });
  after(() => app.close());

  const addFirm = (name: string) => buildClient(app.db, { managerId, name: `ООО «${name}»` });
  const read = (code: string) => office.call(getClientTerms, { params: { code } });
  type Changed = Partial<TypedTerms> & { readonly typedOver?: string };
  const save = async (code: string, changed: Changed, asVersion?: number) => {
    const stored = await read(code);
    const body = { ...asTyped(stored), ...changed, version: asVersion ?? stored.version };
    return office.attempt(saveClientTerms, { params: { code }, body });
  };
  const refusal = async (code: string, changed: Partial<TypedTerms>) => {
    const { httpStatus, error } = await save(code, changed);
    return [httpStatus, error?.field];
  };
  const applyDue = (failed: string[] = []) =>
    applyDueTerms(app.db, { today: day, onFailure: (code) => failed.push(code) });
  const journalOf = async (code: string, action: string) => {
    const entries = await app.db
      .selectFrom('office_journal')
      .select('id')
      .where('action', '=', action)
      .where('subject', 'like', `%${code}`)
      .execute();
    return entries.length;
  };

  it('that were read before the manager switched the company off do not switch it on again', async () => {
    const { id, code } = await addFirm('Отключённая');
    const { version, ...stored } = await read(code);
    const manager = await app.clientFor('manager@demo.example');
    await manager.call(setCounterpartyActive, { body: { id, active: false } });
    const body = { ...asTyped({ ...stored, version }), discountPercent: 5, version };
    const late = await office.attempt(saveClientTerms, { params: { code }, body });
    assert.deepEqual([late.httpStatus, late.error?.field], [409, 'version']);
    const off = await read(code);
    assert.equal(off.isActive, false);
    assert.equal((await save(code, { isActive: true, discountPercent: 5 })).httpStatus, 200);
    assert.equal((await read(code)).version, off.version + 1);
  });

  it('whose price type or manager is gone are withdrawn on their day, and recorded', async () => {
    const gone = await addFirm('Без видов цен');
    const left = await addFirm('Без менеджера');
    const next = await addFirm('Следующая');
    const prices = await office.call(addPriceType, { body: { name: 'На время' } });
    const leaver = await buildPerson(app.db, { lastName: 'Уходящий', role: 'MANAGER' });
    await save(gone.code, { priceTypeId: prices.id, discountPercent: 3, validFrom: day });
    await save(left.code, { managerId: leaver.id, validFrom: day });
    await save(next.code, { discountPercent: 4, validFrom: day });
    const erased = app.db
      .transaction()
      .execute(async (tx) => erasePerson(tx, (await lockPerson(tx, leaver.login))!));
    await assert.rejects(erased, /будущий менеджер клиента/);
    await app.db.deleteFrom('price_types').where('id', '=', prices.id).execute();
    await app.db.updateTable('users').set({ active: false }).where('id', '=', leaver.id).execute();
    const failed: string[] = [];
    await applyDue(failed);
    assert.deepEqual(failed, []);
    const [first, second, third] = [await read(gone.code), await read(left.code), await read(next.code)];
    assert.deepEqual([first.priceTypeId, first.discountPercent, first.planned], [null, 3, []]);
    assert.deepEqual([second.managerId, second.planned], [managerId, []]);
    assert.equal(third.discountPercent, 4);
    for (const { code } of [gone, left]) assert.equal(await journalOf(code, 'terms.cancelled'), 1);
  });

  it('of other companies begin although those of one fail', async () => {
    const [broken, sound] = [await addFirm('Сломанная'), await addFirm('Исправная')];
    await save(broken.code, { discountPercent: 6, validFrom: day });
    await save(sound.code, { discountPercent: 6, validFrom: day });
    await app.db
      .updateTable('terms_history')
      .set({ value: 500 })
      .where('counterparty_id', '=', broken.id)
      .execute();
    const failed: string[] = [];
    assert.equal(await applyDue(failed), 1);
    assert.deepEqual(failed, [broken.code]);
    assert.equal((await read(sound.code)).discountPercent, 6);
    await app.db.deleteFrom('terms_history').where('counterparty_id', '=', broken.id).execute();
  });

  it('end on a later day than they begin, with the other terms of that day as planned', async () => {
    const { code } = await addFirm('Со скидкой на\u00a0время');
    await save(code, { discountPercent: 7, contracts: [contract('В-1')] });
    const { contracts } = await read(code);
    const [begin, end] = [addDays(today, 2), addDays(today, 4)];
    const raised = [{ ...contracts[0]!, creditLimitKopecks: 900_00 }];
    await save(code, { discountPercent: 9, contracts: raised, validFrom: begin });
    const stored = await read(code);
    const back = { ...asTyped(termsOn(stored, end)), discountPercent: 7, validFrom: end, typedOver: end };
    assert.equal((await save(code, back)).httpStatus, 200);
    const ofField = ({ planned }: Awaited<ReturnType<typeof read>>) =>
      planned.map(({ field, amount, validFrom }) => [field, amount, validFrom]);
    assert.deepEqual(ofField(await read(code)).toSorted(), [
      ['discount', 7, end],
      ['discount', 9, begin],
      ['limit', 900_00, begin],
    ]);
    const { version } = await read(code);
    assert.equal((await save(code, back)).httpStatus, 200);
    assert.equal((await read(code)).version, version);
    await applyDueTerms(app.db, { today: begin, onFailure: () => undefined });
    assert.equal((await read(code)).discountPercent, 9);
    await applyDue();
    const over = await read(code);
    assert.deepEqual([over.discountPercent, over.contracts[0]?.creditLimitKopecks], [7, 900_00]);
  });

  it('of today sent with a later day plan only what was changed in them', async () => {
    const { code } = await addFirm('Через интерфейс');
    await save(code, { discountPercent: 7, contracts: [contract('И-1')] });
    const begin = addDays(today, 2);
    await save(code, { discountPercent: 9, validFrom: begin });
    const stored = await read(code);
    const raised = [{ ...stored.contracts[0]!, creditLimitKopecks: 900_00 }];
    const body = { ...asTyped(stored), contracts: raised, validFrom: begin, version: stored.version };
    const { planned } = await office.call(saveClientTerms, { params: { code }, body });
    assert.deepEqual(planned.map(({ field, amount }) => [field, amount]).toSorted(), [
      ['discount', 9],
      ['limit', 900_00],
    ]);
    const typedOver = { ...body, contracts: [], typedOver: begin, version: stored.version + 1 };
    const back = await office.call(saveClientTerms, { params: { code }, body: typedOver });
    assert.deepEqual(back.planned.find(({ field }) => field === 'discount')?.amount, 7);
  });

  it('show in their history what held until the day', async () => {
    const { code } = await addFirm('С историей');
    await save(code, { discountPercent: 10, validFrom: day });
    await save(code, { discountPercent: 7 });
    await applyDue();
    assert.deepEqual(
      (await read(code)).history.map(({ before, value }) => [before, value]),
      [
        ['7\u00a0%', '10\u00a0%'],
        ['0\u00a0%', '7\u00a0%'],
      ],
    );
  });

  it('name a contract and a bonus plan once', async () => {
    const { code } = await addFirm('С повторами');
    await save(code, { contracts: [contract('П-1')], bonusPlans: [plan(2090, '01'), plan(2090, '02')] });
    const { contracts, bonusPlans } = await read(code);
    const [known, later] = [contracts[0]!, bonusPlans[0]!];
    assert.deepEqual(await refusal(code, { contracts: [known, { ...known, number: 'П-2' }] }), [
      400,
      'contracts.1.id',
    ]);
    assert.deepEqual(await refusal(code, { bonusPlans: [later, { ...plan(2090, '05'), id: later.id }] }), [
      400,
      'bonusPlans.1.id',
    ]);
  });

  it('swap the numbers of two contracts, and give a freed number to a new one', async () => {
    const { code } = await addFirm('С обменом');
    await save(code, { contracts: [contract('О-1'), contract('О-2')] });
    const { contracts } = await read(code);
    const [first, second] = contracts;
    assert.ok(first && second);
    const swapped = [
      { ...first, number: second.number },
      { ...second, number: first.number },
    ];
    assert.equal((await save(code, { contracts: swapped })).httpStatus, 200);
    assert.deepEqual((await read(code)).contracts, swapped);
    const renamed = [contract('О-2'), { ...first, number: 'О-3' }];
    assert.equal((await save(code, { contracts: renamed })).httpStatus, 200);
    const numbers = (await read(code)).contracts.map(({ number }) => number);
    assert.deepEqual(numbers.sort(), ['О-1', 'О-2', 'О-3']);
  });

  it('hold the unpaid bonus plans until they are saved, so that none is paid meanwhile', async () => {
    const { id, code } = await addFirm('С выплатой');
    await save(code, { bonusPlans: [plan(2090, '01')] });
    const typed = { ...asTyped(await read(code)), discountPercent: 2 };
    await app.db.transaction().execute(async (tx) => {
      await saveTerms(tx, { userId: null, name: 'тест' }, { code, typed });
      const { rows } = await sql<{ isHeld: boolean }>`
        select xmax::text = pg_current_xact_id()::xid::text as "isHeld" from bonus_plans where counterparty_id = ${id}`.execute(
        tx,
      );
      assert.deepEqual(rows, [{ isHeld: true }]);
    });
  });

  it('pay no bonus for a period that is over', async () => {
    const { id, code } = await addFirm('С прошлым');
    assert.deepEqual(await refusal(code, { bonusPlans: [plan(2025, '01')] }), [400, 'bonusPlans.0.periodTo']);
    const { periodFrom, periodTo, targetKopecks, steps } = plan(2025, '01');
    await app.db
      .insertInto('bonus_plans')
      .values({
        ...{ counterparty_id: id, period_from: periodFrom, period_to: periodTo },
        ...{ target_kopecks: targetKopecks, steps: JSON.stringify(steps) },
      })
      .execute();
    assert.equal((await save(code, { discountPercent: 1 })).httpStatus, 200);
    const [over] = asTyped(await read(code)).bonusPlans;
    assert.deepEqual(await refusal(code, { bonusPlans: [{ ...over!, targetKopecks: 1 }] }), [
      400,
      'bonusPlans.0.periodTo',
    ]);
  });

  it('have contracts of at most a year ahead and bonuses of at most half of the turnover', async () => {
    const { code } = await addFirm('С опечатками');
    const far = { ...contract('Д-9999'), signedOn: '9999-01-01' };
    assert.deepEqual(await refusal(code, { contracts: [far] }), [400, 'contracts.0.signedOn']);
    const steps = [{ fromKopecks: 100_00, basisPoints: 5001 }];
    assert.deepEqual(await refusal(code, { bonusPlans: [{ ...plan(2090, '01'), steps }] }), [
      400,
      'bonusPlans.0.steps.0.basisPoints',
    ]);
  });

  it('that the accounting system owns are not given to a new contract, nor switched by the manager', async () => {
    const { id, code } = await addFirm('Из 1С');
    const owned = {
      ...{ priceType: false, discount: false, manager: false, limit: true, postponement: true },
      ...{ contracts: false, bonusPlans: false, isActive: true },
    };
    await office.call(saveSetting, { params: { name: 'terms-owner' }, body: { value: owned, version: 0 } });
    for (const [given, field] of [
      [{ creditLimitKopecks: 1_000_000_000_00 }, 'creditLimitKopecks'],
      [{ postponementDays: 365 }, 'postponementDays'],
    ] as const)
      assert.deepEqual(await refusal(code, { contracts: [{ ...contract('1С-1'), ...given }] }), [
        400,
        `contracts.0.${field}`,
      ]);
    assert.equal((await save(code, { contracts: [contract('1С-1')] })).httpStatus, 200);
    const manager = await app.clientFor('manager@demo.example');
    const { httpStatus, error } = await manager.attempt(setCounterpartyActive, {
      body: { id, active: false },
    });
    assert.deepEqual([httpStatus, error?.field], [400, 'active']);
  });
});
