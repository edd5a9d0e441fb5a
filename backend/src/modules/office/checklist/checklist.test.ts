import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { getChecklist, sendTestMessage } from '@shop/contracts/office/checklist';
import { publishConsentText } from '@shop/contracts/office/consents';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { readChecklist } from '../office.api.ts';

describe('the checklist', () => {
  let app: TestApp;
  let office: TestClient;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  before(async () => {
    mail = await startMailServer();
    app = await startTestApp({ settings: { smtpUrl: mail.url } });
    office = await app.clientFor('office@demo.example');
  });
  after(async () => {
    await app.close();
    await mail.close();
  });

  const itemOf = async (code: string) => {
    const found = (await office.call(getChecklist)).items.find((one) => one.code === code);
    assert.ok(found, code);
    return found;
  };

  it('says what is missing and where it is done (§6.36)', async () => {
    await app.db.deleteFrom('settings').where('name', '=', 'seller').execute();
    const seller = await itemOf('setting-seller');
    assert.deepEqual([seller.state, seller.link], ['todo', '/office/settings/seller/']);
    assert.equal((await itemOf('products')).state, 'todo');
    assert.equal((await itemOf('demo-accounts')).state, 'todo');
    assert.equal((await itemOf('managers')).state, 'done');
    assert.equal((await itemOf('https')).state, 'done');
    assert.deepEqual([(await itemOf('dadata')).state, (await itemOf('captcha')).state], ['later', 'later']);
    assert.equal((await itemOf('database')).state, 'todo');
  });

  it('names the pages and the consent that the law requires while they are not published (§6.87)', async () => {
    const page = await itemOf('page-privacy');
    assert.deepEqual([page.state, page.title], ['todo', 'Страница «Политика конфиденциальности»']);
    assert.match(page.link ?? '', /^\/manager\/content\/pages\/\d+\/$/);
    await app.db
      .updateTable('static_pages')
      .set({ active: true, text: 'Мы храним' })
      .where('code', '=', 'privacy')
      .execute();
    assert.equal((await itemOf('page-privacy')).state, 'done');
    assert.equal((await itemOf('page-personal-data')).state, 'todo');
    const consent = await itemOf('consent');
    assert.deepEqual([consent.state, consent.link], ['todo', '/office/consents/']);
    await office.call(publishConsentText, {
      body: {
        ...{ kind: 'personal-data', version: 0 },
        text: 'Я даю согласие на обработку моих персональных данных магазину.',
      },
    });
    assert.equal((await itemOf('consent')).text, 'Действует версия 1');
  });

  it('believes that emails leave once the mail server has accepted one', async () => {
    assert.match((await itemOf('emails')).text, /проверочное письмо/);
    const sent = await office.call(sendTestMessage, { body: { kind: 'email' } });
    assert.deepEqual(sent, {
      isSent: true,
      text: 'Отправлено на\u00a0office@demo.example: 250 queued as test',
    });
    assert.equal((await itemOf('emails')).state, 'done');
    assert.deepEqual(mail.recipients, ['<office@demo.example>']);
  });

  it('repeats the words of a mail server that refuses (§6.37)', async () => {
    mail.refusal = '550 no such shop here';
    const sent = await office.call(sendTestMessage, { body: { kind: 'email' } });
    assert.deepEqual([sent.isSent, sent.text], [false, 'Не\u00a0отправлено: 550 no such shop here']);
    mail.refusal = null;
  });

  it('logs in to the mail server once a minute, and quotes no address of a customer', async () => {
    await itemOf('emails');
    const before = mail.connections;
    await app.db
      .insertInto('outbox')
      .values({
        ...{ kind: 'email', recipient: 'ivan.petrov@client.example', subject: 'Заказ', body: '' },
        last_error: '550 5.1.1 <ivan.petrov@client.example>: Recipient address rejected, +7 (903) 555-77-11',
      })
      .execute();
    const { state, text } = await itemOf('emails');
    assert.equal(state, 'todo');
    assert.match(text, /550 5\.1\.1 <…>: Recipient address rejected, …$/);
    assert.equal(mail.connections, before);
    await app.db.deleteFrom('outbox').where('subject', '=', 'Заказ').execute();
  });

  it('limits test messages', async () => {
    const attempts = [];
    for (let made = 0; made < 6; made += 1)
      attempts.push((await office.attempt(sendTestMessage, { body: { kind: 'email' } })).httpStatus);
    assert.ok(attempts.includes(429));
  });

  it('sends no text message without a phone or a gateway', async () => {
    const setPhone = (phone: string | null) =>
      app.db.updateTable('users').set({ phone }).where('login', '=', 'office@demo.example').execute();
    await setPhone(null);
    const unknown = await office.attempt(sendTestMessage, { body: { kind: 'sms' } });
    assert.deepEqual([unknown.httpStatus, unknown.error?.field], [400, 'kind']);
    await setPhone('79000000077');
    const { isSent, text } = await office.call(sendTestMessage, { body: { kind: 'sms' } });
    assert.equal(isSent, false);
    assert.match(text, /SMS_URL/);
  });

  it('names a mail server that does not answer and settings of a trial', async () => {
    const { settings } = app.services;
    const items = await readChecklist(app.db, {
      ...settings,
      smtpUrl: 'smtp://user:secret@127.0.0.1:9',
      publicUrl: 'http://127.0.0.1:3000',
    });
    const emails = items.find(({ code }) => code === 'emails');
    assert.equal(emails?.state, 'todo');
    assert.ok(!emails.text.includes('secret'));
    assert.equal(items.find(({ code }) => code === 'https')?.state, 'todo');
    assert.equal(items.find(({ code }) => code === 'sms')?.state, 'later');
  });
});

/** A mail server that accepts everything, or answers the recipient with `refusal`. */
async function startMailServer() {
  const state = { refusal: null as string | null, recipients: [] as string[], connections: 0 };
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    state.connections += 1;
    let isText = false;
    socket.write('220 test\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        if (isText && line !== '.') continue;
        if (line === '.') {
          isText = false;
          socket.write('250 queued as test\r\n');
        } else if (line === 'DATA') {
          isText = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('RCPT') && state.refusal !== null) socket.write(`${state.refusal}\r\n`);
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else {
          if (line.startsWith('RCPT')) state.recipients.push(line.slice('RCPT TO:'.length));
          socket.write('250 ok\r\n');
        }
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
}
