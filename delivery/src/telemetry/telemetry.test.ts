import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { createOrigin } from '../origin.ts';
import { publish } from '../releases/moves/publish.ts';
import { FileReleaseStore } from '../releases/store/file-store.ts';
import { readSettings, type Settings } from '../settings.ts';
import { candidateWith } from '../testing/release.builder.ts';
import { browserOf, startSessionApi } from '../testing/session-api.ts';
import { type StartedOrigin, startOrigin } from '../testing/start-origin.ts';
import { readTelemetry } from './read-telemetry.ts';
import { readTicket, releasesOf, writeTicket } from './reporter/ticket.ts';
import { SqliteTelemetryStore } from './store/sqlite-telemetry-store.ts';

const by = { by: 'test', why: null };
const NEW = '1.1.0';
const OLD = '1.0.0';
const { telemetry: usual } = readSettings({ EMBEDDED_DATABASE: '1' });
const unlimited: Partial<Settings> = {
  telemetry: { ...usual, failingPagesPerAddress: 10_000, pagesPerAddress: 10_000 },
};

/** A shop whose catalogue has just got a new release. */
async function startShop(t: TestContext, settings: Partial<Settings> = unlimited) {
  const origin = await startOrigin(t, settings);
  const first = ['shell', 'catalog', 'support'].map((area) => candidateWith({ area }));
  await publish(origin.store, first, by);
  await publish(origin.store, [candidateWith({ area: 'catalog', version: NEW })], by);
  const telemetry = new SqliteTelemetryStore(`${origin.store.folder}/telemetry.sqlite`);
  t.after(() => telemetry.close());
  return { ...origin, telemetry };
}

type Shop = Awaited<ReturnType<typeof startShop>>;

async function openPage({ url }: Pick<StartedOrigin, 'url'>, cookie = ''): Promise<string> {
  const page = await (await fetch(`${url}/catalog/`, { headers: { cookie } })).text();
  const { telemetry } = JSON.parse(/id="shop-config">([^<]+)</.exec(page)![1]!);
  return telemetry.ticket;
}

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' };
const failure = { kind: 'mount', area: 'catalog', version: NEW, message: 'Error: boom' };
const success = { kind: 'mounted', area: 'catalog', version: NEW };

async function send(
  { url }: Pick<StartedOrigin, 'url'>,
  report: unknown,
  headers: Record<string, string> = own,
) {
  const body = typeof report === 'string' ? report : JSON.stringify(report);
  return (await fetch(`${url}/telemetry`, { method: 'POST', headers, body })).status;
}

/** Failing pages of the new release, when all that these origins were told before is written. */
async function failingPages(
  shop: Shop,
  origins: readonly Pick<StartedOrigin, 'url'>[] = [shop],
): Promise<number> {
  const supportPages = async () => (await totalOf(shop, 'support', OLD))?.pages ?? 0;
  for (const origin of origins) {
    const before = await supportPages();
    await send(origin, {
      ticket: await openPage(shop),
      events: [{ ...success, area: 'support', version: OLD }],
    });
    await until(async () => (await supportPages()) > before);
  }
  return (await totalOf(shop, 'catalog', NEW))?.failedPages ?? 0;
}

async function totalOf({ telemetry }: Shop, area: string, version: string) {
  const { releases } = await readTelemetry(telemetry, { area, hours: 1 });
  return releases.find((release) => release.version === version)?.total;
}

/** Reports what a visitor's page of the new release saw. */
async function report(shop: Shop, account: number | undefined, address: string, event: object = failure) {
  const ticket = await openPage(shop);
  return send(shop, { ticket, events: [event] }, { ...own, ...browserOf(account, address) });
}

test('reports of live sessions take a broken release back within seconds, with the figures in the journal', async (t) => {
  const { url: apiOrigin } = await startSessionApi(t);
  const shop = await startShop(t, { ...unlimited, apiOrigin });
  for (let visitor = 0; visitor < 8; visitor += 1)
    assert.equal(await report(shop, visitor, `10.0.${visitor}.1`), 204);
  const heardAt = Date.now();
  await until(async () => (await shop.store.pointers()).get('catalog')?.live === OLD);
  const seconds = (Date.now() - heardAt) / 1000;
  t.diagnostic(`withdrawn ${seconds.toFixed(1)} s after the evidence`);
  assert.ok(seconds <= 12);
  const last = JSON.parse((await shop.store.journalLines()).at(-1)!);
  assert.deepEqual([last.command, last.by, last.from, last.to], ['withdraw', 'automatic', NEW, OLD]);
  assert.match(
    last.why,
    /1\.1\.0 не работал на (\d) из \1 страниц \(100\s%\).+чаще всего mount: Error: boom/,
  );
  assert.match(last.why, /у посетителей с сессией: учётных записей (\d) из \1, сетей \1 из \1/);
  assert.ok((await (await fetch(`${shop.url}/catalog/`)).text()).includes(`/releases/catalog/${OLD}/`));
});

test('each failed call of a page is listed once under what all pages call it, and blames no release', async (t) => {
  const shop = await startShop(t);
  const failedCall = (call: string, durationMs: number, more: object = {}) => ({
    ...success,
    kind: 'call',
    call: { call, status: 503, durationMs, requestId: `req-${durationMs}`, ...more },
  });
  for (let page = 0; page < 2; page += 1) {
    const events = [
      failedCall('GET /web/brands/', 10 + page),
      failedCall('GET /web/brands/', 10 + page),
      failedCall('GET /web/profile/order/{id}/', 20, { status: 200, fields: ['order.lines.0.id'] }),
      { ...success, kind: 'call', call: { call: 'x'.repeat(200), status: 1, durationMs: 1 } },
      failedCall('GET /web/made-up/', 30),
    ];
    assert.equal(await send(shop, { ticket: await openPage(shop), events }), 204);
  }
  const messages = async () => {
    const { releases } = await readTelemetry(shop.telemetry, { area: 'catalog', hours: 1 });
    return releases.flatMap((release) => release.messages);
  };
  await until(
    async () => (await messages()).length === 2 && (await messages()).every(({ count }) => count === 2),
  );
  assert.deepEqual((await messages()).map(({ kind, text, version }) => [kind, text, version]).sort(), [
    ['call', 'GET /web/brands/ 503', NEW],
    ['call', 'GET /web/profile/order/{id}/ 200 order.lines.0.id', NEW],
  ]);
  assert.equal(await failingPages(shop), 0);
});

/** Voices against a release that works, by the number of the report. */
const attacks: Readonly<
  Record<string, (report: number) => readonly [account: number | undefined, address: string]>
> = {
  'somebody without a session, at one address': () => [undefined, '203.0.113.9'],
  'somebody without a session, from many networks': (report) => [undefined, `203.0.${report}.9`],
  'an account at one address': () => [900, '203.0.113.9'],
  'an account from many networks': (report) => [900, `203.0.${report}.9`],
  'many accounts in one /24': (report) => [900 + report, `203.0.113.${report}`],
  'many sessions that have ended': (report) => [800 + report, `203.0.${report}.9`],
};

// Each waits for the watch most of the time.
describe('the watch', { concurrency: true }, () => {
  test('a broken canary is taken from those who have it', async (t) => {
    const { url: apiOrigin } = await startSessionApi(t);
    const shop = await startShop(t, { ...unlimited, apiOrigin });
    await publish(shop.store, [candidateWith({ area: 'catalog', version: '1.2.0' })], {
      ...by,
      percent: 100,
    });
    for (let visitor = 0; visitor < 6; visitor += 1)
      await report(shop, visitor, `10.0.${visitor}.1`, { ...failure, version: '1.2.0' });
    await until(async () => (await shop.store.pointers()).get('catalog')?.canary === null);
    assert.equal((await shop.store.pointers()).get('catalog')?.live, NEW);
  });

  test('on the machine of the shop alone the only account there is takes a broken release back', async (t) => {
    const { url: apiOrigin } = await startSessionApi(t);
    const shop = await startShop(t, { ...unlimited, apiOrigin });
    for (let page = 0; page < 6; page += 1) await report(shop, 1, '127.0.0.1');
    await until(async () => (await shop.store.pointers()).get('catalog')?.live === OLD);
    // The watch has written the end of its journal as well, before the folder goes.
    await until(async () =>
      (await readFile(`${shop.store.folder}/journal.jsonl`, 'utf8')).includes('"withdraw"'),
    );
    assert.ok((await (await fetch(`${shop.url}/catalog/`)).text()).includes(`/releases/catalog/${OLD}/`));
  });

  describe('nobody alone', { concurrency: true }, () => {
    for (const [name, voiceOf] of Object.entries(attacks))
      test(`30 failures told by ${name} withdraw nothing`, async (t) => {
        const api = await startSessionApi(t);
        for (let report = 0; report < 30; report += 1) api.ended.add(800 + report);
        const shop = await startShop(t, { ...unlimited, apiOrigin: api.url });
        for (let visitor = 0; visitor < 6; visitor += 1)
          await report(shop, visitor, `10.0.${visitor}.1`, success);
        for (let turn = 0; turn < 30; turn += 1) {
          const [account, address] = voiceOf(turn);
          assert.equal(await report(shop, account, address), 204);
        }
        await until(async () => (await totalOf(shop, 'catalog', NEW))?.failedPages === 30);
        // More than two looks of the watch.
        await delay(9000);
        assert.equal((await shop.store.pointers()).get('catalog')?.live, NEW);
      });
  });

  test('guests are heard about what they are shown, when many networks say so', async (t) => {
    const shop = await startShop(t);
    await publish(shop.store, [candidateWith({ area: 'shell', version: NEW })], by);
    const shellFails = { ...failure, area: 'shell' };
    for (let visitor = 0; visitor < 20; visitor += 1)
      await report(shop, undefined, `203.0.113.${visitor}`, shellFails);
    await delay(9000);
    assert.equal((await shop.store.pointers()).get('shell')?.live, NEW);
    for (let network = 0; network < 6; network += 1)
      await report(shop, undefined, `198.51.${network}.1`, shellFails);
    await until(async () => (await shop.store.pointers()).get('shell')?.live === OLD);
    assert.match(JSON.parse((await shop.store.journalLines()).at(-1)!).why, /у гостей: сетей (\d) из \1/);
  });
});

test('a page opened before the login counts once its visitor is logged in, by the API of that moment', async (t) => {
  const api = await startSessionApi(t);
  api.isGone = true;
  const shop = await startShop(t, { ...unlimited, apiOrigin: api.url });
  const sessionFailures = async () =>
    (await shop.telemetry.tallies(0, Number.MAX_SAFE_INTEGER)).find(
      ({ area, kind }) => area === 'catalog' && kind === 'session account failed',
    )?.weight;
  const ticket = await openPage(shop);
  const told = { ticket, events: [failure] };
  assert.equal(await send(shop, told, { ...own, ...browserOf(undefined, '10.0.0.1') }), 204);
  assert.equal(await send(shop, told, { ...own, ...browserOf(1, '10.0.0.1') }), 204);
  assert.equal(await failingPages(shop), 1);
  assert.equal(await sessionFailures(), undefined, 'nobody could say whether the session is live');
  api.isGone = false;
  // The first origin leaves an API that did not answer alone for a while.
  const later = await secondOrigin(t, shop, { apiOrigin: api.url });
  assert.equal(await send(later, told, { ...own, ...browserOf(1, '10.0.0.1') }), 204);
  await until(async () => (await sessionFailures()) === 1);
  const asked = api.asked;
  for (let turn = 0; turn < 5; turn += 1)
    await send(
      later,
      { ticket: await openPage(shop), events: [success] },
      { ...own, ...browserOf(1, '10.0.0.1') },
    );
  assert.equal(api.asked, asked, 'a session is asked about once a minute');
});

test('an address gets no more tickets than its pages a minute, and its pages come all the same', async (t) => {
  const { url } = await startShop(t, { telemetry: { ...usual, pagesPerAddress: 3 } });
  const pages: string[] = [];
  for (let page = 0; page < 8; page += 1) pages.push(await (await fetch(`${url}/catalog/`)).text());
  assert.ok(pages.every((page) => page.includes(`/releases/catalog/${NEW}/`)));
  assert.ok(pages.filter((page) => page.includes('"ticket"')).length <= 6);
});

test('a page counts once, however often it reports, and whichever origin hears it', async (t) => {
  const shop = await startShop(t);
  const other = await secondOrigin(t, shop);
  const ticket = await openPage(shop);
  for (let turn = 0; turn < 20; turn += 1)
    await send(turn % 2 ? shop : other, {
      ticket,
      events: [failure, failure, { ...failure, kind: 'render' }],
    });
  assert.equal(await failingPages(shop), 1);
});

const forged: Readonly<Record<string, (shop: Shop, ticket: string) => Promise<number>>> = {
  'without a ticket': (shop) => send(shop, { events: [failure] }),
  'with an empty ticket': (shop) => send(shop, { ticket: '', events: [failure] }),
  'with a ticket changed by hand': (shop, ticket) =>
    send(shop, { ticket: ticket.replace('support', 'finances'), events: [failure] }),
  'with the ticket of another shop': async (shop) => {
    const issuedAt = Math.floor(Date.now() / 1000);
    const releases = new Map([['catalog', [NEW]]]);
    const ticket = writeTicket(
      { nonce: 'x', issuedAt, sample: 1, releases, guests: new Set(), stages: new Map() },
      'another secret',
    );
    return send(shop, { ticket, events: [failure] });
  },
  'with a ticket of yesterday': async (shop) => {
    const releases = new Map([['catalog', [NEW]]]);
    const issuedAt = Math.floor(Date.now() / 1000) - 86_401;
    const secret = await shop.store.secret('telemetry');
    return send(shop, {
      ticket: writeTicket(
        { nonce: 'x', issuedAt, sample: 1, releases, guests: new Set(), stages: new Map() },
        secret,
      ),
      events: [failure],
    });
  },
  'about a release that is not of its page': (shop, ticket) =>
    send(shop, {
      ticket,
      events: [
        { ...failure, version: '9.9.9' },
        { ...failure, area: 'finances' },
      ],
    }),
  'longer than 16 kB': (shop, ticket) =>
    send(shop, { ticket, events: [{ ...failure, message: 'x'.repeat(17_000) }] }),
  'from another site': (shop, ticket) =>
    send(shop, { ticket, events: [failure] }, { ...own, 'sec-fetch-site': 'cross-site' }),
  'from another origin of the site': (shop, ticket) =>
    send(shop, { ticket, events: [failure] }, { ...own, 'sec-fetch-site': 'same-site' }),
  'from another origin, by a browser that says no more': (shop, ticket) =>
    send(
      shop,
      { ticket, events: [failure] },
      { 'content-type': 'text/plain', origin: 'https://evil.example' },
    ),
  'from no browser': (shop, ticket) =>
    send(shop, { ticket, events: [failure] }, { 'content-type': 'text/plain' }),
  'that is not JSON': (shop) => send(shop, '{"ticket":'),
  'of another shape': (shop, ticket) => send(shop, { ticket, events: 'all' }),
};

test('a forged report changes nothing', async (t) => {
  const shop = await startShop(t);
  for (const [name, forge] of Object.entries(forged)) {
    const status = await forge(shop, await openPage(shop));
    assert.ok([204, 400, 403, 413].includes(status), `${name}: ${status}`);
  }
  assert.equal(await failingPages(shop), 0);
  assert.equal((await shop.store.pointers()).get('catalog')?.live, NEW);
});

test('a browser that names only its origin is believed', async (t) => {
  const shop = await startShop(t);
  const headers = { 'content-type': 'text/plain', origin: shop.url };
  assert.equal(await send(shop, { ticket: await openPage(shop), events: [failure] }, headers), 204);
  assert.equal(await failingPages(shop), 1);
});

test('one address brings down no release with the pages it opens, beyond its number a minute', async (t) => {
  const shop = await startShop(t, { telemetry: { ...usual, failingPagesPerAddress: 3 } });
  for (let page = 0; page < 12; page += 1)
    await send(shop, { ticket: await openPage(shop), events: [failure] });
  // The minute may turn while they come.
  assert.ok((await failingPages(shop)) <= 6);
  assert.equal((await shop.store.pointers()).get('catalog')?.live, NEW);
});

test('a page that was not drawn for the sample counts with its failures only', async (t) => {
  const shop = await startShop(t, { telemetry: { ...usual, sample: 0 } });
  await send(shop, { ticket: await openPage(shop), events: [success, failure] });
  await until(async () => (await totalOf(shop, 'catalog', NEW))?.failedPages === 1);
  const { releases } = await readTelemetry(shop.telemetry, { area: 'catalog', hours: 1 });
  assert.deepEqual(releases[0]?.total.failures, { mount: 1 });
  const tallies = await shop.telemetry.tallies(0, Number.MAX_SAFE_INTEGER);
  assert.ok(tallies.every(({ kind }) => kind !== 'page'));
});

test('Prometheus is told pages, failures and vitals by release, once each, and what is in use', async (t) => {
  const shop = await startShop(t);
  await fetch(`${shop.url}/robots.txt`);
  const vital = { kind: 'LCP', area: 'catalog', version: NEW, value: 1234 };
  await send(shop, { ticket: await openPage(shop), events: [success, vital] });
  await send(shop, { ticket: await openPage(shop), events: [failure] });
  assert.equal(await failingPages(shop), 1);
  const answer = await fetch(`${shop.url}/metrics`);
  const text = await answer.text();
  assert.match(answer.headers.get('content-type')!, /^text\/plain; version=0\.0\.4/);
  for (const line of [
    'shop_page_loads_total{area="catalog",version="1.1.0"} 2',
    'shop_failed_pages_total{area="catalog",version="1.1.0"} 1',
    'shop_failures_total{area="catalog",version="1.1.0",kind="mount"} 1',
    'shop_lcp_seconds_bucket{le="1.25",area="catalog",version="1.1.0"} 1',
    'shop_release_info{area="catalog",version="1.1.0",stage="live"} 1',
    'shop_release_info{area="catalog",version="1.0.0",stage="previous"} 1',
    'shop_requests_total{target="telemetry",status="2xx"} 3',
  ])
    assert.ok(text.includes(`${line}\n`), `${line} in\n${text}`);
});

test('metrics are for this machine, or for who has the token', async (t) => {
  const { url } = await startOrigin(t);
  const status = async (origin: string, headers: Record<string, string> = {}) =>
    (await fetch(`${origin}/metrics`, { headers })).status;
  assert.equal(await status(url), 200);
  assert.equal(await status(url, { 'x-forwarded-for': '203.0.113.9' }), 404);
  const token = 'a token of sixteen';
  const guarded = await startOrigin(t, { telemetry: { ...usual, metricsToken: token } });
  assert.equal(await status(guarded.url), 404);
  assert.equal(await status(guarded.url, { authorization: 'Bearer another token' }), 404);
  assert.equal(await status(guarded.url, { authorization: `Bearer ${token}` }), 200);
});

test('a ticket names the releases of its page, those to fall back to as well', async (t) => {
  const { store } = await startShop(t);
  const live = (await store.release('catalog', NEW))!;
  const previous = (await store.release('catalog', OLD))!;
  const releases = releasesOf({ shell: undefined, areas: new Map([['catalog', { live, previous }]]) });
  assert.deepEqual([...releases], [['catalog', [NEW, OLD]]]);
});

test('a ticket says since when its page’s releases have been there: of a canary, since it is one', async (t) => {
  const shop = await startShop(t);
  await publish(shop.store, [candidateWith({ area: 'catalog', version: '1.2.0' })], { ...by, percent: 100 });
  const { stages } = readTicket(await openPage(shop), await shop.store.secret('telemetry'))!;
  const pointers = await shop.store.pointers();
  const secondsOf = (iso: string | undefined) => Math.floor(Date.parse(iso!) / 1000);
  assert.equal(stages.get('catalog'), secondsOf(pointers.get('catalog')?.canary?.since));
  assert.equal(stages.get('support'), secondsOf(pointers.get('support')?.liveSince));
});

/** Another origin process of the same machine would share no more than the folder. */
async function secondOrigin(
  t: TestContext,
  { store }: Shop,
  more: Partial<Settings> = {},
): Promise<Pick<StartedOrigin, 'url'>> {
  const settings = {
    ...readSettings({ EMBEDDED_DATABASE: '1', LOG_LEVEL: 'silent', RELEASES_DIR: store.folder }),
    ...unlimited,
    ...more,
  };
  const app = await createOrigin(
    { ...settings, hashSalt: 'a salt of the tests' },
    await FileReleaseStore.open(store.folder),
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  t.after(() => app.close());
  return { url };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await delay(50)) if (await isSo()) return;
  assert.fail('it did not come to pass within 30 s');
}
