import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, lowestShare, type Showing } from './judge.ts';

const limits = { share: 0.05 };
const of = (failed: number, tried: number): Showing => ({ failed, tried });
const healthy = of(2, 400);
const nobody = of(0, 0);

const cases: readonly (readonly [string, Showing, readonly Showing[], boolean])[] = [
  ['no page at all', nobody, [healthy], false],
  ['healthy', of(5, 1000), [healthy], false],
  ['healthy, few pages', of(1, 3), [healthy], false],
  ['every page fails', of(5, 5), [healthy], true],
  ['every page fails, and there is nothing to compare with', of(5, 5), [nobody, nobody], true],
  ['one page in three fails', of(20, 60), [healthy], true],
  ['12 in a hundred fail, seen for long enough', of(48, 400), [healthy], true],
  ['12 in a hundred fail, too few pages to be sure', of(6, 50), [healthy], false],
  ['over the limit, but not surely', of(6, 100), [healthy], false],
  ['just below the limit, whatever the number', of(4_900, 100_000), [healthy], false],
  ['an outage hits the live release as well', of(80, 100), [of(300, 400)], false],
  ['an outage hits the other areas as well', of(80, 100), [nobody, of(500, 700)], false],
  ['much worse than a live release that is not well either', of(95, 100), [of(40, 400)], true],
  ['the live release has too few pages to say what is usual', of(50, 100), [of(3, 4)], true],
  ['the release before was no better', of(30, 100), [of(100, 400)], false],
];

for (const [name, showing, others, isBroken] of cases)
  test(`${isBroken ? 'goes' : 'stays'}: ${name}`, () => {
    assert.equal(judge(showing, others, limits).isBroken, isBroken);
  });

test('the lower bound of a share is Wilson’s', () => {
  assert.ok(Math.abs(lowestShare(10, 100, 1.96) - 0.0552) < 0.0001);
  assert.ok(lowestShare(0, 100) < 1e-9);
  assert.equal(lowestShare(0, 0), 0);
});
