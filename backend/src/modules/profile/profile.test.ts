import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { changePasswordByToken } from '@shop/contracts/account/account';
import { getProfile, getUserRole, updateProfile } from '@shop/contracts/account/profile';
import { impersonate } from '../../../testing/builders/people/impersonation.builder.ts';
import { latestTo } from '../../../testing/outbox-reader.ts';
import { DEMO_PASSWORD as oldPassword, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
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
  const tokenFor = (phone: string) => issueSecret(app.db, { purpose: 'phone', phone }, 600);

  it('shows the user’s own data, and the companies with what the user may do there (§7.22)', async () => {
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

  it('tells role and rights (§6.6, §7.29)', async () => {
    const clerk = await app.clientFor('clerk@demo.example');
    assert.deepEqual(await clerk.call(getUserRole), {
      role: 'CUSTOMER',
      roleName: 'Покупатель',
      scope: ['prices', 'appeals'],
    });
    const manager = await app.clientFor('manager@demo.example');
    assert.deepEqual(await manager.call(getUserRole), { role: 'MANAGER', roleName: 'Менеджер', scope: [] });
  });

  it('keeps what the user changes, and the history says which fields (§7.35)', async () => {
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
      [{ name: 'https://evil.example' }, 'name', 'Укажите имя без\u00a0ссылок и\u00a0знаков «/» и\u00a0«:»'],
    ] as const) {
      const { httpStatus, error } = await save(body);
      assert.deepEqual([httpStatus, error?.field, error?.message], [400, field, message]);
    }
  });

  it('takes a new phone only with the check word of a code sent to it, once', async () => {
    const phone = '79161234567';
    const without = await save({ phone, oldPassword });
    assert.deepEqual([without.httpStatus, without.error?.field], [400, 'personal_phone']);
    assert.match(without.error?.message ?? '', /Подтвердите новый телефон кодом/);
    const ofAnother = await save({ phone, oldPassword, checkWord: await tokenFor('79167654321') });
    assert.deepEqual([ofAnother.httpStatus, ofAnother.error?.field], [400, 'personal_phone']);
    assert.equal((await buyer.call(getProfile)).phone, '79000000001');

    const checkWord = await tokenFor(phone);
    assert.equal((await save({ phone, oldPassword, checkWord })).httpStatus, 200);
    assert.equal((await buyer.call(getProfile)).phone, phone);
    const message = await latestTo(app.db, 'buyer@demo.example');
    assert.equal(message?.subject, 'Телефон для входа изменён');
    assert.match(message.body, /\+7 \(916\) 123-45-67/);

    await save({ phone: '79000000001', oldPassword, checkWord: await tokenFor('79000000001') });
    assert.equal((await save({ phone, oldPassword, checkWord })).error?.field, 'personal_phone');
  });

  it('takes a new phone only from whoever knows the password, and keeps the check word good', async () => {
    await app.db.deleteFrom('security_events').execute();
    const phone = '79161234568';
    const checkWord = await tokenFor(phone);
    const without = await save({ phone, checkWord });
    assert.deepEqual(
      [without.httpStatus, without.error?.field, without.error?.message],
      [400, 'old_password', 'Чтобы сменить телефон, введите текущий пароль'],
    );
    const wrong = await save({ phone, checkWord, oldPassword: 'Wrong2026' });
    assert.deepEqual(
      [wrong.httpStatus, wrong.error?.code, wrong.error?.field],
      [401, 'credentials', 'old_password'],
    );
    assert.equal((await save({ phone, checkWord, oldPassword })).httpStatus, 200);
    const trail = await app.db.selectFrom('security_events').select('kind').orderBy('id').execute();
    assert.deepEqual(
      trail.map(({ kind }) => kind),
      ['phone-change-failed', 'phone-changed'],
    );
  });

  it('lets nobody guess the password by its phone', async () => {
    const checkWord = await tokenFor('79161234569');
    const guess = () => save({ phone: '79161234569', checkWord, oldPassword: 'Wrong2026' });
    const codes = (await Promise.all(Array.from({ length: 20 }, guess))).map(({ error }) => error?.code);
    assert.ok(codes.filter((code) => code === 'credentials').length <= 7);
    assert.ok(codes.includes('limit'));
    await app.db.deleteFrom('throttles').execute();
  });

  it('with a new phone ends the other sessions and the ways to a new password, and stays open here', async () => {
    const elsewhere = await app.clientFor('buyer@demo.example');
    const { id: userId } = await buyer.call(getProfile);
    const link = await issueSecret(app.db, { purpose: 'recovery', userId }, 600);
    const phone = '79161234570';
    await save({ phone, oldPassword, checkWord: await tokenFor(phone) });
    assert.equal((await elsewhere.attempt(getProfile)).error?.code, 'auth');
    const body = { checkWord: link, password: 'Perchatki@27' };
    const byLink = await app.visitor.attempt(changePasswordByToken, { body });
    assert.deepEqual([byLink.httpStatus, byLink.error?.field], [400, 'checkWord']);
    assert.equal((await buyer.call(getProfile)).phone, phone);
  });

  it('refuses a phone that somebody else logs in with, also of two who take one at once', async () => {
    const taken = '79000000009';
    const { error } = await save({ phone: taken, oldPassword, checkWord: await tokenFor(taken) });
    const message = 'Этот телефон уже указан в другой учётной записи';
    assert.deepEqual([error?.field, error?.message], ['personal_phone', message]);

    const phone = '79161234571';
    const stranger = await app.clientFor('stranger@demo.example');
    const answers = await Promise.all(
      [buyer, stranger].map(async (client) =>
        save({ phone, oldPassword, checkWord: await tokenFor(phone) }, client),
      ),
    );
    assert.deepEqual(answers.map(({ httpStatus }) => httpStatus).sort(), [200, 400]);
    assert.equal(answers.find(({ httpStatus }) => httpStatus === 400)?.error?.message, message);
  });

  it('saves nobody else, and leaves as it is what is not given', async () => {
    const ownId = (await buyer.call(getProfile)).id;
    const { id: strangerId } = await app.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'stranger@demo.example')
      .executeTakeFirstOrThrow();
    await save({});
    const before = await buyer.call(getProfile);
    for (const userId of [strangerId, 999_999_999])
      assert.equal((await save({ userId, name: 'Чужое' })).httpStatus, 404);
    assert.deepEqual(await buyer.call(getProfile), before);

    const change = (body: object) => buyer.attempt(updateProfile, { body });
    assert.equal((await change({ userId: ownId, name: 'Инна' })).httpStatus, 200);
    assert.deepEqual(await buyer.call(getProfile), { ...before, name: 'Инна' });
    assert.equal((await change({ secondName: '' })).httpStatus, 200);
    assert.deepEqual(await buyer.call(getProfile), { ...before, name: 'Инна', secondName: '' });
  });

  it('keeps its phone while a manager acts for the user', async () => {
    const client = await impersonate(app, await app.clientFor('manager@demo.example'), 'buyer@demo.example');
    const phone = '79161112233';
    const refused = await save({ phone, oldPassword, checkWord: await tokenFor(phone) }, client);
    assert.deepEqual([refused.httpStatus, refused.error?.code], [403, 'forbidden']);
    assert.equal((await save({ workPosition: 'Закупщик' }, client)).httpStatus, 200);
  });

  it('is nothing to visitors', async () => {
    for (const call of [getProfile, updateProfile, getUserRole])
      assert.equal((await app.visitor.attempt(call, { body: own })).httpStatus, 401);
  });
});
