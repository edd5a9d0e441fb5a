import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addToBasket, getBasket } from '@shop/contracts/basket-order/basket';
import { getOrder } from '@shop/contracts/basket-order/orders';
import {
  asTyped,
  cancelPlannedTerm,
  getClientTerms,
  saveClientTerms,
  type TypedTerms,
  termsOn,
} from '@shop/contracts/office/client-terms';
import {
  addOfficeClient,
  addPriceType,
  getClientChoices,
  getOfficeClients,
} from '@shop/contracts/office/clients';
import { saveSetting } from '@shop/contracts/office/settings';
import { withControlDigits } from '@shop/domain/validation/inn';
import { buildCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { buildPlacedOrder } from '../../../testing/builders/orders/placed-order.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { addDays, todayInMoscow } from '../../platform/calendar/days.ts';
import { applyDueTerms } from './office-clients.api.ts';

const firm = {
  inn: withControlDigits('770912345'),
  name: 'ООО «Первый клиент»',
  kpp: '770901001',
  ogrn: '',
  address: 'г. Москва, ул. Первая, д. 1',
};
const contract = {
  id: null,
  number: 'Д-1/26',
  signedOn: '2026-11-20',
  creditLimitKopecks: 500_000_00,
  postponementDays: 21,
};

describe('clients in the office', () => {
  let app: TestApp;
  let office: TestClient;
  const today = todayInMoscow();
  before(async () => {
    app = await startTestApp();
    office = await app.clientFor('office@demo.example');
  });
  after(() => app.close());

  const read = (code: string) => office.call(getClientTerms, { params: { code } });
  /** Saves the terms as they are with some fields changed. */
  const save = async (code: string, changed: Partial<TypedTerms>, asVersion?: number) => {
    const stored = await read(code);
    const body = {
      ...asTyped(termsOn(stored, changed.validFrom ?? null)),
      ...changed,
      typedOver: changed.validFrom ?? null,
      version: asVersion ?? stored.version,
    };
    return office.attempt(saveClientTerms, { params: { code }, body });
  };
  const addFirm = async (base: string) => {
    const inn = withControlDigits(base);
    return (await office.call(addOfficeClient, { body: { ...firm, inn, name: `ООО «Клиент ${base}»` } }))
      .code;
  };
  const applyDue = (day: string) =>
    applyDueTerms(app.db, { today: day, onFailure: (_, error) => assert.fail(String(error)) });
  const codeOfRomashka = async () => {
    const { items } = await office.call(getOfficeClients, { query: { query: 'ромашка' } });
    return items[0]!.code;
  };

  it('become a company with prices, a contract and a limit without a seed', async () => {
    const { code } = await office.call(addOfficeClient, { body: firm });
    const prices = await office.call(addPriceType, { body: { name: 'Крупный опт' } });
    const twice = await office.attempt(addPriceType, { body: { name: 'крупный опт' } });
    assert.deepEqual([twice.httpStatus, twice.error?.field], [400, 'name']);
    const again = await office.attempt(addOfficeClient, { body: firm });
    assert.deepEqual([again.httpStatus, again.error?.field], [400, 'inn']);
    const saved = await save(code, { priceTypeId: prices.id, discountPercent: 7, contracts: [contract] });
    assert.equal(saved.httpStatus, 200, JSON.stringify(saved.error));
    const [shown] = (await office.call(getOfficeClients, { query: { query: firm.inn } })).items;
    assert.deepEqual(
      [shown?.priceType, shown?.discountPercent, shown?.contractCount, shown?.creditLimitKopecks],
      ['Крупный опт', 7, 1, 500_000_00],
    );
    const { history } = await read(code);
    assert.deepEqual(history.map(({ field, value }) => `${field} ${value}`).sort(), [
      'discount 7\u00a0%',
      'priceType Крупный опт',
    ]);
    const entry = await app.db
      .selectFrom('office_journal')
      .selectAll()
      .where('action', '=', 'terms.changed')
      .executeTakeFirstOrThrow();
    assert.match(`${entry.subject} ${entry.by_name}`, /Первый клиент.*office@demo\.example/);
  });

  it('are found by name, code and INN, and filtered by manager, prices and whether they are closed (§6.40)', async () => {
    const { managers } = await office.call(getClientChoices);
    const manager = managers.find(({ name }) => name !== '')!.id;
    for (const query of ['ромашка', await codeOfRomashka()])
      assert.match(
        (await office.call(getOfficeClients, { query: { query } })).items[0]?.name ?? '',
        /Ромашка/,
      );
    const all = (await office.call(getOfficeClients)).pageNavigation.recordCount;
    const count = async (query: object) =>
      (await office.call(getOfficeClients, { query })).pageNavigation.recordCount;
    assert.equal((await count({ closed: 'Y' })) + (await count({ closed: 'N' })), all);
    const others = await Promise.all(managers.map(({ id }) => count({ manager: id })));
    assert.equal(
      others.reduce((sum, one) => sum + one, await count({ manager: 'none' })),
      all,
    );
    assert.ok((await count({ manager, priceType: 'none' })) <= all);
  });

  it('are not overwritten by somebody who has not seen the latest change (§6.44)', async () => {
    const code = await addFirm('770000001');
    const { version } = await read(code);
    assert.equal((await save(code, { discountPercent: 3 }, version)).httpStatus, 200);
    const late = await save(code, { discountPercent: 5 }, version);
    assert.deepEqual([late.httpStatus, late.error?.code, late.error?.field], [409, 'conflict', 'version']);
    assert.equal((await read(code)).discountPercent, 3);
  });

  it('name the bad field and keep the terms (§6.45)', async () => {
    const code = await addFirm('770000002');
    const plan = {
      ...{ id: null, periodFrom: '2090-01-01', periodTo: '2090-03-31', targetKopecks: 100_00 },
      steps: [{ fromKopecks: 100_00, basisPoints: 100 }],
    };
    const before = await read(code);
    for (const [bad, field] of [
      [{ discountPercent: 150 }, 'discountPercent'],
      [{ discountPercent: -1 }, 'discountPercent'],
      [{ priceTypeId: 999_999 }, 'priceTypeId'],
      [{ managerId: 999_999 }, 'managerId'],
      [{ contracts: [{ ...contract, creditLimitKopecks: -1 }] }, 'contracts.0.creditLimitKopecks'],
      [{ contracts: [{ ...contract, postponementDays: 366 }] }, 'contracts.0.postponementDays'],
      [{ contracts: [{ ...contract, signedOn: '2026-02-30' }] }, 'contracts.0.signedOn'],
      [{ contracts: [contract, contract] }, 'contracts.1.number'],
      [{ bonusPlans: [{ ...plan, periodTo: '2089-12-31' }] }, 'bonusPlans.0.periodTo'],
      [
        { bonusPlans: [plan, { ...plan, periodFrom: '2090-03-31', periodTo: '2090-06-30' }] },
        'bonusPlans.1.periodFrom',
      ],
      [{ bonusPlans: [{ ...plan, steps: [] }] }, 'bonusPlans.0.steps'],
      [{ validFrom: addDays(today, -1) }, 'validFrom'],
      [{ validFrom: addDays(today, 400) }, 'validFrom'],
    ] as const) {
      const { httpStatus, error } = await save(code, bad as Partial<TypedTerms>);
      assert.deepEqual([httpStatus, error?.field], [400, field]);
    }
    const foreign = (await read(await codeOfRomashka())).contracts[0]!;
    assert.equal((await save(code, { contracts: [foreign] })).httpStatus, 404);
    assert.deepEqual(await read(code), before);
  });

  it('begin on their day, and can be withdrawn before (§6.41)', async () => {
    const code = await addFirm('770000003');
    await save(code, { contracts: [contract] });
    const [stored] = (await read(code)).contracts;
    const validFrom = addDays(today, 5);
    await save(code, {
      validFrom,
      discountPercent: 9,
      contracts: [{ ...stored!, creditLimitKopecks: 700_000_00 }],
    });
    const planned = await read(code);
    assert.deepEqual(
      planned.planned.map(({ contractId, amount }) => [contractId, amount]),
      [
        [null, 9],
        [stored!.id, 700_000_00],
      ],
    );
    assert.deepEqual([planned.discountPercent, planned.contracts[0]?.creditLimitKopecks], [0, 500_000_00]);
    assert.deepEqual(
      planned.planned.map(({ field, contract, validFrom }) => [field, contract, validFrom]),
      [
        ['discount', '', validFrom],
        ['limit', 'Д-1/26', validFrom],
      ],
    );
    await save(code, { validFrom: addDays(today, 9), discountPercent: 20 });
    const later = (await read(code)).planned.find(({ value }) => value.startsWith('20'))!;
    await office.call(cancelPlannedTerm, { params: { code, id: later.id } });
    assert.equal(
      (await office.attempt(cancelPlannedTerm, { params: { code, id: later.id } })).httpStatus,
      404,
    );
    assert.equal(await applyDue(addDays(today, 4)), 0);
    assert.equal(await applyDue(addDays(today, 10)), 1);
    const applied = await read(code);
    assert.deepEqual([applied.discountPercent, applied.contracts[0]?.creditLimitKopecks], [9, 700_000_00]);
    assert.deepEqual(applied.planned, []);
    assert.equal(await applyDue(addDays(today, 10)), 0);
  });

  it('keep a bonus plan the same while its first day stays, and its neighbours when it goes', async () => {
    const code = await addFirm('770000005');
    const plan = (month: string, target: number) => ({
      ...{ id: null, periodFrom: `2090-${month}-01`, periodTo: `2090-${month}-28`, targetKopecks: target },
      steps: [{ fromKopecks: 100_00, basisPoints: 150 }],
    });
    await save(code, { bonusPlans: [plan('01', 100_00), plan('02', 200_00)] });
    const [second, first] = (await read(code)).bonusPlans;
    assert.ok(first && second);
    await save(code, { bonusPlans: [{ ...first, targetKopecks: 300_00 }, second] });
    assert.deepEqual((await read(code)).bonusPlans, [second, { ...first, targetKopecks: 300_00 }]);
    await save(code, { bonusPlans: [{ ...second, periodFrom: '2090-01-15' }] });
    assert.deepEqual(
      (await read(code)).bonusPlans.map(({ periodFrom, targetKopecks }) => [periodFrom, targetKopecks]),
      [['2090-01-15', 200_00]],
    );
  });

  it('never change an order that is placed, and open baskets are told (§6.42)', async () => {
    const buyer = await app.clientFor('buyer@demo.example');
    const shop = await buildCatalogue(app.db);
    const offerId = shop.idOf('gloves');
    const { id } = await buildPlacedOrder(app.db, { lines: [{ offerId, quantity: 1 }] });
    await buyer.call(addToBasket, { body: { products: [{ id: offerId, quantity: 2 }] } });
    const [order, basket] = [await buyer.call(getOrder, { params: { id } }), await buyer.call(getBasket)];
    const heard: string[] = [];
    const listening = await app.database.listen(
      'shop_events',
      (text) => heard.push(text),
      () => {},
    );
    assert.equal((await save(await codeOfRomashka(), { discountPercent: 33 })).httpStatus, 200);
    await listening.caughtUp();
    assert.ok(
      heard.some((text) => text.includes('basket.changed') && text.includes(`[${offerId}]`)),
      heard.join(),
    );
    assert.deepEqual(await buyer.call(getOrder, { params: { id } }), order);
    assert.notDeepEqual(await buyer.call(getBasket), basket);
  });

  it('that the accounting system owns are refused by the server (§6.43)', async () => {
    const code = await addFirm('770000004');
    const owned = {
      ...{ priceType: false, discount: true, manager: false, limit: false, postponement: false },
      ...{ contracts: true, bonusPlans: false, isActive: false },
    };
    await office.call(saveSetting, { params: { name: 'terms-owner' }, body: { value: owned, version: 0 } });
    assert.deepEqual((await read(code)).ownedElsewhere, ['discount', 'contracts']);
    const discount = await save(code, { discountPercent: 4 });
    assert.deepEqual([discount.httpStatus, discount.error?.field], [400, 'discountPercent']);
    const added = await save(code, { contracts: [contract] });
    assert.deepEqual([added.httpStatus, added.error?.field], [400, 'contracts.0.number']);
    assert.equal((await save(code, { isActive: false })).httpStatus, 200);
    const { items } = await office.call(getOfficeClients, { query: { closed: 'Y' } });
    assert.ok(items.some((one) => one.code === code && one.isClosed));
  });

  it('are closed to managers without the right (§6.40)', async () => {
    const manager = await app.clientFor('manager@demo.example');
    assert.equal((await manager.attempt(getOfficeClients)).httpStatus, 403);
    assert.equal((await office.attempt(getClientTerms, { params: { code: 'нет' } })).httpStatus, 404);
  });
});
