import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startOrigin } from '../testing/start-origin.ts';
import { GROUPS, getsCanary, readGroup } from './group.ts';

const IDS = 200_000;
const shares = [0.1, 1, 5, 10, 50, 99.9, 100] as const;
const releases = Array.from(
  { length: 20 },
  (_, index) => ['catalog', `3.${index}.0-ab12cd${index}`] as const,
);

/** Visitors as an origin numbers them, from an arbitrary start. */
function visitors(first: number): number[] {
  return Array.from({ length: IDS }, (_, index) => (first + index) % GROUPS);
}

for (const percent of shares)
  test(`${percent} % of 200,000 visitors are ${percent} %, to a tenth of a point, for every release`, () => {
    for (const [index, [area, version]] of releases.entries()) {
      const lucky = luckyGroups(area, version, percent);
      const got = visitors(index * 3271).filter((group) => lucky.has(group)).length;
      assert.ok(Math.abs((got / IDS) * 100 - percent) < 0.1, `${area} ${version}: ${(got / IDS) * 100} %`);
    }
  });

test('who has a canary keeps it while its share grows', () => {
  const grown = [0.1, 0.5, 1, 2, 5, 10, 25, 50, 75, 100].map((percent) =>
    luckyGroups('catalog', '2.0.0', percent),
  );
  for (const [index, lucky] of grown.entries())
    for (const group of grown[index - 1] ?? []) assert.ok(lucky.has(group), `group ${group} flipped back`);
});

test('canaries of two areas are independent', () => {
  const one = luckyGroups('catalog', '2.0.0', 50);
  const other = luckyGroups('finances', '2.0.0', 10);
  const both = [...other].filter((group) => one.has(group)).length;
  assert.ok(Math.abs((both / GROUPS) * 100 - 5) < 0.5, `${(both / GROUPS) * 100} % have both, not 5 %`);
});

test('the next release of an area draws anew', () => {
  const one = luckyGroups('catalog', '2.0.0', 10);
  const next = luckyGroups('catalog', '2.1.0', 10);
  const both = [...next].filter((group) => one.has(group)).length;
  assert.ok(Math.abs((both / GROUPS) * 100 - 1) < 0.3);
});

test('every origin says the same: the order of groups is part of the format', () => {
  const lucky = [0, 1, 2, 1000, 40_000, 65_535].map((group) => getsCanary(group, 'catalog', '2.0.0', 50));
  assert.deepEqual(lucky, [false, true, false, false, true, false]);
});

test('a browser keeps its group, and a cookie that names none is replaced', async (t) => {
  const { url } = await startOrigin(t);
  const groupOf = async (cookie: string) =>
    (await fetch(url, { headers: { cookie } })).headers.get('set-cookie');
  const given = await groupOf('');
  assert.match(given ?? '', /^shop-group=\d{1,5}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  const [pair = ''] = (given ?? '').split(';');
  assert.equal(await groupOf(pair), null);
  assert.equal(await groupOf(`auth._token.local=abc; ${pair}`), null);
  for (const wrong of ['shop-group=65536', 'shop-group=-1', 'shop-group=', 'shop-group=1e3', 'xshop-group=7'])
    assert.equal(readGroup(wrong), undefined);
});

function luckyGroups(area: string, version: string, percent: number): ReadonlySet<number> {
  const all = Array.from({ length: GROUPS }, (_, group) => group);
  return new Set(all.filter((group) => getsCanary(group, area, version, percent)));
}
