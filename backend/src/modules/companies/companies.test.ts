import assert from 'node:assert/strict';
import { after, before, describe, it, type TestContext } from 'node:test';
import { findByInn } from '@shop/contracts/manager/companies';
import { withControlDigits } from '@shop/domain/validation/inn';
import { startDadata } from '../../../testing/start-dadata.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { organisationSearchRateLimit } from './organisation-search-rate-limit.ts';

const withBranches = withControlDigits('540645719');
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('organisations by INN', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.close());

  const find = async (inn: string) => (await app.visitor.call(findByInn, { body: { inn } })).suggestions;

  it('list a head office first and then its branches, which differ in КПП', async () => {
    const [main, ...branches] = await find(withBranches);
    assert.deepEqual([main?.name, main?.isBranch], ['АО «Энергомаш-Сибирь»', false]);
    assert.deepEqual(
      branches.map(({ inn, isBranch }) => [inn, isBranch]),
      [
        [withBranches, true],
        [withBranches, true],
      ],
    );
    assert.equal(new Set([main, ...branches].map((one) => one?.kpp)).size, 3);
  });

  it('include entrepreneurs without КПП, liquidated companies and customers of the shop', async () => {
    const [person] = await find(withControlDigits('7804213365'));
    assert.deepEqual([person?.name, person?.kpp], ['ИП Савельева Наталья Игоревна', '']);
    assert.match(person?.ogrn ?? '', /^\d{15}$/);
    const [gone] = await find(withControlDigits('770812437'));
    assert.equal(gone?.isActive, false);
    const [known] = await find(withControlDigits('771545613'));
    assert.deepEqual([known?.name, known?.kpp, known?.isActive], ['ООО «Ромашка»', '771501001', true]);
  });

  it('are empty for an unknown INN, and an invalid INN is an error of its field', async () => {
    assert.deepEqual(await find(withControlDigits('123456789')), []);
    const { httpStatus, error } = await app.visitor.attempt(findByInn, { body: { inn: '7715456131' } });
    assert.deepEqual([httpStatus, error?.field], [400, 'search']);
    const short = await app.visitor.attempt(findByInn, { body: { inn: '77' } });
    assert.equal(short.error?.message, 'ИНН должен содержать 10 символов');
  });

  it('are found by the field `search` and by `inn` (§7.122)', async () => {
    for (const name of ['search', 'inn']) {
      const payload = { [name]: withControlDigits('771545613') };
      const answer = await app.visitor.send({ method: 'POST', url: '/api/dadata/findByINN/', payload });
      assert.equal(answer.json().data.suggestions[0].data.inn, payload[name], name);
    }
  });

  it('are rate-limited by IP address', async () => {
    const request = (address: string) =>
      app.visitor.attempt(findByInn, { body: { inn: withBranches } }, from(address));
    for (let count = 0; count < organisationSearchRateLimit.free; count += 1)
      assert.equal((await request('203.0.113.5')).httpStatus, 200);
    const refused = await request('203.0.113.5');
    assert.deepEqual([refused.httpStatus, refused.error?.code], [429, 'limit']);
    assert.match(refused.error?.message ?? '', /Слишком много запросов по\sИНН.+Повторите через/);
    assert.ok(Number(refused.headers['retry-after']) > 0);
    assert.equal((await request('203.0.113.6')).httpStatus, 200);
  });
});

describe('organisations by INN, from DaData', () => {
  const start = async (t: TestContext, settings: object) => {
    const app = await startTestApp({ settings });
    t.after(() => app.close());
    return app;
  };

  it('are passed on without fields that the shop does not need (§7.121)', async (t) => {
    const branch = {
      value: 'Филиал',
      data: { inn: withBranches, branch_type: 'BRANCH', name: {}, capital: 5 },
    };
    const main = {
      value: 'АО «ЭС»',
      data: {
        inn: withBranches,
        kpp: '540601001',
        branch_type: 'MAIN',
        name: { short_with_opf: 'АО «ЭС»' },
        state: { status: 'ACTIVE', registration_date: 1 },
        address: { value: 'г Новосибирск', data: {} },
      },
    };
    const dadata = await startDadata(t, () => ({ suggestions: [branch, main] }));
    const app = await start(t, dadata.settings);
    const { envelope } = await app.visitor.attempt(findByInn, { body: { inn: withBranches } });
    const found = envelope.data as { suggestions: { value: string; data: object }[] };
    assert.deepEqual(
      found.suggestions.map(({ value }) => value),
      ['АО «ЭС»', 'Филиал'],
    );
    assert.ok(
      !JSON.stringify(found).includes('capital') && !JSON.stringify(found).includes('registration_date'),
    );
    const [question] = dadata.questions;
    assert.deepEqual(
      [question?.url, question?.body, question?.headers.authorization],
      ['/suggestions/api/4_1/rs/findById/party', { query: withBranches, count: 50 }, 'Token the key'],
    );
  });

  it('can be typed by hand if it fails, times out, or sends an invalid answer', async (t) => {
    const answers = [undefined, { suggestions: 'none' }];
    const dadata = await startDadata(t, () => answers.shift());
    const app = await start(t, dadata.settings);
    for (const _ of [1, 2]) {
      const { httpStatus, error } = await app.visitor.attempt(findByInn, { body: { inn: withBranches } });
      assert.deepEqual([httpStatus, error?.code], [503, 'unavailable']);
      assert.match(error?.message ?? '', /вручную/);
    }
  });

  it('can be typed by hand in a real shop without a key, which never reveals its customers', async (t) => {
    const app = await start(t, { hasDemoUsers: false });
    const { error } = await app.visitor.attempt(findByInn, { body: { inn: withControlDigits('771545613') } });
    assert.deepEqual([error?.code, /Ромашка/.test(error?.message ?? '')], ['unavailable', false]);
  });
});
