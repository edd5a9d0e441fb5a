import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playRamp, randomOf } from '../../testing/simulated-shop.ts';

const MINUTE_S = 60;
const ramp = [
  [1, 5 * MINUTE_S],
  [5, 5 * MINUTE_S],
  [10, 5 * MINUTE_S],
  [50, 5 * MINUTE_S],
  [100, 31 * MINUTE_S],
] as const;

/** From a quiet morning to a busy shop: 0.2 to 8 pages a second. */
const traffic = (random: () => number) => 0.2 * 40 ** random();

test('200 ramps of healthy releases with 0.5 % of background noise: none is withdrawn', async () => {
  let pages = 0;
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = randomOf(seed);
    const pagesPerSecond = traffic(random);
    const outcome = await playRamp({ random, pagesPerSecond, broken: 0.005, noise: 0.005, stages: ramp });
    assert.equal(outcome.withdrawnAt, undefined, `ramp ${seed}: ${outcome.why}`);
    pages += outcome.pages;
  }
  assert.ok(pages > 1_000_000, `${pages} pages are too few to show anything`);
});

for (const broken of [1, 0.3, 0.12])
  test(`20 ramps of releases that fail on ${broken * 100} % of the pages: each is withdrawn within a minute`, async (t) => {
    const delays: number[] = [];
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = randomOf(seed * 1000);
      const pagesPerSecond = 2 + random() * 18;
      const outcome = await playRamp({ random, pagesPerSecond, broken, noise: 0.005, stages: ramp });
      assert.ok(outcome.withdrawnAt !== undefined, `ramp ${seed} went on`);
      // Some who saw no failure leave before they are heard: then the evidence comes a little early.
      delays.push(outcome.withdrawnAt - (outcome.evidentAt ?? outcome.withdrawnAt));
    }
    t.diagnostic(
      `seconds from evidence to withdrawal: ${delays.sort((one, other) => one - other).join(', ')}`,
    );
    assert.ok(Math.max(...delays) <= 60);
  });

test('an outage that hits every release withdraws none', async () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = randomOf(seed);
    const outcome = await playRamp({ random, pagesPerSecond: 5, broken: 0.4, noise: 0.4, stages: ramp });
    assert.equal(outcome.withdrawnAt, undefined, outcome.why ?? '');
  }
});

test('a release that goes live for everybody at once is withdrawn as well', async () => {
  const random = randomOf(7);
  const stages = [[100, 10 * MINUTE_S]] as const;
  const outcome = await playRamp({ random, pagesPerSecond: 3, broken: 1, noise: 0.005, stages });
  assert.ok(outcome.withdrawnAt !== undefined && outcome.withdrawnAt <= 20, `after ${outcome.withdrawnAt} s`);
});

const intranet = { accounts: 40, networks: 1, crowd: { networks: 1, far: 1 } };
const demo = { accounts: 1, networks: 1, crowd: { networks: 1, far: 0 } };

const oneAddress = () => '203.0.113.9';
const oneNetwork = (report: number) => `203.0.113.${report % 254}`;
/** Every network of an IPv6 /48, one after the other: to limits of addresses each is another client. */
const wideNetwork = (report: number) => `2001:db8:1:${(report % 65_536).toString(16)}::1`;

/** Many voices of somebody who has one address, or a network of them, and accounts as he likes. */
const attacks = {
  'one address with an account': { says: 'failed', addressOf: oneAddress, accounts: 1 },
  'one address with 50 accounts': { says: 'failed', addressOf: oneAddress, accounts: 50 },
  'a whole /24 with an account': { says: 'failed', addressOf: oneNetwork, accounts: 1 },
  'a whole /24 with 254 accounts': { says: 'failed', addressOf: oneNetwork, accounts: 254 },
} as const;

test('20 broken canaries of which a whole /48 with an account says that they work: each is withdrawn within a minute', async () => {
  const attack = { says: 'works', addressOf: wideNetwork, accounts: 1 } as const;
  for (let seed = 1; seed <= 20; seed += 1) {
    const all = { pagesPerSecond: 10, broken: 1, noise: 0.005, stages: [[5, 10 * MINUTE_S]] as const };
    const { withdrawnAt = Number.POSITIVE_INFINITY } = await playRamp({
      ...all,
      random: randomOf(seed),
      attack,
    });
    assert.ok(withdrawnAt <= 60, `ramp ${seed}: ${withdrawnAt} s`);
  }
});

for (const [name, attack] of Object.entries(attacks))
  test(`20 ramps of healthy releases that ${name} reports as broken: each stays`, async () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = randomOf(seed);
      const pagesPerSecond = traffic(random);
      const healthy = { random, pagesPerSecond, broken: 0.005, noise: 0.005, stages: ramp };
      const outcome = await playRamp({ ...healthy, attack });
      assert.equal(outcome.withdrawnAt, undefined, `ramp ${seed}: ${outcome.why}`);
    }
  });

test('one colleague on an intranet brings no release down', async () => {
  const healthy = { pagesPerSecond: 0.5, broken: 0.005, noise: 0.005, stages: ramp, visitors: intranet };
  for (let seed = 1; seed <= 20; seed += 1) {
    const attack = attacks['one address with an account'];
    const outcome = await playRamp({ ...healthy, random: randomOf(seed), attack });
    assert.equal(outcome.withdrawnAt, undefined, `ramp ${seed}: ${outcome.why}`);
  }
});

for (const [name, visitors, pagesPerSecond] of [
  ['the internet', undefined, 3],
  ['an intranet', intranet, 1],
  ['the machine of the shop alone, with one account', demo, 0.5],
] as const)
  test(`20 releases that fail on every page of visitors from ${name}: each is withdrawn within a minute`, async (t) => {
    const stages = [[100, 10 * MINUTE_S]] as const;
    const seconds: number[] = [];
    for (let seed = 1; seed <= 20; seed += 1) {
      const all = { broken: 1, noise: 0.005, stages, pagesPerSecond, ...(visitors && { visitors }) };
      const { withdrawnAt } = await playRamp({ ...all, random: randomOf(seed) });
      seconds.push(withdrawnAt ?? Number.POSITIVE_INFINITY);
    }
    t.diagnostic(`seconds from the release to its withdrawal: ${seconds.join(', ')}`);
    assert.ok(Math.max(...seconds) <= 60);
  });
