import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import { fileOf, workbookOf, zipOf } from '../../../../testing/builders/quick-order/order-files.builder.ts';
import { Validation } from '../../errors/errors.ts';
import { FileReader } from './file-reader.ts';
import { unpack } from './unpack.ts';

describe('the reader of files', () => {
  const reader = new FileReader();
  after(() => reader.close());
  const read = (bytes: Buffer, userId = 1) => reader.read(new Uint8Array(bytes), userId);

  it('answers each of many people with their own file', async () => {
    const files = Array.from({ length: 12 }, (_, index) => fileOf(workbookOf([[`A-${index}`, index + 1]])));
    const read12 = await Promise.all(files.map((file, index) => read(file, index)));
    assert.deepEqual(
      read12.map(([sheet]) => sheet!.rows[0]![0]),
      files.map((_, index) => `A-${index}`),
    );
  });

  it('refuses what waits beyond its places', async () => {
    const file = fileOf(workbookOf([['A', 1]]));
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => read(file)));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    assert.equal(refused.length, 4);
    assert.match(String((refused[0] as PromiseRejectedResult).reason.message), /слишком много файлов/);
  });

  it('outlives a file that eats all memory and one that takes too long, and goes on', {
    timeout: 60_000,
  }, async () => {
    const parts = Object.fromEntries(await unpack(fileOf(workbookOf([['x']]), 'ods')));
    const content = parts['content.xml']!.toString()
      .replace(/<table:table-row[^>]*>/, '<table:table-row table:number-rows-repeated="1000000">')
      .replace(/<table:table-cell /, '<table:table-cell table:number-columns-repeated="200" ');
    assert.match(content, /rows-repeated="1000000".*columns-repeated="200"/s);
    const bomb = await zipOf({ ...parts, 'content.xml': content });
    const startedAt = performance.now();
    await assert.rejects(read(bomb), /Файл слишком велик|за 10.секунд/);
    assert.ok(performance.now() - startedAt < 15_000);
    const [sheet] = await read(fileOf(workbookOf([['A', 1]])));
    assert.deepEqual(sheet?.rows, [['A', '1']]);
  });

  it('answers whatever is changed in a file: its rows, or what is wrong with it', {
    timeout: 120_000,
  }, async (t) => {
    const impatient = new FileReader({ timeMs: 1500 });
    t.after(() => impatient.close());
    const book = workbookOf([
      ['Артикул', 'Количество'],
      ['СИЗ-0412/3', 12],
    ]);
    const files = [
      fileOf(book),
      fileOf(book, 'xls'),
      fileOf(book, 'ods'),
      Buffer.from('Артикул;Количество\nСИЗ;12'),
    ];
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), changes, async (file, list) => {
        const bytes = Buffer.from(file);
        for (const [at, byte] of list) bytes[at % bytes.length] = byte;
        await impatient.read(new Uint8Array(bytes), 1).catch((error) => {
          assert.ok(error instanceof Validation, error.stack);
          assert.equal(error.field, 'file');
        });
      }),
      { numRuns: 300, interruptAfterTimeLimit: 60_000 },
    );
  });
});
