import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  addDeliveryAddress,
  changeDeliveryAddress,
  DELIVERY_ADDRESSES_MAX,
  deleteDeliveryAddress,
  getDeliveryAddresses,
  restoreDeliveryAddress,
} from '@shop/contracts/basket-order/delivery-addresses';
import { impersonate } from '../../../testing/builders/people/impersonation.builder.ts';
import { startTwoCompanies } from '../../../testing/two-companies.ts';

describe('delivery addresses', () => {
  let shop: Awaited<ReturnType<typeof startTwoCompanies>>;
  let { app, buyer, stranger, counterpartyId } = {} as typeof shop;
  before(async () => {
    shop = await startTwoCompanies();
    ({ app, buyer, stranger, counterpartyId } = shop);
  });
  after(() => app.close());
  beforeEach(() =>
    app.db.deleteFrom('delivery_addresses').where('counterparty_id', '=', counterpartyId).execute(),
  );

  const add = (address: string, more: object = {}) =>
    buyer.call(addDeliveryAddress, { body: { address, ...more } });
  const remove = ({ id }: { id: string | number }) =>
    buyer.call(deleteDeliveryAddress, { params: { id: Number(id) } });
  const restore = ({ id }: { id: string | number }) =>
    buyer.call(restoreDeliveryAddress, { params: { id: Number(id) } });
  const list = async (client = buyer, query: object = {}) =>
    (await client.call(getDeliveryAddresses, { query })).items;
  /** In list order, with the default one marked. */
  const names = async () =>
    (await list()).map(({ address, isDefault }) => (isDefault ? `${address}*` : address));

  it('keep their fields, and the first one is the default (§7.24)', async () => {
    const fields = {
      address: 'г Москва, ул Руставели, д 14',
      name: 'Главный склад',
      comment: 'Въезд со двора\nПропуск у Павла',
      contactName: 'Павел',
      contactPhone: '8 900 000-00-11',
      coordinates: [55.81, 37.58],
    };
    const first = await buyer.call(addDeliveryAddress, { body: fields as never });
    const saved = { ...fields, id: first.id, contactPhone: '79000000011', isDefault: true };
    assert.deepEqual(first, saved);
    assert.deepEqual(await list(), [saved]);
    const { id } = first;
    const changed = { address: 'г Москва, ул Яблочкова, д 2', isDefault: false };
    assert.deepEqual(await buyer.call(changeDeliveryAddress, { params: { id: Number(id) }, body: changed }), {
      ...changed,
      id,
      name: '',
      comment: '',
      contactName: '',
      contactPhone: '',
      coordinates: null,
      isDefault: true,
    });
  });

  it('are ten per page, the default first (§7.26)', async () => {
    for (let number = 1; number <= 11; number += 1) await add(`Склад ${number}`);
    await add('Склад 12', { isDefault: true });
    const { items, pageNavigation } = await buyer.call(getDeliveryAddresses, { query: {} });
    assert.deepEqual(
      items.map(({ address }) => address),
      ['Склад 12', ...Array.from({ length: 9 }, (_, index) => `Склад ${index + 1}`)],
    );
    assert.deepEqual([pageNavigation.pageCount, pageNavigation.recordCount], [2, 12]);
    assert.deepEqual(
      (await list(buyer, { page: 2 })).map(({ address }) => address),
      ['Склад 10', 'Склад 11'],
    );
  });

  it('pass the default on when it is deleted, and return it when restored (§7.25)', async () => {
    const first = await add('Первый');
    const second = await add('Второй');
    await add('Третий');
    await remove(first);
    assert.deepEqual(await names(), ['Второй*', 'Третий']);
    await remove(second);
    assert.deepEqual(await names(), ['Третий*']);
    assert.equal((await restore(second)).isDefault, true);
    assert.deepEqual(await names(), ['Второй*', 'Третий']);
    await restore(first);
    assert.deepEqual(await names(), ['Первый*', 'Второй', 'Третий']);
  });

  it('keep a default that the buyer chose meanwhile', async () => {
    const first = await add('Первый');
    const second = await add('Второй');
    const third = await add('Третий');
    await remove(first);
    const { id, ...fields } = third;
    await buyer.call(changeDeliveryAddress, {
      params: { id: Number(id) },
      body: { ...fields, isDefault: true },
    });
    await restore(first);
    assert.deepEqual(await names(), ['Третий*', 'Первый', 'Второй']);
    for (const one of [second, third, first]) await remove(one);
    assert.deepEqual(await names(), []);
    await restore(second);
    assert.deepEqual(await names(), ['Второй*']);
  });

  it('lose a trailing comma of an incomplete suggestion', async () => {
    assert.equal((await add('г Москва, ул Лесная, ')).address, 'г Москва, ул Лесная');
  });

  it('are returned instead of duplicated, also for concurrent additions', async () => {
    const [one, other] = await Promise.all([add('Склад на Лесной'), add('  склад  на лесной ')]);
    assert.equal(one.id, other.id);
    assert.equal((await list()).length, 1);
    const withName = await add('Склад на Лесной', { name: 'Дальний' });
    assert.notEqual(withName.id, one.id);
    const { error, httpStatus } = await buyer.attempt(changeDeliveryAddress, {
      params: { id: withName.id },
      body: { address: 'Склад на Лесной' },
    });
    assert.deepEqual([httpStatus, error?.field], [400, 'address']);
    assert.match(error?.message ?? '', /уже есть/);
    await remove(one);
    const again = await add('Склад на Лесной');
    assert.equal((await restore(one)).id, again.id);
    assert.equal((await list()).length, 2);
  });

  it('have one default, also after concurrent changes', async () => {
    const made = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => add(`Ворота ${number}`, { isDefault: true })),
    );
    assert.equal((await list()).filter(({ isDefault }) => isDefault).length, 1);
    await Promise.all([
      ...made.slice(0, 2).map(remove),
      ...made.slice(2).map(({ id, ...fields }) =>
        buyer.call(changeDeliveryAddress, {
          params: { id: Number(id) },
          body: { ...fields, isDefault: true },
        }),
      ),
    ]);
    assert.equal((await list()).filter(({ isDefault }) => isDefault).length, 1);
  });

  it('are limited to a thousand, also when restoring', async () => {
    const removed = await add('Лишний');
    await remove(removed);
    await app.db
      .insertInto('delivery_addresses')
      .values(
        Array.from({ length: DELIVERY_ADDRESSES_MAX - 1 }, (_, index) => ({
          counterparty_id: counterpartyId,
          address: `Точка ${index}`,
        })),
      )
      .execute();
    const last = await add('Тысячный');
    for (const { httpStatus, error } of [
      await buyer.attempt(addDeliveryAddress, { body: { address: 'Тысяча первый' } }),
      await buyer.attempt(restoreDeliveryAddress, { params: { id: removed.id } }),
    ]) {
      assert.equal(httpStatus, 400);
      assert.match(error?.message ?? '', /уже 1\s000/);
    }
    assert.equal((await add('Тысячный')).id, last.id);
    await remove(last);
    await restore(removed);
  });

  it('of another company do not exist for any call', async () => {
    const own = await add('Наш');
    const deleted = await add('Наш удалённый');
    await remove(deleted);
    assert.ok((await list(stranger)).every(({ address }) => !address.startsWith('Наш')));
    const body = { address: 'Захвачен', isDefault: true };
    for (const id of [own.id, deleted.id]) {
      for (const [call, input] of [
        [changeDeliveryAddress, { params: { id }, body }],
        [deleteDeliveryAddress, { params: { id } }],
        [restoreDeliveryAddress, { params: { id } }],
      ] as const) {
        const foreign = await stranger.attempt(call, input);
        const none = await stranger.attempt(call, { ...input, params: { id: 999_999_999 } });
        assert.deepEqual([foreign.httpStatus, foreign.error], [404, none.error]);
      }
    }
    assert.deepEqual(await names(), ['Наш*']);
    await restore(deleted);
  });

  it('that are deleted can be neither changed nor deleted again, and existing ones cannot be restored', async () => {
    const removed = await add('Удалённый');
    await remove(removed);
    const params = { id: removed.id };
    const there = await add('Живой');
    const answers = [
      await buyer.attempt(changeDeliveryAddress, { params, body: { address: 'Новый' } }),
      await buyer.attempt(deleteDeliveryAddress, { params }),
      await buyer.attempt(restoreDeliveryAddress, { params: { id: there.id } }),
    ];
    assert.deepEqual(
      answers.map(({ httpStatus }) => httpStatus),
      [404, 404, 404],
    );
  });

  it('are edited by users with the right and read by customers only', async () => {
    const { id } = await add('Общий');
    const statuses = await shop.statusesFor(
      [getDeliveryAddresses, {}],
      [addDeliveryAddress, { body: { address: 'Новый' } }],
      [changeDeliveryAddress, { params: { id }, body: { address: 'Новый' } }],
      [deleteDeliveryAddress, { params: { id } }],
      [restoreDeliveryAddress, { params: { id } }],
    );
    assert.deepEqual(statuses, [
      [401, 403, 403, 200],
      [401, 403, 403, 403],
      [401, 403, 403, 403],
      [401, 403, 403, 403],
      [401, 403, 403, 403],
    ]);
  });

  for (const [what, body, field] of [
    ['without an address', { address: '  ' }, 'address'],
    ['with nothing that can be seen', { address: '\u0000\u200b\u0007' }, 'address'],
    ['with no word in it', { address: '— —' }, 'address'],
    ['with an address too long', { address: 'я'.repeat(501) }, 'address'],
    ['with a name too long', { address: 'Склад', name: 'я'.repeat(101) }, 'name'],
    ['with half a phone', { address: 'Склад', contactPhone: '+7 (900)' }, 'contactPhone'],
    ['off the globe', { address: 'Склад', coordinates: [91, 0] }, 'coordinates.0'],
  ] as const) {
    it(`are refused ${what}, naming the field`, async () => {
      const { httpStatus, error } = await buyer.attempt(addDeliveryAddress, { body });
      assert.deepEqual([httpStatus, error?.field], [400, field]);
      assert.match(error?.message ?? '', /[а-я]/);
    });
  }

  it('lose invisible characters, and keep markup as plain text', async () => {
    const { address } = await add('г\u00a0Москва,\tул\u200b Мира\n<b>д 1</b>');
    assert.equal(address, 'г Москва, ул Мира <b>д 1</b>');
  });

  it('have their authors in the history, with the impersonating manager', async () => {
    const impersonating = await impersonate(
      app,
      await app.clientFor('manager@demo.example'),
      'buyer@demo.example',
    );
    const { id: manager } = await app.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'manager@demo.example')
      .executeTakeFirstOrThrow();
    const { id } = await impersonating.call(addDeliveryAddress, { body: { address: 'По звонку' } });
    await impersonating.call(changeDeliveryAddress, {
      params: { id: Number(id) },
      body: { address: 'По письму' },
    });
    await impersonating.call(deleteDeliveryAddress, { params: { id: Number(id) } });
    await impersonating.call(restoreDeliveryAddress, { params: { id: Number(id) } });
    const rows = await app.db
      .selectFrom('history')
      .select(['action', 'acted_by', 'details'])
      .where('acted_by', '=', manager)
      .where('action', 'like', 'address.%')
      .orderBy('id')
      .execute();
    assert.deepEqual(
      rows.map(({ action, details }) => [action, (details as { id: number }).id]),
      [
        ['address.added', id],
        ['address.changed', id],
        ['address.deleted', id],
        ['address.restored', id],
      ],
    );
  });
});
