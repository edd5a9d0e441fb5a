import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getProfile, getUserRole, updateProfile } from '@shop/shared/contracts/profile';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { issueSecret } from '../session/single-use-secrets.ts';

const own = { name: 'Ирина', lastName: 'Соколова', secondName: 'Алексеевна', workPosition: 'Снабженец' };

describe('the profile', () => {
  let app: TestApp;
  let buyer: TestClient;
  before(async () => {
    app = await startTestApp();
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());

  const save = (body: object, client = buyer) => client.attempt(updateProfile, { body: { ...own, ...body } });
  const checkWordFor = (phone: string) => issueSecret(app.db, { purpose: 'phone', phone }, 600);

  it('shows the own data, and the companies with what the user may do there', async () => {
    const profile = await buyer.call(getProfile);
    assert.deepEqual(
      [profile.lastName, profile.email, profile.phone, profile.roleName],
      ['Соколова', 'buyer@demo.example', '79000000001', 'Покупатель'],
    );
    assert.deepEqual(
      profile.companies.map(({ name, isAdmin, rights }) => [name, isAdmin, rights.length]),
      [
        ['ИП Васильков Андрей Петрович', true, 6],
        ['ООО «Ромашка»', true, 6],
      ],
    );
    const clerk = await (await app.clientFor('clerk@demo.example')).call(getProfile);
    assert.deepEqual(
      clerk.companies.map(({ isAdmin, rights }) => [isAdmin, rights]),
      [[false, ['prices', 'appeals']]],
    );
  });

  it('tells role and rights', async () => {
    const clerk = await app.clientFor('clerk@demo.example');
    assert.deepEqual(await clerk.call(getUserRole), {
      role: 'CUSTOMER',
      roleName: 'Покупатель',
      scope: ['prices', 'appeals'],
    });
    const manager = await app.clientFor('manager@demo.example');
    assert.deepEqual(await manager.call(getUserRole), { role: 'MANAGER', roleName: 'Менеджер', scope: [] });
  });

  it('keeps what the user changes, and the history says which fields', async () => {
    assert.equal((await save({ phone: '+7 (900) 000-00-01', workPosition: 'Директор' })).httpStatus, 200);
    const profile = await buyer.call(getProfile);
    assert.deepEqual([profile.workPosition, profile.phone], ['Директор', '79000000001']);
    const entry = await app.db
      .selectFrom('history')
      .select('details')
      .where('action', '=', 'profile.changed')
      .executeTakeFirstOrThrow();
    assert.deepEqual(entry.details, { fields: ['workPosition'] });
  });

  it('names the field that is wrong, in the words of the wire', async () => {
    for (const [body, field, message] of [
      [{ lastName: ' ' }, 'last_name', 'Это поле обязательно для заполнения'],
      [{ name: 'я'.repeat(61) }, 'name', 'Не больше 60 символов'],
      [{ phone: '+7 (900)' }, 'personal_phone', 'Введите номер полностью'],
    ] as const) {
      const { httpStatus, error } = await save(body);
      assert.deepEqual([httpStatus, error?.field, error?.message], [400, field, message]);
    }
  });

  it('takes a new phone only with the check word of a code sent to it, once', async () => {
    const phone = '79161234567';
    const without = await save({ phone });
    assert.deepEqual([without.httpStatus, without.error?.field], [400, 'personal_phone']);
    assert.match(without.error?.message ?? '', /Подтвердите новый телефон кодом/);
    const ofAnother = await save({ phone, checkWord: await checkWordFor('79167654321') });
    assert.deepEqual([ofAnother.httpStatus, ofAnother.error?.field], [400, 'personal_phone']);
    assert.equal((await buyer.call(getProfile)).phone, '79000000001');

    const checkWord = await checkWordFor(phone);
    assert.equal((await save({ phone, checkWord })).httpStatus, 200);
    assert.equal((await buyer.call(getProfile)).phone, phone);
    const letter = await app.db
      .selectFrom('outbox')
      .select(['recipient', 'body'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.equal(letter.recipient, 'buyer@demo.example');
    assert.match(letter.body, /\+7 \(916\) 123-45-67/);

    await save({ phone: '79000000001', checkWord: await checkWordFor('79000000001') });
    assert.equal((await save({ phone, checkWord })).error?.field, 'personal_phone');
  });

  it('refuses a phone that somebody else logs in with', async () => {
    const phone = '79000000009';
    const { error } = await save({ phone, checkWord: await checkWordFor(phone) });
    assert.deepEqual(
      [error?.field, error?.message],
      ['personal_phone', 'Этот телефон уже указан в другой учётной записи'],
    );
  });

  it('keeps its phone while a manager acts for the user', async () => {
    const client = await app.clientFor('buyer@demo.example');
    const ids = await app.db.selectFrom('users').select(['id', 'login']).execute();
    const idOf = (login: string) => ids.find((user) => user.login === login)?.id ?? 0;
    await app.db
      .updateTable('sessions')
      .set({ acted_by: idOf('manager@demo.example') })
      .where('user_id', '=', idOf('buyer@demo.example'))
      .execute();
    const phone = '79161112233';
    const refused = await save({ phone, checkWord: await checkWordFor(phone) }, client);
    assert.deepEqual([refused.httpStatus, refused.error?.code], [403, 'forbidden']);
    assert.equal((await save({ workPosition: 'Закупщик' }, client)).httpStatus, 200);
  });

  it('is nothing to visitors', async () => {
    for (const call of [getProfile, updateProfile, getUserRole])
      assert.equal((await app.visitor.attempt(call, { body: own })).httpStatus, 401);
  });
});
