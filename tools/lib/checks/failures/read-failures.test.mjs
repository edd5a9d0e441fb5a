import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { Outcome } from '../outcome.mjs';
import { selectTests } from '../select-tests.mjs';
import { readFailures } from './read-failures.mjs';

/** The output of each runner for tests that fail on purpose, recorded from real runs. */
const recorded = (runner) =>
  stripVTControlCharacters(readFileSync(new URL(`recorded/${runner}.txt`, import.meta.url), 'utf8')).split(
    '\n',
  );
const placesOf = (runner) =>
  readFailures(recorded(runner)).map(({ file, line, title }) => `${file}:${line} ${title}`);
const messagesOf = (runner) => readFailures(recorded(runner)).map(({ message }) => message.join('|'));

test('jest: the message ends before the source, the stack and the page as HTML', () => {
  assert.deepEqual(placesOf('jest'), [
    'shared/ui/src/sample2.test.tsx:5 Test suite failed to run',
    'shared/ui/src/sample.test.tsx:6 the basket › keeps its rows (after a reload)',
    'shared/ui/src/sample.test.tsx:10 the basket › shows the total',
    'shared/ui/src/sample.test.tsx:14 the basket › finds a button',
    'shared/ui/src/sample.test.tsx:18 row 2 adds up',
    'shared/ui/src/sample.test.tsx: logs an error',
  ]);
  const [unloaded, compared, missing, button, row, logged] = messagesOf('jest');
  assert.match(unloaded, /^Cannot find module '\.\/nowhere\.ts' from/);
  assert.match(
    compared,
    /^expect\(received\)\.toEqual.*- Expected {2}- 0\|\+ Received {2}\+ 1\|.*\+ {5}2,\|/,
  );
  assert.match(
    missing,
    /^TestingLibraryElementError: Unable to find an element with the text: Итого\.[^|]*$/,
  );
  assert.equal(button, 'Unable to find role="button" and name "Заказать"');
  assert.equal(row, 'expect(received).toBe(expected) // Object.is equality|Expected: 1|Received: 2');
  assert.equal(logged, 'console.error was called:|a library complains');
});

test('node: a test with its comparison, a file that could not be loaded, a file whose process ended', () => {
  assert.deepEqual(placesOf('node'), [
    'delivery/src/sample/bad.test.ts:8 compares (deeply)',
    'delivery/src/sample/bad.test.ts:11 is equal',
    'delivery/src/sample/bad.test.ts:13 matches',
    'delivery/src/sample/bad.test.ts:16 child',
    'delivery/src/sample/exits.test.ts:1 delivery/src/sample/exits.test.ts',
    'delivery/src/sample/unloaded.test.ts:1 delivery/src/sample/unloaded.test.ts',
  ]);
  const [compared, equal, rejects, child, ended, unloaded] = messagesOf('node');
  assert.match(compared, /strictly deep-equal:\|\+ actual - expected\|.*\+ {3}a: 1,\|- {3}a: 2,/);
  assert.match(equal, /\|'200 OK' !== '404'$/);
  assert.equal(rejects, 'AssertionError [ERR_ASSERTION]: Missing expected rejection.');
  assert.equal(child, 'TypeError: Cannot read properties of undefined');
  assert.equal(ended, 'panic: no database');
  assert.match(
    unloaded,
    /^Error \[ERR_MODULE_NOT_FOUND\]: Cannot find module '\/shop\/delivery\/src\/sample\/nowhere\.ts'/,
  );
});

test('node: tests that were cancelled with their group are not told beside the reason', () => {
  const lines = [
    '✖ failing tests:',
    'test at e2e/engines/firefox.ts:55:5',
    '✖ a buyer logs in',
    "  'test did not finish before its parent and was cancelled'",
    'test at e2e/engines/firefox.ts:45:3',
    '✖ Firefox, desktop (34637.8ms)',
    '  ProtocolError: unknown command',
  ];
  assert.deepEqual(
    readFailures(lines).map(({ title }) => title),
    ['Firefox, desktop'],
  );
});

test('Playwright: what was expected and received, the calls, and what the servers printed meanwhile', () => {
  assert.deepEqual(placesOf('playwright'), [
    'e2e/tests/once/sample.spec.ts:8 the login page › shows what nobody wrote [desktop]',
    'e2e/tests/once/sample.spec.ts:12 counts [desktop]',
  ]);
  const [visible, counted] = messagesOf('playwright');
  assert.match(
    visible,
    /^Error: expect\(locator\)\.toBeVisible\(\) failed\|Locator: getByText\('Нет такого'\)\|Expected: visible\|Timeout: 3000ms\|/,
  );
  assert.match(counted, /\|Expected: 3\|Received: 2\|/);
  assert.deepEqual(readFailures(recorded('playwright'))[0].log, ['api: the database does not answer']);
});

test('tsc and Biome: the place, the rule and its sentence', () => {
  assert.deepEqual(placesOf('tsc'), [
    'delivery/src/sample/typed.ts:2 TS2322',
    'delivery/src/sample/typed.ts:3 TS2339',
    'delivery/src/sample/unloaded.test.ts:1 TS2882',
  ]);
  assert.equal(messagesOf('tsc')[0], "Type 'string' is not assignable to type 'number'.");
  assert.deepEqual(placesOf('biome'), [
    'delivery/src/sample/typed.ts:1 lint/style/useConst',
    'delivery/src/sample/typed.ts:2 lint/suspicious/noExplicitAny',
    'delivery/src/sample/typed.ts: format',
  ]);
  assert.deepEqual(messagesOf('biome'), [
    'This let declares a variable that is only assigned once.',
    'Unexpected any. Specify a different type.',
    'File content differs from formatting output',
  ]);
});

test('each failed test is repeated alone by the arguments that are told for it', () => {
  const again = ['jest', 'node', 'playwright'].flatMap((runner) =>
    readFailures(recorded(runner)).map((each) => each.again),
  );
  assert.deepEqual(again.slice(0, 2), [
    'shared/ui/src/sample2.test.tsx',
    "shared/ui/src/sample.test.tsx -t 'the basket keeps its rows \\(after a reload\\)'",
  ]);
  assert.equal(again.at(-1), 'e2e/tests/once/sample.spec.ts:11 --project desktop');
  const [jest] = selectTests([
    'shared/ui/src/sample.test.tsx',
    '-t',
    'the basket keeps its rows \\(after a reload\\)',
  ]);
  assert.deepEqual(
    [jest.command, ...jest.args.filter((each) => !each.startsWith('--cacheDirectory'))],
    ['jest', '--ci', 'shared/ui/src/sample.test.tsx', '-t', 'the basket keeps its rows \\(after a reload\\)'],
  );
  const [server] = selectTests(['delivery/src/cli', '-t', 'is refused']);
  assert.deepEqual(server.args, [
    '--test',
    '--test-name-pattern=is refused',
    'delivery/src/cli/**/*.test.{ts,mjs}',
  ]);
  const [browser] = selectTests(['e2e/tests/once/sample.spec.ts:10', '--project', 'desktop']);
  assert.deepEqual(browser.args.slice(-3), ['e2e/tests/once/sample.spec.ts:10', '--project', 'desktop']);
  assert.deepEqual(selectTests([]), []);
  assert.throws(() => selectTests(['--watch']), { message: /npm test \[--/ });
});

test('the end of a run tells the first failures whole, the next by name, the totals, and how to repeat them', () => {
  const outcome = new Outcome();
  outcome.readPassed(['Tests:       812 passed, 812 total']);
  outcome.readFailed('A browser', recorded('playwright'), 'npx playwright');
  outcome.readFailed('Parts and pages', recorded('jest'), 'npx jest');
  outcome.readFailed('Types of delivery', recorded('tsc'), 'npx tsc --noEmit -p delivery');
  outcome.readFailed('Weight', ['shell', 'Size limit has been exceeded by 2 kB'], 'npx size-limit');
  const lines = outcome.failures.split('\n');
  assert.equal(
    lines[0],
    '✗ A browser › e2e/tests/once/sample.spec.ts:8 › the login page › shows what nobody wrote [desktop]',
  );
  assert.ok(lines.includes('    Expected: visible'));
  assert.ok(lines.includes('  Its log ends with:'));
  assert.ok(lines.includes('✗ Types of delivery › delivery/src/sample/typed.ts:2 › TS2322'));
  assert.ok(lines.includes('    Size limit has been exceeded by 2 kB'));
  assert.equal(lines.at(-1), '✗ Parts and pages › shared/ui/src/sample.test.tsx › logs an error');
  assert.ok(lines.length < 80, `${lines.length} lines`);
  assert.ok(!lines.some((line) => /<body|<p>|✓|› passes/.test(line)), 'neither HTML nor passed tests');
  assert.equal(outcome.line, '815 passed, 9 failed');
  assert.equal(outcome.commands[0], 'npm test -- e2e/tests/once/sample.spec.ts:5 --project desktop');
  assert.deepEqual(outcome.commands.slice(-2), ['npx tsc --noEmit -p delivery', 'npx size-limit']);
});
