import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { deleteAttachments, MAX_ATTACHED_BYTES } from './attachments.ts';
import { queueEmail, queueSms } from './queue-message.ts';
import { sendDueMessages } from './send-messages.ts';
import { smsGateway } from './sms-gateway.ts';

describe('the outbox', () => {
  let database: Database;
  before(async () => {
    database = await openTestDatabase({ withPeople: false });
  });
  after(() => database.close());
  const email = (subject: string) => ({ recipient: 'buyer@demo.example', subject, body: 'Текст' });
  const find = (subject: string) =>
    database.db
      .selectFrom('outbox')
      .select(['attempts', 'last_error', 'sent_at', 'body'])
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();

  it('holds no email of a transaction that was rolled back', async () => {
    await database.db
      .transaction()
      .execute(async (tx) => {
        await queueEmail(tx, email('Никогда'));
        throw new Error('rolled back');
      })
      .catch(() => {});
    assert.deepEqual(await database.db.selectFrom('outbox').selectAll().execute(), []);
  });

  it('sends each email once, and reschedules a failed one with its reason', async () => {
    const { db } = database;
    await queueEmail(db, email('Хорошее'));
    await queueEmail(db, email('Плохое'));
    await queueSms(db, '79000000001', 'Код 1234');
    const sent: string[] = [];
    const send = async ({ subject }: { subject: string }) => {
      if (subject === 'Плохое') throw new Error('550 no such mailbox');
      sent.push(subject);
    };
    await Promise.all([sendDueMessages(db, 'email', send), sendDueMessages(db, 'email', send)]);
    await sendDueMessages(db, 'email', send);
    assert.deepEqual(sent, ['Хорошее']);
    const { attempts, last_error, sent_at } = await find('Плохое');
    assert.deepEqual([attempts, last_error, sent_at], [1, '550 no such mailbox', null]);

    await db
      .updateTable('outbox')
      .set({ due_at: new Date(0) })
      .execute();
    await sendDueMessages(db, 'email', send);
    assert.equal((await find('Плохое')).attempts, 2);
  });

  it('carries attachments, whose content is stored once and deleted after the last email', async () => {
    const { db } = database;
    const file = { name: 'Заказ.xlsx', type: 'text/plain', content: Buffer.from('строки') };
    await queueEmail(db, { ...email('Первое'), attachments: [file] });
    await queueEmail(db, { ...email('Второе'), attachments: [{ ...file, name: 'Копия.xlsx' }] });
    const contents = () => db.selectFrom('email_files').select('id').execute();
    assert.equal((await contents()).length, 1);
    const sent: string[] = [];
    await sendDueMessages(db, 'email', async ({ attachments }) => {
      for (const { name, content } of attachments) sent.push(`${name}: ${content}`);
    });
    assert.deepEqual(sent.sort(), ['Заказ.xlsx: строки', 'Копия.xlsx: строки']);
    const never = new Date(0);
    await deleteAttachments(db, { sentBefore: never, queuedBefore: never });
    assert.equal((await contents()).length, 1);
    await deleteAttachments(db, { sentBefore: new Date(Date.now() + 60_000), queuedBefore: never });
    assert.equal((await contents()).length, 0);
    const large = { ...file, content: Buffer.alloc(MAX_ATTACHED_BYTES + 1) };
    await assert.rejects(queueEmail(db, { ...email('Третье'), attachments: [large] }), RangeError);
  });

  it('deletes a secret once it is sent, and never sends an expired one', async () => {
    const { db } = database;
    await queueEmail(db, email('Ссылка'), { expiresAt: new Date(Date.now() + 60_000) });
    await queueEmail(db, email('Старая ссылка'), { expiresAt: new Date(Date.now() - 1000) });
    const sent: string[] = [];
    await sendDueMessages(db, 'email', async ({ subject, body }) => void sent.push(`${subject}: ${body}`));
    assert.deepEqual(sent, ['Ссылка: Текст']);
    assert.equal((await find('Ссылка')).body, '');
  });
});

describe('the gateway of text messages', () => {
  const requests: { method: string; url: string; authorization: string | undefined; body: string }[] = [];
  let status = 200;
  const server = createServer(async (request: IncomingMessage, response) => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, authorization: headers.authorization, body: await text(request) });
    response.writeHead(status).end();
  });
  let origin: string;
  before(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => server.close());
  const message = { recipient: '79000000001', body: 'код 1234 & ещё' };

  it('receives JSON with the token, or its URL filled in', async () => {
    await smsGateway({ url: `${origin}/send`, token: 'a-token' })(message);
    await smsGateway({ url: `${origin}/send?key=k&to={phone}&msg={text}`, token: undefined })(message);
    const [post, get] = requests;
    assert.deepEqual(
      [post?.method, post?.authorization, JSON.parse(post?.body ?? '')],
      ['POST', 'Bearer a-token', { phone: '79000000001', text: 'код 1234 & ещё' }],
    );
    const { searchParams } = new URL(get?.url ?? '', origin);
    assert.deepEqual(
      [get?.method, searchParams.get('to'), searchParams.get('msg')],
      ['GET', '79000000001', 'код 1234 & ещё'],
    );
  });

  it('fails without revealing its URL, which may hold a key', async () => {
    status = 403;
    const send = smsGateway({ url: `${origin}/send?key=secret-key&to={phone}&msg={text}`, token: undefined });
    await assert.rejects(() => send(message), { message: 'the gateway answered 403' });
    const away = smsGateway({ url: 'http://127.0.0.1:1/secret-key', token: undefined });
    await assert.rejects(
      () => away(message),
      (error: Error) => /does not answer/.test(error.message) && !error.message.includes('secret'),
    );
  });
});
