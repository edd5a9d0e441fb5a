import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { authenticateByPhone, checkPhoneExists, sendSmsCode } from '@shop/contracts/account/account';
import {
  completeRegistration,
  readRegistration,
  registerCompany,
  registerPerson,
} from '@shop/contracts/account/registration';
import { authenticate, checkSession } from '@shop/contracts/account/session';
import { withControlDigits } from '@shop/domain/validation/inn';
import { failInserts } from '../../../testing/fail-inserts.ts';
import { confirmPhone, latestCode, latestLinkSecret, latestTo } from '../../../testing/outbox-reader.ts';
import { recordingStatements } from '../../../testing/recorded-statements.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { issueSecret } from '../session/single-use-secrets.ts';
import { register } from './start-registration.ts';

const PASSWORD = 'Kaska2Zaschita';
const ROMASHKA = { inn: '', kpp: '' };

describe('a registration', () => {
  let app: TestApp;
  let phones = 0;
  before(async () => {
    app = await startTestApp();
    const romashka = await app.db
      .selectFrom('counterparties')
      .select(['inn', 'kpp'])
      .where('name', 'like', '%Ромашка%')
      .executeTakeFirstOrThrow();
    Object.assign(ROMASHKA, romashka);
  });
  after(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('throttles').execute();
  });

  const newPhone = () => {
    phones += 1;
    return `7999000${String(phones).padStart(4, '0')}`;
  };
  const person = async (browser: TestClient, email: string, phone = newPhone()) => ({
    name: 'Ольга',
    lastName: 'Петрова',
    email,
    phone,
    checkWord: await confirmPhone(app, browser, phone, 'registration'),
  });
  const company = (inn: string, kpp = '') => ({
    inn,
    kpp,
    companyName: 'ООО «Новая»',
    ogrn: '',
    address: '101000, г. Москва, ул. Мясницкая, д. 1',
  });
  const completion = async (email: string, isOwnPhone = true) => ({
    code: await latestLinkSecret(app.db, email, 'code'),
    password: PASSWORD,
    isOwnPhone,
  });
  const open = async (browser: TestClient, email: string, isOwnPhone = true) => {
    const body = await completion(email, isOwnPhone);
    browser.token = (await browser.call(completeRegistration, { body })).token;
    return (await browser.call(checkSession)).user;
  };
  const logsIn = async (login: string) =>
    (await app.visitor.attempt(authenticate, { body: { login, password: PASSWORD } })).httpStatus === 200;
  const companiesOf = (login: string) =>
    app.db
      .selectFrom('counterparty_users')
      .innerJoin('users', 'users.id', 'counterparty_users.user_id')
      .innerJoin('counterparties', 'counterparties.id', 'counterparty_users.counterparty_id')
      .selectAll('counterparties')
      .select('is_admin')
      .where('login', '=', login)
      .execute();

  it('becomes an account, and a login, when somebody with the mailbox chooses a password (§7.15)', async () => {
    const browser = app.browser();
    const body = await person(browser, 'olga@shop.example');
    const { email } = await browser.call(registerPerson, { body });
    assert.equal(email, 'olga@shop.example');
    assert.equal(await logsIn('olga@shop.example'), false);
    assert.match((await latestTo(app.db, email))?.body ?? '', /https:\/\/shop\.example\/login\?code=/);
    const user = await open(browser, email);
    assert.deepEqual(
      [user.login, user.name, user.role, user.scope],
      [email, 'Ольга Петрова', 'CUSTOMER', []],
    );
    assert.deepEqual([await logsIn(email), await logsIn(body.phone)], [true, true]);
    assert.deepEqual(await companiesOf(email), []);
  });

  it('records what was ticked once the account is there, and refuses a form without the required consent (§6.80)', async () => {
    const texts = await app.db
      .insertInto('consent_texts')
      .values(
        (['personal-data', 'marketing'] as const).map((kind) => ({
          ...{ kind, version: 1, text: `Согласен: ${kind}`, sha256: '0'.repeat(64), by_name: 'проверка' },
        })),
      )
      .returning(['id', 'kind'])
      .execute();
    const idOf = (kind: string) => texts.find((one) => one.kind === kind)!.id;
    const browser = app.browser();
    const body = await person(browser, 'agreed@shop.example');
    const refused = await browser.attempt(registerPerson, {
      body: { ...body, consents: [idOf('marketing')] },
    });
    assert.equal(refused.error?.field, 'consents');
    const unknown = await browser.attempt(registerPerson, { body: { ...body, consents: [999_999] } });
    assert.match(unknown.error?.message ?? '', /обновился/);
    await browser.call(registerPerson, { body: { ...body, consents: [idOf('personal-data')] } });
    const user = await open(browser, 'agreed@shop.example');
    assert.equal(user.asksConsent, undefined);
    const given = await app.db
      .selectFrom('consents')
      .select(['text_id', 'way', 'address', 'withdrawn_at'])
      .where('user_id', '=', user.id)
      .execute();
    assert.deepEqual(given, [
      { text_id: idOf('personal-data'), way: 'registration', address: '127.0.0.1', withdrawn_at: null },
    ]);
  });

  it('does not take for a consent of the owner what a stranger has ticked with his mailbox', async () => {
    const { id } = await app.db
      .selectFrom('consent_texts')
      .select('id')
      .where('kind', '=', 'personal-data')
      .executeTakeFirstOrThrow();
    const stranger = app.browser();
    const body = { ...(await person(stranger, 'mailbox@other.example')), consents: [id] };
    await stranger.call(registerPerson, { body }, { headers: { 'user-agent': 'somewhere else' } });
    assert.equal((await open(app.browser(), 'mailbox@other.example')).asksConsent, true);
  });

  it('of a client that asks for no consents is asked after the first login', async () => {
    const browser = app.browser();
    await browser.call(registerPerson, { body: await person(browser, 'unasked@shop.example') });
    assert.equal((await open(browser, 'unasked@shop.example')).asksConsent, true);
  });

  it('is not opened by halves: the link stays good when the session cannot begin', async () => {
    const browser = app.browser();
    await browser.call(registerPerson, { body: await person(browser, 'whole@shop.example') });
    const body = await completion('whole@shop.example');
    const attempt = () => browser.attempt(completeRegistration, { body });
    const failing = await failInserts(app.db, 'sessions');
    assert.equal((await attempt()).httpStatus, 500);
    await failing.end();
    assert.equal((await attempt()).httpStatus, 200);
  });

  it('takes no links in names, and tells none of what was typed to a mailbox that may be a stranger’s', async () => {
    const browser = app.browser();
    const body = await person(browser, 'victim@other.example');
    const refused = 'Укажите имя без\u00a0ссылок и\u00a0знаков «/» и\u00a0«:»';
    for (const [field, wire, text, message] of [
      ['name', 'name', 'клиент! Вам бонус: http://evil.example/b', refused],
      ['name', 'name', 'клиент! Бонус на evil.example', refused],
      ['lastName', 'last_name', 'a/b', refused],
      ['secondName', 'second_name', 'a:b', refused],
      ['name', 'name', 'Ольга\u202eгорлО', 'В тексте есть недопустимый символ'],
    ] as const) {
      const { error } = await browser.attempt(registerPerson, { body: { ...body, [field]: text } });
      assert.deepEqual([error?.field, error?.message], [wire, message]);
    }
    const firm = company(withControlDigits('770112244'));
    await browser.call(registerCompany, { body: { ...body, ...firm, name: ' Анна\n\nМария ' } });
    const message = await latestTo(app.db, 'victim@other.example');
    const typed = ['Анна', 'Петрова', 'Новая', firm.inn, body.phone.slice(-4), body.phone.slice(1, 4)];
    for (const words of typed) assert.ok(!`${message?.subject} ${message?.body}`.includes(words), words);
    const { code } = await completion('victim@other.example');
    const read = await app.visitor.call(readRegistration, { body: { code } });
    assert.deepEqual(
      [read.email, read.name, read.phone, read.company],
      [
        'victim@other.example',
        'Анна Мария',
        body.phone,
        { name: firm.companyName, inn: firm.inn, isKnown: false },
      ],
    );
  });

  it('by a stranger leaves him nothing when the owner of the mailbox completes it', async () => {
    const stranger = app.browser();
    const body = await person(stranger, 'owner@other.example');
    const chosen = { ...body, password: 'Chuzhoy2026', confirmation: 'Chuzhoy2026' };
    await stranger.call(registerPerson, { body: chosen });
    const tables = ['registrations', 'users'] as const;
    const hashesOf = async () => {
      const rows = await Promise.all(tables.map((table) => app.db.selectFrom(table).selectAll().execute()));
      return rows.flat().filter((row) => JSON.stringify(row).includes('owner@other.example'));
    };
    assert.deepEqual(
      (await hashesOf()).map((row) => row.password_hash ?? null),
      [null],
    );
    // Reading the link does not use it up, however often a scanner of emails does it.
    const { code } = await completion('owner@other.example');
    for (let time = 0; time < 3; time += 1) await app.visitor.call(readRegistration, { body: { code } });
    assert.equal((await hashesOf()).length, 1);

    const owner = app.browser();
    await open(owner, 'owner@other.example', false);
    assert.equal(await logsIn('owner@other.example'), true);
    const attempt = { login: 'owner@other.example', password: 'Chuzhoy2026' };
    assert.equal((await stranger.attempt(authenticate, { body: attempt })).httpStatus, 401);
    const { phone } = body;
    assert.equal(await logsIn(phone), false);
    assert.equal((await stranger.call(checkPhoneExists, { body: { phone } })).exists, false);
    await app.db.deleteFrom('throttles').execute();
    await stranger.call(sendSmsCode, { body: { phone, purpose: 'login' } });
    const sms = { phone, code: await latestCode(app.db, phone) };
    assert.equal((await stranger.attempt(authenticateByPhone, { body: sms })).httpStatus, 401);
    assert.equal((await stranger.attempt(checkSession)).httpStatus, 401);
  });

  it('with a phone that somebody else has proven meanwhile is completed without it', async () => {
    const browser = app.browser();
    const phone = newPhone();
    for (const email of ['first@shop.example', 'second@shop.example']) {
      await browser.call(registerPerson, { body: await person(browser, email, phone) });
      await app.db.deleteFrom('throttles').execute();
    }
    await open(browser, 'first@shop.example');
    const { error } = await browser.attempt(completeRegistration, {
      body: await completion('second@shop.example'),
    });
    assert.deepEqual([error?.code, error?.field], ['validation', 'own_phone']);
    assert.equal((await open(browser, 'second@shop.example', false)).login, 'second@shop.example');
  });

  it('is opened once, also by two at once, and never after a day', async () => {
    const browser = app.browser();
    await browser.call(registerPerson, { body: await person(browser, 'once@shop.example') });
    const body = await completion('once@shop.example');
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.visitor.attempt(completeRegistration, { body })),
    );
    assert.deepEqual(answers.map(({ httpStatus }) => httpStatus).sort(), [200, 401, 401]);
    const { error } = await app.visitor.attempt(completeRegistration, { body });
    assert.match(error?.message ?? '', /^Ссылка уже не действует/);
    const read = await app.visitor.attempt(readRegistration, { body: { code: body.code } });
    assert.equal(read.error?.code, 'credentials');

    await browser.call(registerPerson, { body: await person(browser, 'late@shop.example') });
    await app.db
      .updateTable('single_use_secrets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    const late = await completion('late@shop.example');
    assert.equal((await app.visitor.attempt(completeRegistration, { body: late })).httpStatus, 401);
  });

  it('with an e-mail that has an account answers the same, with the same work, and the email says so', async () => {
    const browser = app.browser();
    const body = await person(browser, 'buyer@demo.example');
    assert.deepEqual(await browser.call(registerPerson, { body }), { email: 'buyer@demo.example' });
    const message = await latestTo(app.db, 'buyer@demo.example');
    assert.equal(message?.subject, 'У вас уже есть учётная запись');
    assert.ok(!message.body.includes('code='));

    const workOf = async (email: string) => {
      const phone = newPhone();
      const { db, statements } = recordingStatements(app.db);
      const checkWord = await issueSecret(app.db, { purpose: 'phone', phone }, 600);
      const visitor = { address: '203.0.113.9', userAgent: '', device: undefined };
      const applicant = { ...body, secondName: '', company: null, email, phone, checkWord, captchaToken: '' };
      await register({ ...app.services, db }, applicant, visitor);
      return statements;
    };
    assert.deepEqual(await workOf('clerk@demo.example'), await workOf('nobody-yet@shop.example'));
  });

  it('with a phone that has an account says so, for the phone is proven', async () => {
    const browser = app.browser();
    const body = await person(browser, 'second@shop.example', '79000000002');
    const { error } = await browser.attempt(registerPerson, { body });
    assert.deepEqual(
      [error?.code, error?.field, error?.message],
      ['validation', 'phone', 'С этим телефоном уже есть учётная запись. Войдите по коду из СМС'],
    );
  });

  it('needs the check word of its own phone, and each only once', async () => {
    const browser = app.browser();
    const body = await person(browser, 'word@shop.example');
    const foreign = await browser.attempt(registerPerson, { body: { ...body, phone: newPhone() } });
    assert.deepEqual([foreign.error?.code, foreign.error?.field], ['validation', 'checkWord']);
    await browser.call(registerPerson, { body });
    const again = await browser.attempt(registerPerson, { body: { ...body, email: 'word2@shop.example' } });
    assert.equal(again.error?.field, 'checkWord');
  });

  it('takes no password that everybody knows, and keeps the link good', async () => {
    const browser = app.browser();
    const body = await person(browser, 'weak@shop.example');
    await browser.call(registerPerson, { body });
    const link = await completion('weak@shop.example');
    const { error } = await browser.attempt(completeRegistration, {
      body: { ...link, password: 'Password123' },
    });
    assert.deepEqual(
      [error?.field, error?.message],
      ['password', 'Этот пароль слишком известен, придумайте другой'],
    );
    await browser.call(completeRegistration, { body: link });
  });

  it('of a new company makes its first administrator, and gives it a manager and the usual prices (§7.16)', async () => {
    await app.db.insertInto('price_types').values({ external_id: 'usual', name: 'Оптовая' }).execute();
    const browser = app.browser();
    const inn = withControlDigits('770112233');
    const body = { ...(await person(browser, 'boss@new.example')), ...company(inn, '770101001') };
    await browser.call(registerCompany, { body });
    const user = await open(browser, 'boss@new.example');
    assert.ok(user.scope.includes('order'));
    const [firm] = await companiesOf('boss@new.example');
    assert.match(firm?.code ?? '', /^К-\d{4}-00001$/);
    assert.deepEqual(
      [firm?.is_admin, firm?.kind, firm?.inn, firm?.kpp, firm?.name, firm?.discount_percent],
      [true, 'LEGAL', inn, '770101001', 'ООО «Новая»', 0],
    );
    assert.ok(firm?.price_type_id && firm.manager_id);
    const contracts = await app.db
      .selectFrom('contracts')
      .where('counterparty_id', '=', firm.id)
      .selectAll()
      .execute();
    assert.deepEqual(contracts, []);
  });

  it('of an entrepreneur knows one by the INN', async () => {
    const browser = app.browser();
    const inn = withControlDigits('7701122334');
    await browser.call(registerCompany, {
      body: { ...(await person(browser, 'ip@new.example')), ...company(inn) },
    });
    await open(browser, 'ip@new.example');
    const [firm] = await companiesOf('ip@new.example');
    assert.deepEqual([firm?.kind, firm?.kpp], ['INDIVIDUAL', null]);
  });

  it('of a known company makes nobody a member, notifies the person and asks the manager', async () => {
    const browser = app.browser();
    await browser.call(registerCompany, {
      body: { ...(await person(browser, 'guest@new.example')), ...company(ROMASHKA.inn, ROMASHKA.kpp) },
    });
    const { code } = await completion('guest@new.example');
    const read = await app.visitor.call(readRegistration, { body: { code } });
    assert.equal(read.company?.isKnown, true);
    const before = await latestTo(app.db, 'manager@demo.example');
    assert.doesNotMatch(before?.subject ?? '', /Ромашка/);
    const user = await open(browser, 'guest@new.example');
    assert.deepEqual(user.scope, []);
    assert.deepEqual(await companiesOf('guest@new.example'), []);
    const request = await latestTo(app.db, 'manager@demo.example');
    assert.match(request?.subject ?? '', /^Заявка на доступ к компании .*Ромашка/);
    assert.match(request?.body ?? '', /Ольга Петрова \(guest@new\.example, \+7 \(999\)/);
  });

  it('of a company takes slashes in its name and address, and no links', async () => {
    const browser = app.browser();
    const firm = { ...company(withControlDigits('770112277')), companyName: 'ООО\n«А/С»', address: 'д. 5/2' };
    const body = { ...(await person(browser, 'slash@new.example')), ...firm };
    for (const field of ['companyName', 'address'] as const) {
      const linked = { ...body, [field]: 'Офис, https://evil.example' };
      const { error } = await browser.attempt(registerCompany, { body: linked });
      assert.equal(error?.message, 'Здесь не\u00a0может быть ссылки');
    }
    await browser.call(registerCompany, { body });
    await open(browser, 'slash@new.example');
    assert.equal((await companiesOf('slash@new.example'))[0]?.name, 'ООО «А/С»');
  });

  it('of a branch with another KPP is a company of its own', async () => {
    const browser = app.browser();
    await browser.call(registerCompany, {
      body: { ...(await person(browser, 'branch@new.example')), ...company(ROMASHKA.inn, '780101001') },
    });
    await open(browser, 'branch@new.example');
    assert.equal((await companiesOf('branch@new.example'))[0]?.kpp, '780101001');
  });

  it('of one company by two people at once makes one company', async () => {
    const inn = withControlDigits('770998877');
    const browsers = [app.browser(), app.browser()];
    for (const [index, browser] of browsers.entries()) {
      const body = { ...(await person(browser, `twin${index}@new.example`)), ...company(inn) };
      await browser.call(registerCompany, { body });
    }
    await Promise.all(browsers.map((browser, index) => open(browser, `twin${index}@new.example`)));
    const firms = await app.db.selectFrom('counterparties').select('id').where('inn', '=', inn).execute();
    assert.equal(firms.length, 1);
  });

  it('leaves no secret in the database but in the queued email', async () => {
    const browser = app.browser();
    const body = await person(browser, 'secret@shop.example');
    await browser.call(registerPerson, { body });
    const { code } = await completion('secret@shop.example');
    const tables = ['registrations', 'single_use_secrets', 'security_events', 'throttles'] as const;
    const rows = await Promise.all(tables.map((table) => app.db.selectFrom(table).selectAll().execute()));
    const text = JSON.stringify(rows);
    for (const secret of [code, body.checkWord]) assert.ok(secret && !text.includes(secret));
  });
});
