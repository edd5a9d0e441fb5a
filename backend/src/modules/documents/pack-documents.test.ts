import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { fromBufferPromise } from 'yauzl';
import { packDocuments } from './pack-documents.ts';

test('names are Cyrillic in Windows too, and every file is complete', async () => {
  const names = ['Счёт на оплату СЧ-2026-00001.pdf', 'УПД-2026-00001.pdf'];
  const zip = await buffer(
    packDocuments(names.map((name) => ({ name, render: async () => Buffer.from(name) }))),
  );
  const archive = await fromBufferPromise(zip);
  const seen: string[] = [];
  for await (const entry of archive.eachEntry()) {
    assert.ok(entry.generalPurposeBitFlag & 0x800, 'the name is marked as UTF-8');
    seen.push(entry.fileName);
    assert.equal((await buffer(await archive.openReadStreamPromise(entry))).toString(), entry.fileName);
  }
  assert.deepEqual(seen, names);
});

test('each file is rendered when its turn comes, so that not all are in memory at once', async () => {
  const drawn: number[] = [];
  const files = [1, 2, 3].map((number) => ({
    name: `${number}.pdf`,
    render: async () => {
      drawn.push(number);
      return Buffer.alloc(1_000_000, Math.random().toString());
    },
  }));
  const stream = packDocuments(files);
  await stream[Symbol.asyncIterator]().next();
  assert.ok(drawn.length < 3);
});

test('a file that cannot be rendered aborts the archive', async () => {
  const fail = async () => {
    throw new Error('broken');
  };
  await assert.rejects(buffer(packDocuments([{ name: 'a.pdf', render: fail }])), /broken/);
});
