import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { addCompany, getOwnCompanies, requestCompanyUpdate } from '@shop/contracts/manager/company';
import { getAppeal } from '@shop/contracts/support/appeals';
import { withControlDigits } from '@shop/domain/validation/inn';
import { latestTo } from '../../../testing/outbox-reader.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { romashka, vasilkov } from '../../processes/demo/people/companies.ts';

describe("a customer's own companies", () => {
  let app: TestApp;
  let buyer: TestClient;
  let clerk: TestClient;
  let stranger: TestClient;
  before(async () => {
    app = await startTestApp();
    buyer = await app.clientFor('buyer@demo.example');
    clerk = await app.clientFor('clerk@demo.example');
    stranger = await app.clientFor('stranger@demo.example');
  });
  after(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('throttles').execute();
  });

  const named = async (name: string, client = buyer) =>
    (await client.call(getOwnCompanies)).items.find((company) => company.name.includes(name))!;
  const company = (inn: string, others: object = {}) => ({
    inn,
    name: 'ООО «Лютик»',
    address: '101000, г. Москва, ул. Мясницкая, д. 1',
    ...others,
  });
  const add = (body: object, client = buyer) => client.attempt(addCompany, { body });
  const ask = (body: object, client = buyer) => client.attempt(requestCompanyUpdate, { body });

  it('are listed with requisites, terms, numbers and the manager', async () => {
    const { items } = await buyer.call(getOwnCompanies);
    assert.deepEqual(
      items.map(({ name, isCurrent, isAdmin, userCount, salePointCount }) => [
        name,
        isCurrent,
        isAdmin,
        userCount,
        salePointCount,
      ]),
      [
        ['ИП Васильков Андрей Петрович', false, true, 1, 1],
        ['ООО «Ромашка»', true, true, 5, 4],
      ],
    );
    const own = await named('Ромашка');
    assert.deepEqual(
      [own.inn, own.kpp, own.manager?.name, own.manager?.email, own.openRequest],
      [romashka.inn, romashka.kpp, 'Елена Морозова', 'manager@demo.example', null],
    );
    assert.deepEqual(
      own.contracts.map(({ number, postponementDays }) => [number, postponementDays]),
      [['СО-101/25', 30]],
    );
  });

  it('show terms with the right finances alone, and nothing of a switched-off company', async () => {
    const seen = await named('Ромашка', clerk);
    assert.deepEqual([seen.contracts, seen.rights, seen.isAdmin], [[], ['prices', 'appeals'], false]);
    const setActive = (active: boolean) =>
      app.db.updateTable('counterparties').set({ active }).where('name', '=', vasilkov.name).execute();
    await setActive(false);
    const off = await named('Васильков');
    assert.deepEqual([off.isActive, off.isAdmin, off.rights, off.contracts], [false, false, [], []]);
    await setActive(true);
  });

  it('are added by an ИНН that the shop does not have, with the manager of the current one (§7.33)', async () => {
    const inn = withControlDigits('770511223');
    const { envelope } = await add(company(inn, { kpp: '770501001' }));
    const data = envelope.data as { state: string; id: number };
    assert.equal(data.state, 'added');
    const added = await named('Лютик');
    assert.deepEqual(
      [added.id, added.isAdmin, added.isCurrent, added.kind, added.kpp, added.manager?.name, added.userCount],
      [data.id, true, false, 'LEGAL', '770501001', 'Елена Морозова', 1],
    );
    const { error } = await add(company(inn));
    assert.deepEqual([error?.field, error?.message], ['inn', 'Это уже ваша компания: ООО «Лютик»']);
    const notice = await app.db
      .selectFrom('notifications')
      .select(['message', 'link', 'counterparty_id'])
      .where('title', '=', 'Новая компания')
      .executeTakeFirstOrThrow();
    assert.match(notice.message, /Лютик/);
    const card = `/manager/mycompanies/${encodeURIComponent(added.code)}/`;
    assert.deepEqual([notice.counterparty_id, notice.link], [added.id, card]);
  });

  it('are not joined by an ИНН: that company’s manager is asked', async () => {
    const body = company(romashka.inn, { kpp: romashka.kpp });
    const { envelope } = await add(body, stranger);
    assert.deepEqual(envelope.data, { state: 'requested', id: null });
    assert.equal((await stranger.call(getOwnCompanies)).items.length, 1);
    const email = await latestTo(app.db, 'manager@demo.example');
    assert.match(email?.subject ?? '', /^Заявка на доступ к компании ООО «Ромашка»/);
    assert.match(email?.body ?? '', /Фёдор Чужов \(stranger@demo\.example, \+7 \(900\)/);
  });

  it('of one ИНН are created once, even when several users add it at once', async () => {
    const inn = withControlDigits('770511224');
    const answers = await Promise.all([
      ...[buyer, buyer].map((client) => add(company(inn, { name: 'ООО «Близнец»' }), client)),
      add(company(inn, { name: 'ООО «Близнец»' }), stranger),
    ]);
    const made = await app.db.selectFrom('counterparties').select('id').where('inn', '=', inn).execute();
    assert.equal(made.length, 1);
    const states = answers.map(
      ({ envelope, error }) => (envelope.data as { state?: string })?.state ?? error?.field,
    );
    assert.equal(states.filter((state) => state === 'added').length, 1);
  });

  it('accept no links in texts quoted by emails, no wrong ИНН, and no endless attempts', async () => {
    const linked = await add(company(withControlDigits('770511225'), { name: 'Приз https://evil.example' }));
    assert.deepEqual([linked.httpStatus, linked.error?.field], [400, 'name']);
    assert.equal((await add(company('7705112251'))).error?.field, 'inn');
    const attempts = await Promise.all(Array.from({ length: 13 }, () => add(company(romashka.inn))));
    const codes = attempts.map(({ error }) => error?.code);
    assert.deepEqual([codes.filter((code) => code === 'limit').length >= 3, codes[0]], [true, 'validation']);
  });

  it('request changed requisites by an appeal with old and new values, one at a time (§7.34)', async () => {
    const { id } = await named('Ромашка');
    const request = {
      contragent: id,
      name: 'ООО «Ромашка плюс»',
      kpp: '771501002',
      address: romashka.address,
    };
    const { appeal } = await buyer.call(requestCompanyUpdate, {
      body: { ...request, comment: 'Устав приложим' },
    });
    assert.deepEqual((await named('Ромашка')).openRequest, appeal);
    const stored = (await buyer.call(getAppeal, { params: { id: appeal.id } })).appeal;
    assert.equal(stored.typeName, 'Изменение реквизитов');
    assert.equal(
      stored.messages[0]?.message,
      [
        `Компания ООО «Ромашка», ИНН ${romashka.inn}.`,
        'Название: сейчас ООО «Ромашка», нужно ООО «Ромашка плюс»',
        'КПП: сейчас 771501001, нужно 771501002',
        '',
        'Устав приложим',
      ].join('\n'),
    );
    const answers = await Promise.all([1, 2].map(() => ask(request)));
    for (const { httpStatus, error } of answers) {
      assert.equal(httpStatus, 409);
      assert.ok(error?.message.includes(appeal.number), error?.message);
    }
    const notice = await app.db
      .selectFrom('notifications')
      .select('title')
      .where('title', 'like', `%${appeal.number}%`)
      .executeTakeFirst();
    assert.ok(notice);
    await app.db.updateTable('appeals').set({ status: 'solved' }).where('id', '=', appeal.id).execute();
    assert.equal((await named('Ромашка')).openRequest, null);
    const twice = await Promise.all([1, 2].map(() => ask({ ...request, name: 'ООО «Ромашка+»' })));
    assert.deepEqual(twice.map(({ httpStatus }) => httpStatus).sort(), [200, 409]);
  });

  it('refuse a request without changes, without the right, or for another company', async () => {
    const { id } = await named('Васильков');
    const same = await ask({ contragent: id, name: vasilkov.name, address: vasilkov.address });
    assert.deepEqual([same.httpStatus, same.error?.field], [400, 'comment']);
    const romashkaId = (await named('Ромашка')).id;
    assert.equal((await ask({ contragent: romashkaId, comment: 'x' }, clerk)).httpStatus, 403);
    const foreign = await ask({ contragent: romashkaId, comment: 'x' }, stranger);
    const unknown = await ask({ contragent: 999_999, comment: 'x' }, stranger);
    assert.deepEqual([foreign.httpStatus, foreign.error], [404, unknown.error]);
  });
});
