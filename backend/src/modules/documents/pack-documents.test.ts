import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { fromBufferPromise } from 'yauzl';
import { packDocuments } from './pack-documents.ts';

test('names are Russian in Windows too, and every file is whole', async () => {
  const names = ['Счёт на оплату СЧ-2026-00001.pdf', 'УПД-2026-00001.pdf'];
  const zip = await buffer(
    packDocuments(names.map((name) => ({ name, draw: async () => Buffer.from(name) }))),
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

test('each is drawn when its turn comes, so that they are not all held at once', async () => {
  const drawn: number[] = [];
  const files = [1, 2, 3].map((number) => ({
    name: `${number}.pdf`,
    draw: async () => {
      drawn.push(number);
      return Buffer.alloc(1_000_000, Math.random().toString());
    },
  }));
  const stream = packDocuments(files);
  await stream[Symbol.asyncIterator]().next();
  assert.ok(drawn.length < 3);
});

test('one that cannot be drawn breaks the archive off', async () => {
  const fail = async () => {
    throw new Error('broken');
  };
  await assert.rejects(buffer(packDocuments([{ name: 'a.pdf', draw: fail }])), /broken/);
});
