import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { addAppeal, getAppealTypes } from '@shop/contracts/support/appeals';
import {
  type Attachment,
  getPreviews,
  openAttachment,
  removeAttachment,
  uploadAttachment,
} from '@shop/contracts/support/attachments';
import sharp from 'sharp';
import {
  buildOle,
  buildPhoto,
  buildWord,
  buildZip,
  EICAR,
  inDirectory,
  renamed,
} from '../../../testing/builders/attachments/attachment-files.builder.ts';
import { impersonate } from '../../../testing/builders/people/impersonation.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import type { Actor } from '../../platform/actor/actor.ts';
import { transact } from '../../platform/database/transact.ts';
import { cleanUp } from '../../processes/jobs/clean-up.ts';
import { sweepAttachments } from './attachment-files.ts';
import { attachmentsOf, attachToMessage } from './attachments.repository.ts';

describe('attachments', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-attachments-'));
  let app: TestApp;
  let buyer: TestClient;
  let stranger: TestClient;
  let manager: TestClient;
  let typeId: number;
  before(async () => {
    app = await startTestApp({ settings: { attachmentsDir: folder } });
    buyer = await app.clientFor('buyer@demo.example');
    stranger = await app.clientFor('stranger@demo.example');
    manager = await app.clientFor('manager@demo.example');
    typeId = (await buyer.call(getAppealTypes)).items[0]!.id;
  });
  beforeEach(() => app.db.deleteFrom('throttles').execute());
  after(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const contentPath = (content: Buffer | string, name: string) => new File([Buffer.from(content)], name);
  const upload = (client: TestClient, content: Buffer | string, name: string): Promise<Attachment> =>
    client.call(uploadAttachment, { body: { file: contentPath(content, name) } });
  const refusal = async (content: Buffer | string, name: string) => {
    const { httpStatus, error } = await buyer.attempt(uploadAttachment, {
      body: { file: contentPath(content, name) },
    });
    return [httpStatus, error?.field, error?.message.replaceAll('\u00a0', ' ')];
  };
  const open = async (client: TestClient, { id }: { readonly id: number }) => {
    const { url } = await client.call(openAttachment, { params: { id } });
    return app.app.inject({ url });
  };
  const actorOf = async (login: string, actedBy: number | null = null) => {
    const { id } = await app.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', login)
      .executeTakeFirstOrThrow();
    return { userId: id, actedBy: actedBy === null ? null : { id: actedBy } } as Actor;
  };
  /** The first message of a new appeal. */
  const messageOf = async (client: TestClient) => {
    const { id } = await client.call(addAppeal, {
      body: { typeId, subject: 'Брак', message: 'Смотрите фото' },
    });
    const message = app.db.selectFrom('appeal_messages').select('id').where('appeal_id', '=', id);
    return (await message.executeTakeFirstOrThrow()).id;
  };
  const send = async (client: TestClient, login: string, ...files: readonly Attachment[]) => {
    const messageId = await messageOf(client);
    const actor = await actorOf(login);
    await transact(app.db, (tx) =>
      attachToMessage(
        tx,
        actor,
        messageId,
        files.map(({ id }) => id),
      ),
    );
    return messageId;
  };

  describe('of an image', () => {
    it('are re-encoded, upright, without metadata', async () => {
      const photo = await upload(buyer, await buildPhoto(), 'IMG_0001.JPG');
      assert.deepEqual(
        [photo.name, photo.kind, photo.width, photo.height],
        ['IMG_0001.JPG', 'image', 400, 600],
      );
      const { rawPayload, headers } = await open(buyer, photo);
      assert.equal(rawPayload.length, photo.bytes);
      assert.equal(rawPayload.includes('Camera of Ivan'), false);
      const { orientation, exif, width } = await sharp(rawPayload).metadata();
      assert.deepEqual([orientation, exif, width], [undefined, undefined, 400]);
      assert.match(String(headers['content-disposition']), /^attachment;/);
    });

    it('are at most 4096 pixels long, and stay animated', async () => {
      const wide = await sharp({ create: { width: 5000, height: 50, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      assert.equal((await upload(buyer, wide, 'план.png')).width, 4096);
      const frames = Buffer.alloc(20 * 40 * 3, Buffer.of(255, 0, 0, 0, 0, 255));
      const gif = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
        .gif({ delay: [100, 100] })
        .toBuffer();
      const moving = await upload(buyer, gif, 'дефект.gif');
      assert.deepEqual([moving.width, moving.height], [20, 20]);
    });

    it('have previews for own uploads and visible appeals only', async () => {
      const mine = await upload(buyer, await buildPhoto(), 'фото.jpg');
      const sent = await upload(buyer, await buildPhoto({ width: 500 }), 'фото.jpg');
      const text = await upload(buyer, 'текст', 'письмо.txt');
      await send(buyer, 'buyer@demo.example', sent);
      const ids = [mine.id, sent.id, text.id, 999_999];
      const seen = async (client: TestClient) =>
        (await client.call(getPreviews, { body: { ids } })).items.map(({ id }) => id).sort();
      assert.deepEqual(await seen(buyer), [mine.id, sent.id].sort());
      assert.deepEqual(await seen(manager), [sent.id]);
      assert.deepEqual(await seen(stranger), []);
      const { items } = await buyer.call(getPreviews, { body: { ids: [mine.id] } });
      const preview = Buffer.from(items[0]!.dataUrl.replace('data:image/webp;base64,', ''), 'base64');
      const { format, width, height } = await sharp(preview).metadata();
      assert.deepEqual([format, width, height], ['webp', 160, 240]);
    });

    it('are refused if damaged, or if another type is named like one', async () => {
      const photo = await buildPhoto({ width: 2000, height: 2000 });
      const broken = [400, 'file', 'Файл повреждён или это не изображение'];
      assert.deepEqual(await refusal(photo.subarray(0, photo.length / 2), 'фото.jpg'), broken);
      assert.deepEqual(await refusal('<html>', 'фото.png'), broken);
    });
  });

  it('are typed by content, which decides the extension', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const zip = await buildZip({ 'фото.txt': 'текст' });
    const long = `${'я'.repeat(300)}.pdf`;
    const cases: readonly (readonly [Buffer | string, string, kind: string, name: string])[] = [
      [await buildPhoto(), 'накладная.pdf', 'image', 'накладная.jpg'],
      [await buildPhoto(), 'Акт 12.05', 'image', 'Акт 12.05.jpg'],
      ['%PDF-1.7\n', 'C:\\Users\\Иван\\счёт.PDF', 'pdf', 'счёт.PDF'],
      ['%PDF-1.7\n', '../../etc/passwd', 'pdf', 'passwd.pdf'],
      ['%PDF-1.7\n', long, 'pdf', `${'я'.repeat(146)}.pdf`],
      ['%PDF-1.7\n', 'счёт\u202efdp.\r\nтест.pdf', 'pdf', 'счёт fdp. тест.pdf'],
      ['%PDF-1.7\n', 'con.pdf', 'pdf', '_con.pdf'],
      ['%PDF-1.7\n', '...', 'pdf', 'файл.pdf'],
      ['%PDF-1.7\n', 'a<b>:"c"|?*.pdf', 'pdf', 'a_b___c____.pdf'],
      ['{\\rtf1 текст}', 'письмо.doc', 'document', 'письмо.doc'],
      [await buildWord(), 'договор.docx', 'document', 'договор.docx'],
      [await buildZip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }), 'заказ', 'table', 'заказ.xlsx'],
      [await buildZip({ mimetype: 'application/vnd.oasis.opendocument.text' }), 'a.odt', 'document', 'a.odt'],
      [buildOle('WordDocument'), 'a.doc', 'document', 'a.doc'],
      [buildOle('WordDocument', 'Workbook'), 'a.xls', 'table', 'a.xls'],
      ['Артикул;Кол-во\n1;2\n', 'заказ.csv', 'table', 'заказ.csv'],
      [zip, 'фото.zip', 'archive', 'фото.zip'],
      [await buildZip({ 'внутри.zip': zip }), 'a.zip', 'archive', 'a.zip'],
      [Buffer.from('526172211a0701003392b5e5', 'hex'), 'a.rar', 'archive', 'a.rar'],
      [Buffer.from('377abcaf271c00040000', 'hex'), 'a.7z', 'archive', 'a.7z'],
      [svg, 'логотип.svg', 'text', 'логотип.svg'],
      ['<html><script>alert(1)</script></html>', 'страница.html', 'text', 'страница.html.txt'],
      ['MZ-1;2 пары перчаток, как договаривались на прошлой неделе по телефону', 'a.txt', 'text', 'a.txt'],
      [Buffer.of(1, 2, 3, 0), 'прибор.dat', 'other', 'прибор.dat'],
      [Buffer.of(1, 2, 3, 0), 'отчёт.pdf', 'other', 'отчёт.pdf.bin'],
    ];
    const refusals: unknown[] = [];
    for (const [content, given] of cases) {
      const { kind, name } = await upload(buyer, content, given);
      refusals.push([kind, name]);
      await app.db.deleteFrom('appeal_attachments').where('message_id', 'is', null).execute();
    }
    assert.deepEqual(
      refusals,
      cases.map(([, , kind, name]) => [kind, name]),
    );
  });

  it('are never shown in the browser, except PDF', async () => {
    const served = async (content: string, name: string) => {
      const { headers } = await open(buyer, await upload(buyer, content, name));
      const policy = headers['content-security-policy'];
      assert.deepEqual(
        [policy, headers['x-content-type-options']],
        ["default-src 'none'; sandbox", 'nosniff'],
      );
      return [headers['content-type'], String(headers['content-disposition']).split(';')[0]];
    };
    const saved = ['application/octet-stream', 'attachment'];
    assert.deepEqual(await served('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg'), saved);
    assert.deepEqual(await served('<!doctype html><script>alert(1)</script>', 'a.html'), saved);
    assert.deepEqual(await served('<?xml version="1.0"?><a/>', 'a.xml'), saved);
    assert.deepEqual(await served('%PDF-1.4', 'a.pdf'), ['application/pdf', 'inline']);
  });

  it('are refused if harmful, with the reason', async () => {
    const zip = await buildZip({ 'aa/bb/x.txt': 'текст' });
    const program = 'Это программа или сценарий: такие файлы мы не принимаем';
    const inside = 'В архиве есть программа или сценарий: такие файлы мы не принимаем';
    const macros = 'В документе есть макросы. Сохраните его без макросов и приложите снова';
    const locked = 'Файл защищён паролем. Снимите пароль и приложите его снова';
    const infected = 'Файл похож на заражённый вирусом и не принят';
    const damaged = 'Архив повреждён или загружен не до конца';
    const windows = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]);
    const nested = await buildZip({ 'b.zip': await buildZip({ 'c.zip': zip }) });
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}.txt`, '']));
    const encrypted = inDirectory(zip, (record) => record.writeUInt16LE(1, 8));
    const huge = inDirectory(zip, (record) => record.writeUInt32LE(300_000_000, 24));
    const lying = inDirectory(zip, (record) => record.writeUInt32LE(3, 24));
    const link = inDirectory(zip, (record) => record.writeUInt32LE(0o120777 * 65_536, 38));
    const cases: readonly (readonly [Buffer | string, string, message: string])[] = [
      ['', 'пусто.txt', 'Файл пуст'],
      [windows, 'фото.jpg', program],
      [Buffer.from('7f454c4602010100', 'hex'), 'a.bin', program],
      [Buffer.from('cffaedfe07000001', 'hex'), 'a', program],
      [Buffer.from('4c0000000114020000000000c000000000000046', 'hex'), 'a.txt', program],
      ['#!/bin/sh\nrm -rf /', 'readme.txt', program],
      ['текст', 'счёт.pdf.exe', program],
      ['текст', 'фото.exe.jpg', program],
      ['текст', 'счёт.js', program],
      ['текст', 'счёт\u202ecod.hta', program],
      ['текст', 'a.BAT. ', program],
      [await buildPhoto(), 'фото.jpg.scr', program],
      [buildOle('WordDocument', '_VBA_PROJECT'), 'a.doc', macros],
      [buildOle('EncryptedPackage'), 'a.docx', locked],
      [await buildWord({ 'word/vbaProject.bin': 'x' }), 'a.docx', macros],
      [await buildZip({ 'a.docm': await buildWord({ 'word/vbaProject.bin': 'x' }) }), 'a.zip', macros],
      [await buildZip({ 'установка.exe': 'x' }), 'a.zip', inside],
      [await buildZip({ 'фото.jpg': windows }), 'a.zip', inside],
      [await buildZip({ 'b.zip': await buildZip({ 'c.vbs': '' }) }), 'a.zip', inside],
      [link, 'a.zip', inside],
      [encrypted, 'a.zip', locked],
      [
        renamed(zip, 'aa/bb/x.txt', '../../x.txt'),
        'a.zip',
        'Архив составлен неверно: пути в нём ведут наружу',
      ],
      [nested, 'a.zip', 'В архиве лежит архив с архивами. Распакуйте его и приложите снова'],
      [await buildZip(many), 'a.zip', 'В архиве больше 1 000 файлов. Разделите его на части'],
      [huge, 'a.zip', 'В распакованном виде архив больше 200 МБ. Разделите его на части'],
      [
        await buildZip({ 'нули.txt': Buffer.alloc(20_000_000) }),
        'a.zip',
        'Архив сжат неправдоподобно сильно. Приложите файлы из него по отдельности',
      ],
      [lying, 'a.zip', damaged],
      [zip.subarray(0, zip.length - 30), 'a.zip', damaged],
      [EICAR, 'a.txt', infected],
      [await buildZip({ 'a.txt': `${'я'.repeat(40_000)}${EICAR}` }), 'a.zip', infected],
      [await buildZip({ 'b.zip': await buildZip({ 'a.txt': EICAR }) }), 'a.zip', infected],
    ];
    const refusals: unknown[] = [];
    for (const [content, name] of cases) refusals.push(await refusal(content, name));
    assert.deepEqual(
      refusals,
      cases.map(([, , message]) => [400, 'file', message]),
    );
  });

  it('may have 25 MB, and a larger one is refused with a clear message', async () => {
    const largest = await upload(buyer, Buffer.alloc(25_000_000, 1), 'запись.dat');
    assert.equal(largest.bytes, 25_000_000);
    const refusals = await refusal(Buffer.alloc(25_000_001, 1), 'запись.dat');
    assert.deepEqual(refusals, [400, 'file', 'Файл больше 25 МБ']);
    await buyer.call(removeAttachment, { params: { id: largest.id } });
  });

  it('belong to one of two concurrent messages, in their order', async () => {
    const first = await upload(buyer, 'один', 'а.txt');
    const second = await upload(buyer, 'два', 'б.txt');
    const actor = await actorOf('buyer@demo.example');
    const messages = [await messageOf(buyer), await messageOf(buyer)];
    const outcomes = await Promise.allSettled(
      messages.map((message, at) => {
        const ids = at === 0 ? [second.id, first.id] : [first.id, second.id];
        return transact(app.db, (tx) => attachToMessage(tx, actor, message, ids));
      }),
    );
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
    assert.deepEqual(
      lost.map(({ reason }) => [reason.code, reason.field]),
      [['validation', 'attachmentIds']],
    );
    const won = outcomes.findIndex(({ status }) => status === 'fulfilled');
    const found = await attachmentsOf(app.db, messages);
    assert.deepEqual([...found.keys()], [messages[won]]);
    const names = found.get(messages[won]!)!.map(({ name }) => name);
    assert.deepEqual(names, won === 0 ? ['б.txt', 'а.txt'] : ['а.txt', 'б.txt']);
  });

  it('cannot be attached by another user, nor while impersonating', async () => {
    const mine = await upload(buyer, 'текст', 'а.txt');
    const impersonating = await impersonate(app, manager, 'buyer@demo.example');
    const impersonated = await upload(impersonating, 'текст', 'а.txt');
    const message = await messageOf(buyer);
    const managers = (await actorOf('manager@demo.example')).userId;
    for (const [login, actedBy, id] of [
      ['stranger@demo.example', null, mine.id],
      ['manager@demo.example', null, impersonated.id],
      ['buyer@demo.example', managers, mine.id],
      ['buyer@demo.example', null, impersonated.id],
      ['buyer@demo.example', null, 999_999],
    ] as const) {
      const actor = await actorOf(login, actedBy);
      await assert.rejects(attachToMessage(app.db, actor, message, [id]), { field: 'attachmentIds' });
    }
    await attachToMessage(app.db, await actorOf('buyer@demo.example', managers), message, [impersonated.id]);
    assert.equal((await open(impersonating, impersonated)).statusCode, 200);
    assert.equal((await open(buyer, impersonated)).statusCode, 200);
  });

  it('of another company, and unsent ones of another user, are answered like unknown ones', async () => {
    const unsent = await upload(buyer, 'текст', 'а.txt');
    const sent = await upload(buyer, 'текст', 'б.txt');
    await send(buyer, 'buyer@demo.example', sent);
    const refusals = async (client: TestClient, id: number) => {
      const { httpStatus, error } = await client.attempt(openAttachment, { params: { id } });
      return [httpStatus, error?.message];
    };
    const unknown = [404, 'Такого файла нет'];
    assert.deepEqual(await refusals(stranger, sent.id), unknown);
    assert.deepEqual(await refusals(stranger, unsent.id), unknown);
    assert.deepEqual(await refusals(manager, unsent.id), unknown);
    assert.deepEqual(await refusals(buyer, 999_999), unknown);
    assert.equal((await open(manager, sent)).body, 'текст');
    for (const [client, id] of [
      [stranger, unsent.id],
      [buyer, sent.id],
    ] as const)
      assert.equal((await client.attempt(removeAttachment, { params: { id } })).httpStatus, 404);
  });

  it('are limited by number and size until sent', async () => {
    await app.db.deleteFrom('appeal_attachments').where('message_id', 'is', null).execute();
    const { userId } = await actorOf('buyer@demo.example');
    const row = { uploaded_by: userId, name: 'а', kind: 'text', type: 'x', file: 'x' } as const;
    const many = [
      400,
      'file',
      'Слишком много приложенных, но не отправленных файлов. Отправьте их или уберите лишние',
    ];
    await app.db
      .insertInto('appeal_attachments')
      .values(Array.from({ length: 29 }, () => ({ ...row, bytes: 1 })))
      .execute();
    const both = await Promise.all([refusal('а', 'а.txt'), refusal('б', 'б.txt')]);
    assert.deepEqual(both.map(([status]) => status).sort(), [200, 400]);
    await app.db.deleteFrom('appeal_attachments').where('message_id', 'is', null).execute();
    await app.db
      .insertInto('appeal_attachments')
      .values({ ...row, bytes: 249_999_999 })
      .execute();
    assert.deepEqual(await refusal('два', 'а.txt'), many);
    await app.db.deleteFrom('appeal_attachments').where('message_id', 'is', null).execute();
  });

  it('of the same content uploaded at once are all stored intact', async () => {
    const content = Buffer.alloc(5_000_000, 'одно и то же');
    const uploaded = await Promise.all([1, 2, 3, 4].map((number) => upload(buyer, content, `${number}.txt`)));
    const opened = await Promise.all(uploaded.map((one) => open(buyer, one)));
    assert.deepEqual(
      opened.map(({ rawPayload }) => rawPayload.equals(content)),
      [true, true, true, true],
    );
  });

  it('uploaded by the dozen are refused before they fill the memory, without limiting others', async (t) => {
    const url = new URL(uploadAttachment.path, await app.listen());
    const begin = () => {
      const headers = { ...(buyer.headers() as Record<string, string>), 'content-length': '25000000' };
      const type = 'multipart/form-data; boundary=x';
      const request = http.request(url, { method: 'POST', headers: { ...headers, 'content-type': type } });
      request.on('error', () => {}).write('--x\r\n');
      return request;
    };
    const slow = Array.from({ length: 7 }, begin);
    t.after(() => slow.forEach((request) => void request.destroy()));
    const [refused] = await Promise.race(slow.map((request) => once(request, 'response')));
    assert.equal(refused.statusCode, 429);
    assert.deepEqual(await refusal('а', 'а.txt'), [
      429,
      undefined,
      'Сейчас загружается слишком много файлов. Повторите через несколько секунд',
    ]);
    await upload(stranger, 'б', 'б.txt');
    for (const request of slow) request.destroy();
    await t.waitFor(() => upload(buyer, 'а', 'а.txt'));
  });

  it('count against the person who uploads, not the impersonated user', async () => {
    const impersonating = await impersonate(app, manager, 'buyer@demo.example');
    await upload(impersonating, 'текст', 'а.txt');
    await app.db.updateTable('throttles').set({ level: 1000 }).execute();
    const body = { file: contentPath('текст', 'а.txt') };
    assert.equal((await impersonating.attempt(uploadAttachment, { body })).httpStatus, 429);
    await upload(buyer, 'текст', 'а.txt');
  });

  it('are stored once per content, and deleted with the last reference', async (t) => {
    const files = () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const before = files().length;
    const [one, two] = [await upload(buyer, 'одно', 'а.txt'), await upload(stranger, 'одно', 'б.txt')];
    assert.equal(files().length, before + 1);
    await buyer.call(removeAttachment, { params: { id: one.id } });
    assert.equal((await open(stranger, two)).body, 'одно');
    await stranger.call(removeAttachment, { params: { id: two.id } });
    await t.waitFor(() => assert.equal(files().length, before));
  });

  it('unsent by the next day are deleted, like leftovers of aborted uploads', async () => {
    const old = await upload(buyer, 'старое', 'а.txt');
    const fresh = await upload(buyer, 'новое', 'б.txt');
    const sent = await upload(buyer, 'ушло', 'в.txt');
    await send(buyer, 'buyer@demo.example', sent);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await app.db
      .updateTable('appeal_attachments')
      .set({ created_at: yesterday })
      .where('id', 'in', [old.id, sent.id])
      .execute();
    const { file } = await app.db
      .selectFrom('appeal_attachments')
      .select('file')
      .where('id', '=', old.id)
      .executeTakeFirstOrThrow();
    const broken = path.join(folder, path.dirname(file), 'x.123.part');
    writeFileSync(broken, 'половина');
    for (const one of [broken, path.join(folder, file)]) utimesSync(one, yesterday, yesterday);
    await cleanUp(app.db);
    await sweepAttachments(app.db, folder);
    assert.deepEqual([existsSync(broken), existsSync(path.join(folder, file))], [false, false]);
    assert.equal((await buyer.attempt(openAttachment, { params: { id: old.id } })).httpStatus, 404);
    assert.equal((await open(buyer, fresh)).body, 'новое');
    assert.equal((await open(buyer, sent)).body, 'ушло');
  });

  it('of an upload repeated after a lost response are one', async () => {
    const body = { file: contentPath('раз', 'а.txt') };
    const [first, second] = [
      await buyer.call(uploadAttachment, { body }, { key: 'one-upload' }),
      await buyer.call(uploadAttachment, { body }, { key: 'one-upload' }),
    ];
    assert.equal(first.id, second.id);
  });
});
