import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { withdraw } from '../releases/moves/rollback.ts';
import { writeBuildFor } from '../testing/run-release.ts';
import { openReleaseShop, overHttp, type ReleaseShop, ways } from '../testing/store-and-origin.ts';

async function publishTwo({ publish }: ReleaseShop): Promise<void> {
  for (const build of [{ area: 'shell' }, { area: 'catalog' }, { area: 'catalog', version: '1.1.0' }])
    assert.equal((await publish(build)).code, 0);
}

/** The same commands with the same results, wherever the releases are. */
const stories: Readonly<Record<string, (shop: ReleaseShop) => Promise<void>>> = {
  'publish says what visitors get and how to undo it': async ({ publish }) => {
    assert.equal(
      (await publish({ area: 'shell' })).out,
      'shell — → 1.0.0 is live for everybody (no fallback)\n',
    );
    const first = await publish({ area: 'catalog' });
    assert.match(first.out, /\nundo: release retire catalog\n$/);
    const { code, out } = await publish({ area: 'catalog', version: '1.1.0' });
    assert.equal(code, 0);
    assert.equal(
      out,
      'catalog 1.0.0 → 1.1.0 is live for everybody (falls back to 1.0.0)\nundo: release rollback catalog --to 1.0.0 --why "…"\n',
    );
  },
  'the same version with the same content changes nothing, with other content it is refused': async (
    shop,
  ) => {
    await publishTwo(shop);
    const again = await shop.publish({ area: 'catalog', version: '1.1.0' });
    assert.deepEqual(
      [again.code, again.out],
      [0, 'catalog 1.1.0 is live (falls back to 1.0.0); nothing has changed\n'],
    );
    const other = {
      area: 'catalog',
      version: '1.1.0',
      extraFiles: { 'new.js': 'new()' },
      shared: { '@shop/platform/http': [] },
    };
    const { code, err } = await shop.publish(other);
    assert.equal(code, 3);
    assert.equal(
      err,
      'catalog is refused:\n  - version 1.1.0 was published before with other content (new.js, «shared» of release.json); build it under a new version\n',
    );
    const { error } = JSON.parse((await shop.publish(other, '--json')).out);
    assert.equal(error.code, 'refused');
    assert.deepEqual(error.taken, { area: 'catalog', version: '1.1.0' });
  },
  'a release that would break is refused with every reason': async ({ publish }) => {
    await publish({ area: 'shell' });
    const shared = { '@shop/platform/http': ['call', 'gone'] };
    const { code, out, err } = await publish({ area: 'catalog', shared });
    assert.deepEqual([code, out], [3, '']);
    assert.match(err, /^catalog is refused:\n {2}- catalog 1\.0\.0 uses gone of @shop\/platform\/http/m);
  },
  'a folder of a build goes with one area': async ({ release }) => {
    const { code, err } = await release('publish', 'shell', 'catalog', '--from', 'shell-1.0.0');
    assert.deepEqual([code, err], [2, '--from goes with one area, and not with --build\n']);
    assert.equal((await release('publish', 'catalog', '--from', 'nowhere')).code, 3);
  },
  'a canary grows, is promoted, and the undo of each step is said': async (shop) => {
    await publishTwo(shop);
    const from = await writeBuildFor(shop.folder, { area: 'catalog', version: '1.2.0' });
    const born = await shop.release('canary', 'catalog', '--from', from, '--percent', '5');
    assert.match(born.out, /^catalog 1\.2\.0 goes to 5 % of the visitors, 1\.1\.0 to the others/);
    assert.match(born.out, /\nundo: release canary catalog --percent 0\n$/);
    const grown = await shop.release('canary', 'catalog', '--percent', '12.5');
    assert.match(grown.out, /goes to 12\.5 %.+\nundo: release canary catalog 1\.2\.0 --percent 5\n$/);
    const promoted = await shop.release('promote', 'catalog');
    assert.match(promoted.out, /^catalog 1\.1\.0 → 1\.2\.0 is live for everybody/);
    assert.match(
      promoted.out,
      /\nundo: release rollback catalog --to 1\.1\.0 --why "…"\nundo: release canary catalog 1\.2\.0 --percent 12\.5\n$/,
    );
    assert.match((await shop.release('promote', 'catalog')).err, /no canary to promote/);
  },
  'a kept release becomes the canary, and 0 percent ends it': async (shop) => {
    await publishTwo(shop);
    const { out } = await shop.release('canary', 'catalog', '1.0.0', '--percent', '50', '--json');
    assert.equal(JSON.parse(out).changes[0].canary.percent, 50);
    const ended = await shop.release('canary', 'catalog', '--percent', '0');
    assert.equal(
      ended.out,
      'catalog 1.1.0 is live for everybody (falls back to 1.0.0)\nundo: release canary catalog 1.0.0 --percent 50\n',
    );
    const published = await shop.publish({ area: 'catalog', version: '1.3.0' }, '--percent', '10');
    assert.match(published.out, /^catalog 1\.3\.0 goes to 10 %/);
  },
  'rollback wants a reason, writes it down, and goes to a named release too': async (shop) => {
    await publishTwo(shop);
    const silent = await shop.release('rollback', 'catalog');
    assert.deepEqual([silent.code, silent.err], [2, 'Say why for the journal: --why "…"\n']);
    const back = await shop.release('rollback', 'catalog', '--why', 'неверные суммы');
    assert.match(
      back.out,
      /^catalog 1\.1\.0 → 1\.0\.0 is live for everybody \(no fallback\)\nundo: .+--to 1\.1\.0/,
    );
    const { out } = await shop.release('history', '--area', 'catalog', '--limit', '1', '--json');
    assert.equal(JSON.parse(out)[0].why, 'неверные суммы');
    const forward = await shop.release('rollback', 'catalog', '--to', '1.1.0', '--why', 'all right');
    assert.match(forward.out, /^catalog 1\.0\.0 → 1\.1\.0/);
    assert.equal((await shop.release('rollback', 'catalog', '--to', '9.9.9', '--why', 'x')).code, 3);
  },
  'a withdrawn release comes back only when that is confirmed: by a flag, or at a terminal': async (shop) => {
    await publishTwo(shop);
    await withdraw(shop.store, 'catalog', '1.1.0', { by: 'automatic', why: 'failed on 8 of 8 pages' });
    assert.match((await shop.release('status')).out, /\ncatalog 1\.1\.0 was withdrawn on \d{4}-/);
    const named = ['rollback', 'catalog', '--to', '1.1.0', '--why', 'needed'];
    const refused = await shop.release(...named);
    assert.deepEqual([refused.code, refused.out], [3, '']);
    assert.match(refused.err, /1\.1\.0 was withdrawn on .+ by automatic: failed on 8 of 8 pages/);
    assert.match(refused.err, /--accept-withdrawn\n$/);
    assert.equal(JSON.parse((await shop.release(...named, '--json')).out).error.code, 'withdrawn');
    assert.equal((await shop.publish({ area: 'catalog', version: '1.1.0' })).code, 3);
    const no = await shop.releaseAnswering(['no'], ...named);
    assert.deepEqual([no.code, no.out], [2, '']);
    assert.match(no.err, /failed on 8 of 8 pages\nGive it to visitors all the same\?/);
    assert.equal((await shop.release(...named, '--accept-withdrawn')).code, 0);
    await withdraw(shop.store, 'catalog', '1.1.0', { by: 'automatic', why: 'failed again' });
    const yes = await shop.releaseAnswering(['yes'], ...named);
    assert.match(yes.out, /^catalog 1\.0\.0 → 1\.1\.0 is live/);
  },
  'a release is pinned with a reason, and its line says until when': async (shop) => {
    await publishTwo(shop);
    const version = '1.2.0';
    const silent = await shop.publish({ area: 'catalog', version }, '--pinned');
    assert.deepEqual([silent.code, silent.err], [2, 'Say why it is pinned: --why "…"\n']);
    const pinned = await shop.publish({ area: 'catalog', version }, '--pinned', '--why', 'closes a hole');
    assert.match(pinned.out, /^catalog 1\.1\.0 → 1\.2\.0 .+, pinned until \d{4}-\d\d-\d\d \d\d:\d\d UTC\n/);
    assert.equal((await shop.store.pointers()).get('catalog')?.pin?.version, version);
    assert.match((await shop.release('status')).out, /\ncatalog 1\.2\.0 is pinned until \d{4}-/);
  },
  'at a terminal the reason is asked for until there is one': async (shop) => {
    await publishTwo(shop);
    const back = await shop.releaseAnswering(['', 'too slow'], 'rollback', 'catalog');
    assert.equal(back.code, 0);
    assert.match((await shop.release('history')).out, /rollback +1\.1\.0 → 1\.0\.0 .+ too slow\n/);
    const left = await shop.releaseAnswering([], 'rollback', 'catalog', '--to', '1.1.0');
    assert.equal(left.code, 2);
    assert.match(left.err, /Without a reason nothing has been changed\n$/);
  },
  'a retired area is off the shop until it is published again': async (shop) => {
    await publishTwo(shop);
    const { out } = await shop.release('retire', 'catalog', '--why', 'merged');
    assert.match(out, /^catalog is off the shop.+\nundo: release rollback catalog --to .+ --why "…"\n$/);
    assert.doesNotMatch((await shop.release('status')).out, /catalog/);
    assert.equal((await shop.publish({ area: 'catalog', version: '1.1.0' })).code, 0);
    assert.equal((await shop.release('retire', 'shell')).code, 3);
  },
  'status and history are tables for people and lists for programs': async (shop) => {
    assert.equal((await shop.release('status')).out, 'Nothing has been published yet.\n');
    await publishTwo(shop);
    assert.match(
      (await shop.release('status')).out,
      /^AREA +LIVE +CANARY +FALLBACK[^\n]+\nshell +1\.0\.0 +— +—.+\ncatalog +1\.1\.0 +— +1\.0\.0/,
    );
    const status = JSON.parse((await shop.release('status', '--json')).out);
    assert.deepEqual(
      status.map(({ area, kept }: { area: string; kept: string[] }) => [area, kept]),
      [
        ['shell', ['1.0.0']],
        ['catalog', ['1.0.0', '1.1.0']],
      ],
    );
    const history = JSON.parse((await shop.release('history', '--limit', '2', '--json')).out);
    assert.deepEqual(
      history.map(({ number, to }: { number: number; to: string }) => [number, to]),
      [
        [3, '1.1.0'],
        [2, '1.0.0'],
      ],
    );
    assert.equal((await shop.release('history', '--verify')).out, 'The journal is whole\n');
  },
  'the journal of an area nobody has changed is said to be empty': async (shop) => {
    await publishTwo(shop);
    assert.equal(
      (await shop.release('history', '--area', 'nosuch')).out,
      'The journal has nothing of nosuch.\n',
    );
  },
  'verify reads every release, or those of an area': async (shop) => {
    await publishTwo(shop);
    const well = 'Every file is as it was published, and the journal is whole\n';
    assert.deepEqual([(await shop.release('verify')).code, (await shop.release('verify')).out], [0, well]);
    assert.equal((await shop.release('verify', 'shell', '--json')).out, '{\n  "faults": []\n}\n');
  },
  'prune says what would go, keeps what open tabs may need, and names the reason': async (shop) => {
    await publishTwo(shop);
    await shop.release('rollback', 'catalog', '--why', 'test');
    assert.equal((await shop.release('prune')).out, 'Every release has to stay\n');
    const kept = await shop.release('prune', 'catalog', '1.1.0');
    assert.equal(kept.code, 3);
    assert.match(kept.err, /tabs that are still open may load chunks of 1\.1\.0/);
    const dry = await shop.release('prune', '--keep-days', '0', '--dry-run');
    assert.equal(dry.out, 'catalog 1.1.0 would go\n');
    const gone = await shop.release('prune', 'catalog', '1.1.0', '--keep-days', '0', '--json');
    assert.deepEqual(JSON.parse(gone.out), {
      pruned: [{ area: 'catalog', version: '1.1.0' }],
      isDryRun: false,
    });
  },
  'a token is made, listed without its secret, and revoked': async ({ release }) => {
    const made = await release('token', 'create', '--area', 'finances', '--name', 'finances team, CI');
    assert.match(made.out, /^shop_[0-9a-f]{12}_[\w-]{43}\n$/);
    const [, id = '', secret = ''] = /^shop_(\w{12})_(.+)\n$/.exec(made.out)!;
    const listed = await release('token', 'list');
    assert.match(listed.out, new RegExp(`${id} +finances +finances team, CI`));
    const json = (await release('token', 'list', '--json')).out;
    assert.ok(!json.includes(secret) && !json.includes('hash'));
    assert.equal((await release('token', 'revoke', id)).out, `Token ${id} is worthless now\n`);
    assert.equal((await release('token', 'revoke', id)).code, 1);
    assert.equal((await release('token', 'create', '--area', '../x', '--name', 'x')).code, 2);
  },
  'failures are JSON for programs, too': async ({ release }) => {
    const { code, out, err } = await release('promote', 'catalog', '--json');
    assert.deepEqual([code, err], [3, '']);
    assert.deepEqual(JSON.parse(out), {
      error: {
        code: 'refused',
        message: 'catalog is refused',
        reasons: ['nothing of it has been published'],
      },
    });
  },
};

for (const way of ways)
  for (const [what, tell] of Object.entries(stories))
    test(`${way.name}: ${what}`, async (t) => tell(await openReleaseShop(t, way)));

for (const way of ways.filter(({ kind }) => kind === 'files'))
  test(`${way.name}: verify finds a file that is not what was published`, async (t) => {
    const shop = await openReleaseShop(t, way);
    await publishTwo(shop);
    await writeFile(`${shop.releasesDir}/catalog/1.0.0/area.js`, 'other()');
    const found = await shop.release('verify', 'catalog');
    assert.deepEqual([found.code, found.out], [1, 'catalog 1.0.0: area.js is not what was published\n']);
    const json = await shop.release('verify', '--json');
    assert.deepEqual(JSON.parse(json.out).faults.length, 1);
  });

test('the command that undoes a change goes to the origin the change was told to go to', async (t) => {
  const shop = await openReleaseShop(t, overHttp);
  await publishTwo(shop);
  const { out } = await shop.release('rollback', 'catalog', '--why', 'x', '--origin', shop.url);
  assert.ok(out.endsWith(`\nundo: release rollback catalog --to 1.1.0 --why "…" --origin ${shop.url}\n`));
});
