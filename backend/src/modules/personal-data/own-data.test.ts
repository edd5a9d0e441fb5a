import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { changePasswordByToken } from '@shop/contracts/account/account';
import {
  cancelErasure,
  exportOwnData,
  getConsentTexts,
  getOwnData,
  giveConsents,
  requestErasure,
  withdrawConsent,
} from '@shop/contracts/account/consents';
import { getCounterparties } from '@shop/contracts/account/header';
import { getUserToken } from '@shop/contracts/account/impersonation';
import { checkSession } from '@shop/contracts/account/session';
import { createCompanyUser } from '@shop/contracts/manager/company';
import {
  carryOutErasure,
  findConsents,
  getOfficeConsents,
  publishConsentText,
} from '@shop/contracts/office/consents';
import { getOfficeJournal } from '@shop/contracts/office/journal';
import { sendFeedback } from '@shop/contracts/support/feedback';
import { sql } from 'kysely';
import { latestLinkSecret } from '../../../testing/outbox-reader.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const first = 'Я согласен на обработку моих персональных данных, версия первая, слово в слово.';
const second = first.replace('первая', 'вторая');
const adverts = 'Я согласен получать рекламные сообщения об акциях и скидках магазина.';

describe('consents of a user', () => {
  let app: TestApp;
  let buyer: TestClient;
  let office: TestClient;
  before(async () => {
    app = await startTestApp();
    buyer = await app.clientFor('buyer@demo.example');
    office = await app.clientFor('office@demo.example');
  });
  after(() => app.close());

  const publish = (kind: 'personal-data' | 'marketing', version: number, text: string) =>
    office.call(publishConsentText, { body: { kind, version, text } });
  const textId = async (kind: string) =>
    (await app.visitor.call(getConsentTexts)).items.find((one) => one.kind === kind)!.id;
  const own = async (kind: string) =>
    (await buyer.call(getOwnData)).consents.find((one) => one.kind === kind)!;
  const isAsked = async (who: string) => {
    const { user } = await (await app.clientFor(who)).call(checkSession);
    return user.asksConsent ?? false;
  };

  it('are asked by nobody while the shop has published no text, and the office begins with a draft', async () => {
    assert.deepEqual((await app.visitor.call(getConsentTexts)).items, []);
    assert.equal(await isAsked('buyer@demo.example'), false);
    const { items } = await office.call(getOfficeConsents);
    assert.ok(items.every(({ current, draft }) => current === null && draft !== null && draft.length > 200));
  });

  it('are asked of customers once a required text is published, not of staff (§6.82)', async () => {
    const published = await publish('personal-data', 0, first);
    assert.equal(published.current?.version, 1);
    assert.match(published.current?.sha256 ?? '', /^[0-9a-f]{64}$/);
    await publish('marketing', 0, adverts);
    assert.equal(await isAsked('buyer@demo.example'), true);
    assert.equal(await isAsked('manager@demo.example'), false);
  });

  it('are recorded with version, time, address and browser, and the user is asked no more (§6.81)', async () => {
    await buyer.call(giveConsents, { body: { texts: [await textId('personal-data')], way: 'dialog' } });
    assert.equal(await isAsked('buyer@demo.example'), false);
    const { given, current } = await own('personal-data');
    assert.deepEqual([given?.version, given?.text, current?.version], [1, first, 1]);
    const row = await app.db.selectFrom('consents').selectAll().executeTakeFirstOrThrow();
    assert.match(row.address, /\d/);
    assert.equal(row.way, 'dialog');
    assert.equal((await own('marketing')).given, null);
  });

  it('are asked anew for a new version, and the earlier text stays as it was agreed to', async () => {
    await publish('personal-data', 1, second);
    assert.equal(await isAsked('buyer@demo.example'), true);
    const { given, current } = await own('personal-data');
    assert.deepEqual([given?.text, current?.text], [first, second]);
    const counts = (await office.call(getOfficeConsents)).items[0]?.counts;
    assert.deepEqual(counts, { agreed: 0, earlier: 1, withdrawn: 0 });
    await assert.rejects(sql`update consent_texts set text = 'другой'`.execute(app.db), /never edited/);
    await assert.rejects(sql`delete from consent_texts`.execute(app.db), /never edited/);
  });

  it('are refused for a text that has been replaced', async () => {
    const { id } = await app.db
      .selectFrom('consent_texts')
      .select('id')
      .where('version', '=', 1)
      .where('kind', '=', 'personal-data')
      .executeTakeFirstOrThrow();
    const refused = await buyer.attempt(giveConsents, { body: { texts: [id], way: 'dialog' } });
    assert.equal(refused.error?.field, 'texts');
    assert.match(refused.error?.message ?? '', /обновился/);
  });

  it('are withdrawn as easily as given, and given again', async () => {
    const texts = [await textId('personal-data'), await textId('marketing')];
    await buyer.call(giveConsents, { body: { texts, way: 'profile' } });
    await buyer.call(withdrawConsent, { body: { kind: 'marketing' } });
    const withdrawn = await own('marketing');
    assert.equal(withdrawn.given, null);
    assert.ok(withdrawn.withdrawnAt !== null);
    await buyer.call(giveConsents, { body: { texts: [await textId('marketing')], way: 'profile' } });
    assert.equal((await own('marketing')).withdrawnAt, null);
    await buyer.call(withdrawConsent, { body: { kind: 'personal-data' } });
    assert.equal(await isAsked('buyer@demo.example'), true);
  });

  it('are published over the version that the editor has seen, and recorded in the journal (§6.85)', async () => {
    const late = await office.attempt(publishConsentText, {
      body: { kind: 'personal-data', version: 1, text: `${second} Опоздал.` },
    });
    assert.equal(late.httpStatus, 409);
    const same = await office.attempt(publishConsentText, {
      body: { kind: 'personal-data', version: 2, text: second },
    });
    assert.equal(same.error?.field, 'text');
    const [entry] = (await office.call(getOfficeJournal)).items.filter(
      ({ action }) => action === 'Опубликован текст согласия',
    );
    assert.match(entry?.subject ?? '', /обработку персональных данных/);
    assert.equal(entry?.canUndo, false);
  });

  it('are asked of a visitor who writes to the shop, and stay with the message (§6.80)', async () => {
    const message = { name: 'Гостев Пётр', phone: '+7 (916) 000-11-22', message: 'Когда откроетесь?' };
    const body = { ...message, consents: [await textId('marketing')] };
    const refused = await app.visitor.attempt(sendFeedback, { body });
    assert.equal(refused.error?.field, 'consents');
    assert.match(refused.error?.message ?? '', /отправить сообщение нельзя/);
    const consents = [await textId('personal-data')];
    await app.visitor.call(sendFeedback, { body: { ...message, consents } });
    const row = await app.db.selectFrom('feedback').select('consents').executeTakeFirstOrThrow();
    assert.deepEqual(
      row.consents.map(({ textId, address }) => [textId, address]),
      [[consents[0], '127.0.0.1']],
    );
  });

  it('of a customer who writes to the shop count everywhere', async () => {
    const consents = [await textId('personal-data')];
    const body = { name: 'Анна', phone: '+7 (916) 000-11-22', message: 'Вопрос', consents };
    await buyer.call(sendFeedback, { body });
    assert.equal(await isAsked('buyer@demo.example'), false);
  });

  it('are given by an invited customer together with the password, which works without them too (§6.80)', async () => {
    const { items } = await buyer.call(getCounterparties);
    const invite = (email: string) =>
      buyer.call(createCompanyUser, {
        body: {
          ...{ contragent: items[0]!.id, email, name: 'Инна', lastName: 'Званцева' },
        },
      });
    const accept = async (email: string, consents?: number[]) => {
      const checkWord = await latestLinkSecret(app.db, email, 'checkword');
      const browser = app.browser();
      const body = { checkWord, password: 'Perchatki@27', ...(consents && { consents }) };
      return browser.attempt(changePasswordByToken, { body });
    };
    await invite('invited@shop.example');
    const refused = await accept('invited@shop.example', [await textId('marketing')]);
    assert.equal(refused.error?.field, 'consents');
    await accept('invited@shop.example', [await textId('personal-data')]);
    await invite('other@shop.example');
    assert.equal((await accept('other@shop.example')).error, undefined);
    const given = await app.db
      .selectFrom('consents')
      .innerJoin('users', 'users.id', 'consents.user_id')
      .select(['login', 'way'])
      .where('login', 'in', ['invited@shop.example', 'other@shop.example'])
      .execute();
    assert.deepEqual(given, [{ login: 'invited@shop.example', way: 'invitation' }]);
  });

  it('are found by the office for one person, given and withdrawn, with the words (§6.85)', async () => {
    const login = await office.call(findConsents, { query: { search: 'buyer@demo.example' } });
    assert.ok(login.items.length > 3);
    assert.ok(login.items.every(({ contact }) => contact === 'buyer@demo.example'));
    assert.ok(login.items.some(({ withdrawnAt }) => withdrawnAt !== null));
    assert.deepEqual(login.texts.map(({ text }) => text).sort(), [adverts, first, second].sort());
    const { items } = await office.call(findConsents, { query: { search: 'гостев' } });
    assert.deepEqual(
      items.map(({ name, contact, way, version }) => [name, contact, way, version]),
      [['Гостев Пётр', '79160001122', 'feedback', 2]],
    );
    assert.deepEqual((await office.call(findConsents, { query: { search: ' ' } })).items, []);
    const phone = await office.call(findConsents, { query: { search: '8 916 000-11-22', page: 9 } });
    assert.equal(phone.items.length, 1);
    assert.deepEqual(phone.pageNavigation.pageNumber, 1);
  });

  it('belong to the user alone, not to somebody who impersonates him (§6.83)', async () => {
    const manager = await app.clientFor('manager@demo.example');
    const buyerRow = await app.db
      .selectFrom('users')
      .select(['id', 'current_counterparty_id as company'])
      .where('login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
    const { token } = await manager.call(getUserToken, {
      body: { userId: buyerRow.id, contragent: buyerRow.company! },
    });
    const impersonating = await app.clientFor('manager@demo.example');
    Object.assign(impersonating, { token, sid: manager.sid });
    assert.equal((await impersonating.call(checkSession)).user.asksConsent, undefined);
    assert.equal((await impersonating.attempt(getOwnData)).httpStatus, 403);
    assert.equal((await impersonating.attempt(exportOwnData)).httpStatus, 403);
    const texts = [await textId('personal-data')];
    assert.equal(
      (await impersonating.attempt(giveConsents, { body: { texts, way: 'dialog' } })).httpStatus,
      403,
    );
  });
});

describe('a user’s requests about their own data', () => {
  let app: TestApp;
  let clerk: TestClient;
  let office: TestClient;
  before(async () => {
    app = await startTestApp();
    clerk = await app.clientFor('clerk@demo.example');
    office = await app.clientFor('office@demo.example');
  });
  after(() => app.close());

  it('give a file with everything held about the user, once, and nothing by a phone that was not proven', async () => {
    const strange = '79161112233';
    await app.db
      .updateTable('users')
      .set({ given_phone: strange })
      .where('login', '=', 'clerk@demo.example')
      .execute();
    await app.db
      .insertInto('feedback')
      .values({ name: 'Чужой', phone: strange, message: 'Не для него', user_id: null })
      .execute();
    const { url } = await clerk.call(exportOwnData);
    const file = await app.app.inject({ method: 'GET', url });
    assert.match(String(file.headers['content-disposition']), /attachment/);
    const { login, tables } = JSON.parse(file.body);
    assert.equal(login, 'clerk@demo.example');
    assert.equal(tables['Учётная запись'].length, 1);
    assert.doesNotMatch(file.body, /Чужой|_hash/);
    assert.equal((await app.app.inject({ method: 'GET', url })).statusCode, 404);
  });

  it('for erasure have a term of ten working days, can be taken back, and are carried out by the office (§6.84)', async () => {
    await clerk.call(requestErasure);
    await clerk.call(cancelErasure);
    assert.equal((await clerk.call(getOwnData)).erasure, null);
    await clerk.call(requestErasure);
    await clerk.call(requestErasure);
    const { erasure } = await clerk.call(getOwnData);
    const days = (Date.parse(erasure!.dueOn) - Date.parse(erasure!.requestedAt)) / 86_400_000;
    assert.ok(days >= 11 && days <= 25, `${days} days`);
    const { requests } = await office.call(getOfficeConsents);
    assert.deepEqual(
      requests.map(({ login, isLate }) => [login, isLate]),
      [['clerk@demo.example', false]],
    );
    await app.db.updateTable('orders').set({ status: 'delivered' }).execute();
    const { kept } = await office.call(carryOutErasure, { params: { id: requests[0]!.id } });
    assert.ok(Array.isArray(kept));
    assert.equal((await clerk.attempt(checkSession)).httpStatus, 401);
    assert.deepEqual((await office.call(getOfficeConsents)).requests, []);
    const again = await office.attempt(carryOutErasure, { params: { id: requests[0]!.id } });
    assert.equal(again.httpStatus, 404);
    const { outcome } = await app.db
      .selectFrom('data_requests')
      .select('outcome')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.equal(outcome, 'erased');
  });
});
