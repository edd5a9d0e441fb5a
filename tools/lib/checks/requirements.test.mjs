import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMisfits, readCoveredIds, readStatements } from './requirements.mjs';

const page = `# Requirements

- a list that is no statement
- §4.1 A login logs in.
- §4.2 The cookie lives 1440 s (by default).
- §4.3 The title is the site name. (differs: see decision 067)
- §4.4 Carriers are edited. (waits: seller's side)
- §4.5 Failures are logged. (pending)
`;

test('statements are lines with an id, and some have a mark', () => {
  assert.deepEqual(
    readStatements(page).map(({ id, mark }) => [id, mark]),
    [
      ['§4.1', undefined],
      ['§4.2', undefined],
      ['§4.3', 'differs'],
      ['§4.4', 'waits'],
      ['§4.5', 'pending'],
    ],
  );
});

test('ids are read in titles and rows of tables, not in comments nor of tests that do not run', () => {
  const source = [
    "it('logs in (§4.1, §4.2)', () => undefined);",
    "it.each([['a row (§4.3)', 1]])('%s', () => undefined);",
    'test(`/orders/ is there (§4.4)`, () => undefined);',
    "it.skip('is not run (§9.1)', () => undefined);",
    "// it('is commented out (§9.2)')",
    '/** Of §9.3, see «§9.4». */',
    "await page.route('**/api/**', (route) => route.abort());",
    'test("in another quote (§4.5)", () => undefined);',
    "await page.unroute('*/api/');",
  ];
  assert.deepEqual(readCoveredIds(source.join('\n')), ['§4.1', '§4.2', '§4.3', '§4.4', '§4.5']);
});

test('what is not held, not known or said twice is told; what waits or is pending needs no test', () => {
  const statements = readStatements(`${page}- §4.1 Said again.\n`);
  const ids = (found) => found.map(({ id }) => id);
  const { repeated, uncovered, pending, unknown } = findMisfits(
    statements,
    new Map([['a.test.ts', ['§4.1', '§4.6']]]),
  );
  assert.deepEqual(ids(repeated), ['§4.1']);
  assert.deepEqual(ids(uncovered), ['§4.2', '§4.3']);
  assert.deepEqual(ids(pending), ['§4.5']);
  assert.deepEqual(unknown, [{ id: '§4.6', file: 'a.test.ts' }]);
});
