import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFailures } from './failures.mjs';
import { Outcome } from './outcome.mjs';

const JEST = `PASS mfe-finances/src/good.test.ts
  ● Console
    console.log
      noise
FAIL mfe-finances/src/bad.test.ts (5.1 s)
  ✕ throws (1 ms)
  ● a group › fails
    expect(received).toEqual(expected) // deep equality
    - Expected  - 1
    + Received  + 1
      1 | describe('a group', () => {
    > 3 |     expect({ a: 1 }).toEqual({ a: 2 });
        |                      ^
      at Object.toEqual (src/bad.test.ts:3:33)
  ● throws
    boom
      at read (../shared/testing/console.ts:27:38)
      at Object.<anonymous> (src/bad.test.ts:8:9)
  ● throws
    console.error was called:
Test Suites: 1 failed, 1 passed, 2 total
Tests:       2 failed, 1 passed, 3 total`;

const NODE = `✖ a group (6.6ms)
Error [ERR_MODULE_NOT_FOUND]: Cannot find module 'nowhere.ts'
    at finalizeResolution (node:internal/modules/esm/resolve:272:11)
✖ delivery/src/worse.test.ts (180.9ms)
ℹ pass 1
ℹ fail 2
✖ failing tests:
test at delivery/src/bad.test.ts:4:3
✖ fails (2.1ms)
  AssertionError [ERR_ASSERTION]: Expected values to be strictly deep-equal:
  +   a: 1
  -   a: 2
      at TestContext.<anonymous> (file:///shop/delivery/src/bad.test.ts:5:41)
      at Test.run (node:internal/test_runner/test:1402:25) {
    generatedMessage: true,
  }
test at delivery/src/worse.test.ts:1:1
✖ delivery/src/worse.test.ts (180.9ms)
  'test failed'`;

const PLAYWRIGHT = `[1/1] [desktop] › e2e/tests/bad.spec.ts:84:1 › fails
  1) [desktop] › e2e/tests/bad.spec.ts:84:1 › fails ──────
    Error: expect(locator).toBeVisible() failed
    Locator: getByText('Нет')
      87 |   page.on('request', (request) => {
    > 88 |     await expect(page.getByText('Нет')).toBeVisible();
        at Page.open (/shop/e2e/pages/page.ts:12:96)
        at /shop/e2e/tests/bad.spec.ts:88:96
    attachment #1: screenshot (image/png) ──────
  1 failed
    [desktop] › e2e/tests/bad.spec.ts:84:1 › fails
  3 passed (1.1m)`;

const told = (output) =>
  readFailures(output.split('\n')).map(
    ({ file, line, title, message }) =>
      `${file}:${line} ${title}: ${message.map((text) => text.trim()).join('|')}`,
  );

test('failed tests are read with the place and the message of their errors, from every runner', () => {
  assert.deepEqual(told(JEST), [
    'mfe-finances/src/bad.test.ts:3 a group › fails: expect(received).toEqual(expected) // deep equality|- Expected  - 1|+ Received  + 1',
    'mfe-finances/src/bad.test.ts:8 throws: boom',
  ]);
  assert.deepEqual(told(NODE), [
    'delivery/src/bad.test.ts:5 fails: AssertionError [ERR_ASSERTION]: Expected values to be strictly deep-equal:|+   a: 1|-   a: 2',
    "delivery/src/worse.test.ts:1 delivery/src/worse.test.ts: Error [ERR_MODULE_NOT_FOUND]: Cannot find module 'nowhere.ts'",
  ]);
  assert.deepEqual(told(PLAYWRIGHT), [
    "e2e/tests/bad.spec.ts:88 fails [desktop]: Error: expect(locator).toBeVisible() failed|Locator: getByText('Нет')",
  ]);
});

test('the end of a run tells a few failures whole, how many more there are, and the totals', () => {
  const outcome = new Outcome();
  for (const output of [JEST, NODE, PLAYWRIGHT]) outcome.read(output.split('\n'));
  const lines = outcome.failures.split('\n');
  assert.ok(lines.length <= 17, `${lines.length} lines`);
  assert.equal(lines[0], '✗ mfe-finances/src/bad.test.ts:3 › a group › fails');
  assert.equal(lines.at(-1), '… and 2 more, above');
  assert.equal(outcome.line, '5 passed, 5 failed');
});
