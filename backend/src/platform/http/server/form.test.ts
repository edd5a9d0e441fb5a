import assert from 'node:assert/strict';
import http from 'node:http';
import { after, before, describe, it } from 'node:test';
import { defineCall } from '@shop/contracts/platform/call';
import * as v from 'valibot';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { clockHeaders, type TestClient } from '../../../../testing/test-client.ts';
import { sessionModule } from '../../../modules/session/session.routes.ts';
import { write } from '../route.ts';

const LIMIT = 1_000_000;
const upload = defineCall({
  method: 'POST',
  path: '/api/test/upload/',
  summary: 'Takes a file',
  access: 'session',
  form: true,
  body: v.object({
    file: v.optional(v.custom<File>((value) => value instanceof File, 'Выберите файл')),
    note: v.optional(v.pipe(v.string(), v.maxLength(10))),
  }),
  answer: v.object({ name: v.string(), bytes: v.number(), note: v.string() }),
});

describe('a form', () => {
  let app: TestApp;
  let buyer: TestClient;
  let origin: string;
  let handled = 0;
  const route = write(
    upload,
    ({ body: { file, note = '' } }) => {
      handled += 1;
      return { name: file?.name ?? '', bytes: file?.size ?? 0, note };
    },
    { bodyLimit: LIMIT },
  );
  before(async () => {
    app = await startTestApp({ modules: [sessionModule, [route]] });
    buyer = await app.clientFor('buyer@demo.example');
    origin = await app.listen();
  });
  after(() => app.close());

  const fileOf = (bytes: number, fill = 'a') => new File([fill.repeat(bytes)], 'заказ.csv');

  it('delivers texts and a file with its name, up to the last byte of the limit', async () => {
    const answer = await buyer.call(upload, { body: { file: fileOf(LIMIT), note: 'привет' } });
    assert.deepEqual(answer, { name: 'заказ.csv', bytes: LIMIT, note: 'привет' });
    assert.deepEqual(await buyer.call(upload, { body: {} }), { name: '', bytes: 0, note: '' });
  });

  it('is checked by the schema', async () => {
    const long = await buyer.attempt(upload, { body: { note: 'a'.repeat(11) } });
    assert.deepEqual([long.httpStatus, long.error?.field], [400, 'note']);
    const text = await buyer.attempt(upload, { body: { file: 'not a file' } });
    assert.deepEqual([text.error?.message, text.error?.field], ['Выберите файл', 'file']);
  });

  it('with the same key and content gets the first answer, whatever its boundary; other content is refused', async () => {
    const before = handled;
    const first = await buyer.call(upload, { body: { file: fileOf(5) } }, { key: 'one' });
    assert.deepEqual(await buyer.call(upload, { body: { file: fileOf(5) } }, { key: 'one' }), first);
    assert.equal(handled, before + 1);
    const other = await buyer.attempt(upload, { body: { file: fileOf(5, 'b') } }, { key: 'one' });
    assert.equal(other.httpStatus, 409);
  });

  it('is the only input that its call accepts, and no other call accepts one', async () => {
    const json = await buyer.send({ method: 'POST', url: upload.path, payload: { note: 'a' } });
    assert.equal(json.statusCode, 415);
    const elsewhere = await buyer.attempt(
      { ...upload, path: '/api/authentication/' },
      { body: { note: 'a' } },
    );
    assert.equal(elsewhere.httpStatus, 415);
  });

  it('of a stranger is not read', async () => {
    const { httpStatus } = await app.visitor.attempt(upload, { body: { file: fileOf(5) } });
    assert.equal(httpStatus, 401);
  });

  it('with many fields, two files or half of it missing is refused', async () => {
    const form = (parts: string[]) =>
      [...parts.map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n\r\na\r\n`), '--x--'].join(
        '',
      );
    const send = (payload: string) =>
      buyer.send({
        method: 'POST',
        url: upload.path,
        payload,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
    const file = 'name="file"; filename="a"';
    const hostile = [
      form(Array.from({ length: 50 }, (_, index) => `name="f${index}"`)),
      form([file, file]),
      form(['name="__proto__"']),
      form([file]).slice(0, -20),
      'nothing of a form',
    ];
    for (const payload of hostile) {
      const answer = await send(payload);
      assert.equal(answer.statusCode, 400, payload.slice(0, 100));
      assert.match(answer.json().errors[0].message, /Форма|один файл/);
    }
  });

  for (const isCounted of [true, false])
    it(`of 60 MB is refused without being held in memory, ${isCounted ? 'by its length' : 'as it comes'}`, async () => {
      const rssBefore = process.memoryUsage().rss;
      const { status, body } = await uploadZeros(60, isCounted);
      assert.equal(status, 400);
      assert.deepEqual(
        body.errors.map(({ code, field, message }) => [code, field, message]),
        [['validation', 'file', 'Файл больше 1\u00a0МБ. Разделите его на части']],
      );
      assert.ok(process.memoryUsage().rss - rssBefore < 40e6);
    });

  /** Uploads megabytes in chunks of 64 kB over a real connection. */
  function uploadZeros(megabytes: number, isCounted: boolean) {
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
    const tail = '\r\n--x--';
    const headers = {
      ...clockHeaders(app.services.settings.hashSalt),
      'authorization-token': buyer.token,
      cookie: `sid=${buyer.sid}`,
      'content-type': 'multipart/form-data; boundary=x',
      ...(isCounted && { 'content-length': head.length + megabytes * 1e6 + tail.length }),
    };
    return new Promise<{
      status: number;
      body: { errors: { code: string; field: string; message: string }[] };
    }>((resolve, reject) => {
      const request = http.request(origin + upload.path, { method: 'POST', headers }, async (answer) => {
        const text = (await answer.toArray()).join('');
        resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) });
        request.destroy();
      });
      request.on('error', reject);
      request.write(head);
      let left = (megabytes * 1e6) / 62_500;
      const piece = Buffer.alloc(62_500);
      const go = () => {
        while (left-- > 0) if (!request.write(piece)) return request.once('drain', go);
        return request.end(tail);
      };
      go();
    });
  }
});
