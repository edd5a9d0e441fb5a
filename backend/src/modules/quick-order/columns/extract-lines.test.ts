import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { guessColumns } from '@shop/domain/columns/guess-columns';
import fc from 'fast-check';
import { extractLines } from './extract-lines.ts';

describe('lines of a table', () => {
  it('are all rows with something in it, under its own number', () => {
    const rows = [['Артикул', 'Кол-во'], ['СИЗ-1', '5'], [], ['', '7'], ['СИЗ-2'], ['', '', 'итого']];
    assert.deepEqual(
      extractLines(rows, guessColumns(rows)).map(({ rowNumber, article, quantity }) => [
        rowNumber,
        article,
        quantity,
      ]),
      [
        [2, 'СИЗ-1', '5'],
        [4, '', '7'],
        [5, 'СИЗ-2', ''],
      ],
    );
  });

  it('are taken from any table', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('Артикул', 'Количество', '', '5', 'СИЗ-1'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), (rows) => {
        extractLines(rows, guessColumns(rows));
      }),
    );
  });
});
