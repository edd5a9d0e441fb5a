import assert from 'node:assert/strict';
import http from 'node:http';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { digestIs, openOperations } from '../../testing/operations-shop.ts';
import { candidateWith } from '../../testing/release.builder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { MissingFile } from '../contract.ts';
import type { RequestRefused } from '../request-refused.ts';
import { limits } from './upload-limits.ts';
import { UploadSpool } from './upload-spool.ts';

test('only what is new has to come: what the area has already, and what came before, stays', async (t) => {
  const { send, put, store, spooled } = await openOperations(t);
  const given = { area: 'catalog', version: '2.0.0' };
  const { manifest, files } = candidateWith({ ...given, extraFiles: { 'new.js': 'new()' } });
  const old = candidateWith({ area: 'catalog' });
  manifest.files['remoteEntry.js'] = old.manifest.files['remoteEntry.js']!;
  const releases = [manifest];
  const planned = await send('POST', 'publish/plan', { releases });
  const names = (missing: readonly MissingFile[]) =>
    missing.map(({ integrity }) =>
      Object.keys(manifest.files).find((file) => manifest.files[file]?.integrity === integrity),
    );
  assert.deepEqual(names(planned.body.missing).sort(), ['area.js', 'new.js', 'page.js', 'tile.js']);
  const early = await send('POST', 'publish', { releases });
  assert.deepEqual([early.status, early.body.error.code], [409, 'files-missing']);
  for (const name of ['area.js', 'page.js', 'tile.js'])
    assert.equal((await put(files.get(name)!)).status, 200);
  const again = await send('POST', 'publish/plan', { releases });
  assert.deepEqual(names(again.body.missing), ['new.js']);
  await put(files.get('new.js')!);
  const done = await send('POST', 'publish', { releases, expected: { catalog: 1 }, why: 'new' });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  assert.deepEqual(done.body.changes[0].to, '2.0.0');
  const published = await store.file('catalog', '2.0.0', 'remoteEntry.js');
  assert.deepEqual(published, old.files.get('remoteEntry.js'));
  assert.deepEqual(await spooled(), []);
});

test('a version with other content is refused before anything has come', async (t) => {
  const { send, spooled } = await openOperations(t);
  const { manifest } = candidateWith({ area: 'catalog', extraFiles: { 'new.js': 'new()' } });
  const { status, body } = await send('POST', 'publish/plan', { releases: [manifest] });
  assert.deepEqual([status, body.error.code], [422, 'refused']);
  assert.match(body.error.reasons[0], /was published before with other content/);
  assert.deepEqual(await spooled(), []);
});

test('an upload that was torn goes on where it ended', async (t) => {
  const { url, headers, send, spooled } = await openOperations(t);
  const content = Buffer.alloc(300_000, 'part of a file;');
  const address = `${url}/operations/api/uploads/${digestIs(content)}?offset=0&bytes=${content.length}`;
  const request = http.request(address, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': content.length },
  });
  request.on('error', () => undefined);
  request.write(content.subarray(0, 200_000));
  const received = async () => (await send('GET', `uploads/${digestIs(content)}`)).body.received as number;
  while ((await received()) === 0) await new Promise(setImmediate);
  const closed = new Promise((resolve) => request.once('close', resolve));
  request.destroy();
  await closed;
  const at = await received();
  assert.ok(at > 0 && at <= 200_000);
  const rest = content.subarray(at);
  const gap = await send(
    'PUT',
    `uploads/${digestIs(content)}?offset=${at + 1}&bytes=${content.length}`,
    rest,
  );
  assert.deepEqual([gap.status, gap.body.error.code], [409, 'wrong-offset']);
  const { body } = await send(
    'PUT',
    `uploads/${digestIs(content)}?offset=${at}&bytes=${content.length}`,
    rest,
  );
  assert.equal(body.received, content.length);
  assert.deepEqual(
    (await spooled()).map((name) => name.split('/')[1]),
    [digestIs(content)],
  );
});

test('a file that is not what its integrity says is dropped', async (t) => {
  const { put, spooled } = await openOperations(t);
  const { status, body } = await put(Buffer.from('evil()'), digestIs(Buffer.from('good()')));
  assert.deepEqual([status, body.error.code], [422, 'wrong-content']);
  assert.deepEqual(await spooled(), []);
});

test('a file longer than it says, or than any may be, is refused', async (t) => {
  const { put } = await openOperations(t);
  const content = Buffer.alloc(5000, 'x');
  assert.equal((await put(content, digestIs(content), 0, 100)).status, 413);
  assert.equal((await put(content, digestIs(content), 0, 17 * 1024 * 1024)).status, 413);
});

test('a compressed file is not unpacked: it is refused', async (t) => {
  const { url, headers, spooled } = await openOperations(t);
  const bomb = gzipSync(Buffer.alloc(10_000_000));
  const answer = await fetch(`${url}/operations/api/uploads/${digestIs(bomb)}?offset=0&bytes=10000000`, {
    method: 'PUT',
    headers: { ...headers, 'content-encoding': 'gzip', 'content-type': 'application/octet-stream' },
    body: bomb,
  });
  assert.equal(answer.status, 415);
  assert.deepEqual(await spooled(), []);
});

for (const digest of ['..%2f..%2flive.json', 'sha384-..', 'live.json', `sha384-${'a'.repeat(65)}`])
  test(`nothing is written under the name ${digest.slice(0, 20)}`, async (t) => {
    const { put, spooled } = await openOperations(t);
    const { status } = await put(Buffer.from('x'), digest);
    assert.ok(status === 400 || status === 404, String(status));
    assert.deepEqual(await spooled(), []);
  });

test('what nobody has asked for in six hours is deleted', async (t) => {
  const { put, store, spooled } = await openOperations(t);
  await put(Buffer.from('forgotten()'));
  const spool = new UploadSpool(`${store.folder}/.uploads`);
  await spool.sweep(Date.now() + 5 * 3_600_000);
  assert.equal((await spooled()).length, 1);
  await spool.sweep(Date.now() + 7 * 3_600_000);
  assert.deepEqual(await spooled(), []);
});

const ROOM = limits.spoolBytes / limits.fileBytes;

test('of many large files sent at once only those are taken that there is room for', async (t) => {
  const spool = new UploadSpool(await temporaryFolder(t));
  const answers = await sendAtOnce(spool, 'CI', 40, 0);
  assert.equal(answers.filter((answer) => answer === 1).length, ROOM);
  assert.equal(answers.filter((answer) => answer === 'too-large').length, 40 - ROOM);
});

test('files that were begun and are then continued all at once find no more room than new ones', async (t) => {
  const spool = new UploadSpool(await temporaryFolder(t));
  for (let file = 0; file < ROOM + 3; file += 1)
    await spool.append(largeFile('CI', file, 0), Readable.from([Buffer.from('x')]));
  const answers = await sendAtOnce(spool, 'CI', ROOM + 3, 1);
  assert.ok(answers.includes(2));
  assert.ok(answers.filter((answer) => answer === 2).length <= ROOM);
  assert.ok(answers.includes('too-large'));
});

test('who fills the room fills only their own, and has it again when the uploads are over', async (t) => {
  const spool = new UploadSpool(await temporaryFolder(t));
  const [mine, others] = await Promise.all([
    sendAtOnce(spool, 'CI', ROOM, 0),
    sendAtOnce(spool, 'anna', ROOM, 0),
  ]);
  assert.deepEqual([...mine, ...others], Array(2 * ROOM).fill(1));
  assert.equal(await spool.append(largeFile('CI', 0, 1), Readable.from([Buffer.from('y')])), 2);
});

const largeFile = (owner: string, file: number, offset: number) => ({
  owner,
  digest: digestIs(Buffer.from(String(file))),
  offset,
  bytes: limits.fileBytes,
});

/** Sends one byte of each of so many files; none ends before every other has been accepted or refused. */
async function sendAtOnce(spool: UploadSpool, owner: string, files: number, offset: number) {
  const all = Promise.withResolvers<void>();
  let decided = 0;
  const decide = () => {
    decided += 1;
    if (decided === files) all.resolve();
  };
  const send = async (file: number) => {
    const body = Readable.from(
      (async function* () {
        decide();
        yield Buffer.from('y');
        await all.promise;
      })(),
    );
    return spool.append(largeFile(owner, file, offset), body).catch((error: RequestRefused) => {
      decide();
      return error.code;
    });
  };
  return Promise.all(Array.from({ length: files }, (_, file) => send(file)));
}
