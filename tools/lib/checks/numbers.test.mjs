import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNumberFaults } from './numbers.mjs';

test('a number belongs to one file', () => {
  assert.deepEqual(findNumberFaults(['002-b.sql', '001-a.sql', '002-a.sql']), [
    '002-b.sql: another file has this number',
  ]);
});

test('an index links every file', () => {
  const index = '| 001 | [A](001-a.md) |';
  assert.deepEqual(findNumberFaults(['001-a.md', '002-b.md', 'README.md'], index), [
    '002-b.md: the index does not link it',
  ]);
});
