import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  CONSIGNEES_MAX,
  deleteConsignee,
  getConsignees,
  restoreConsignee,
  saveConsignee,
} from '@shop/contracts/basket-order/consignees';
import { withControlDigits } from '@shop/domain/validation/inn';
import { startTwoCompanies } from '../../../testing/two-companies.ts';

const inn = withControlDigits('772684519');

describe('consignees', () => {
  let shop: Awaited<ReturnType<typeof startTwoCompanies>>;
  let { app, buyer, stranger, counterpartyId } = {} as typeof shop;
  before(async () => {
    shop = await startTwoCompanies();
    ({ app, buyer, stranger, counterpartyId } = shop);
  });
  after(() => app.close());
  beforeEach(() => app.db.deleteFrom('consignees').where('counterparty_id', '=', counterpartyId).execute());

  const save = (name: string, more: object = {}) => buyer.call(saveConsignee, { body: { name, ...more } });
  const remove = ({ id }: { id: string | number }) =>
    buyer.call(deleteConsignee, { params: { id: Number(id) } });
  const restore = ({ id }: { id: string | number }) =>
    buyer.call(restoreConsignee, { params: { id: Number(id) } });
  const names = async (client = buyer) =>
    (await client.call(getConsignees, { query: {} })).items.map(({ name }) => name);

  it('are listed by name, ten per page, with all their fields (§3.71, §7.23)', async () => {
    const fields = { name: 'ООО «Южный подряд»', inn, kpp: '772601001', address: 'г. Москва' };
    const { name, ...rest } = fields;
    const first = await save(name, rest);
    assert.deepEqual(first, { ...fields, id: first.id });
    await save('ёлка');
    await save('Дом');
    assert.deepEqual(await names(), ['Дом', 'ёлка', 'ООО «Южный подряд»']);
    for (let number = 1; number <= 8; number += 1) await save(`Склад ${number}`);
    const { items, pageNavigation } = await buyer.call(getConsignees, { query: {} });
    assert.deepEqual([items.length, pageNavigation.pageCount, pageNavigation.recordCount], [10, 2, 11]);
    const changed = await save('ООО «Северный подряд»', { id: first.id });
    assert.deepEqual(changed, { id: first.id, name: 'ООО «Северный подряд»', inn: '', kpp: '', address: '' });
  });

  it('are not duplicated for the same name, ИНН and КПП, but get the new address', async () => {
    const fields = { inn, kpp: '772601001' };
    const [one, other] = await Promise.all([
      save('ООО «Подряд»', fields),
      save(' ооо  «подряд»', { ...fields }),
    ]);
    assert.equal(one.id, other.id);
    assert.equal((await save('ООО «Подряд»', { ...fields, address: 'г. Тула' })).address, 'г. Тула');
    assert.equal((await save('ООО «Подряд»', fields)).address, 'г. Тула');
    const branch = await save('ООО «Подряд»', { ...fields, kpp: '500001001' });
    assert.notEqual(branch.id, one.id);
    const { httpStatus, error } = await buyer.attempt(saveConsignee, {
      body: { id: branch.id, name: 'ООО «Подряд»', ...fields },
    });
    assert.deepEqual([httpStatus, error?.field], [400, 'name']);
    await remove(one);
    const again = await save('ООО «Подряд»', fields);
    assert.equal((await restore(one)).id, again.id);
    assert.equal((await names()).length, 2);
  });

  it('are deleted and restored', async () => {
    const one = await save('Склад');
    await remove(one);
    assert.deepEqual(await names(), []);
    const params = { id: one.id };
    const body = { id: one.id, name: 'Новый' };
    for (const { httpStatus } of [
      await buyer.attempt(deleteConsignee, { params }),
      await buyer.attempt(saveConsignee, { body }),
    ])
      assert.equal(httpStatus, 404);
    assert.equal((await restore(one)).name, 'Склад');
    assert.deepEqual(await names(), ['Склад']);
    assert.equal((await buyer.attempt(restoreConsignee, { params })).httpStatus, 404);
  });

  it('are limited to a thousand, also when restoring', async () => {
    const removed = await save('Лишний');
    await remove(removed);
    await app.db
      .insertInto('consignees')
      .values(
        Array.from({ length: CONSIGNEES_MAX }, (_, index) => ({
          counterparty_id: counterpartyId,
          name: `Получатель ${index}`,
        })),
      )
      .execute();
    for (const { httpStatus, error } of [
      await buyer.attempt(saveConsignee, { body: { name: 'Тысяча первый' } }),
      await buyer.attempt(restoreConsignee, { params: { id: removed.id } }),
    ]) {
      assert.equal(httpStatus, 400);
      assert.match(error?.message ?? '', /уже 1\s000/);
    }
    assert.equal((await save('Получатель 7', { address: 'г. Тула' })).address, 'г. Тула');
  });

  it('of another company do not exist for any call', async () => {
    const own = await save('Наш');
    const deleted = await save('Наш удалённый');
    await remove(deleted);
    assert.ok((await names(stranger)).every((name) => !name.startsWith('Наш')));
    for (const id of [own.id, deleted.id]) {
      for (const [call, inputOf] of [
        [saveConsignee, (asked: unknown) => ({ body: { id: asked, name: 'Захвачен' } })],
        [deleteConsignee, (asked: unknown) => ({ params: { id: asked } })],
        [restoreConsignee, (asked: unknown) => ({ params: { id: asked } })],
      ] as const) {
        const foreign = await stranger.attempt(call, inputOf(id));
        const none = await stranger.attempt(call, inputOf(999_999_999));
        assert.deepEqual([foreign.httpStatus, foreign.error], [404, none.error]);
      }
    }
    assert.deepEqual(await names(), ['Наш']);
  });

  it('are edited by users with the right and read by customers only', async () => {
    const { id } = await save('Общий');
    const statuses = await shop.statusesFor(
      [getConsignees, {}],
      [saveConsignee, { body: { name: 'Новый' } }],
      [deleteConsignee, { params: { id } }],
      [restoreConsignee, { params: { id } }],
    );
    assert.deepEqual(statuses, [
      [401, 403, 403, 200],
      [401, 403, 403, 403],
      [401, 403, 403, 403],
      [401, 403, 403, 403],
    ]);
  });

  for (const [what, body, field] of [
    ['without a name', { name: ' ' }, 'name'],
    ['with nothing that can be seen', { name: '\u0001\u200b' }, 'name'],
    ['with a name too long', { name: 'я'.repeat(301) }, 'name'],
    ['with a wrong ИНН', { name: 'Склад', inn: '7726845190' }, 'inn'],
    ['with half a КПП', { name: 'Склад', kpp: '7726' }, 'kpp'],
    ['with an address too long', { name: 'Склад', address: 'я'.repeat(501) }, 'address'],
  ] as const) {
    it(`are refused ${what}, naming the field`, async () => {
      const { httpStatus, error } = await buyer.attempt(saveConsignee, { body });
      assert.deepEqual([httpStatus, error?.field], [400, field]);
      assert.match(error?.message ?? '', /[а-я]/);
    });
  }

  it('have their changes in the history', async () => {
    const one = await save('Склад');
    await save('Склад', { id: one.id, address: 'г. Тула' });
    await remove(one);
    await restore(one);
    const rows = await app.db
      .selectFrom('history')
      .select(['action', 'details'])
      .where('action', 'like', 'consignee.%')
      .orderBy('id', 'desc')
      .limit(4)
      .execute();
    assert.deepEqual(
      rows.map(({ action, details }) => [action, (details as { id: number }).id]),
      [
        ['consignee.restored', one.id],
        ['consignee.deleted', one.id],
        ['consignee.changed', one.id],
        ['consignee.added', one.id],
      ],
    );
  });
});
