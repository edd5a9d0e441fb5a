import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { renewExchangePassword } from '@shop/contracts/office/exchange-nodes';
import iconv from 'iconv-lite';
import { sql } from 'kysely';
import yazl from 'yazl';
import { importXml, offersXml } from '../../../testing/builders/commerceml/exchange.builder.ts';
import { ExchangeShop } from '../../../testing/one-c/exchange-shop.ts';
import type { OneC } from '../../../testing/one-c/one-c-client.ts';

let shop: ExchangeShop;
before(async () => {
  shop = await ExchangeShop.open();
});
after(() => shop.close());
beforeEach(async () => {
  await sql`truncate products, exchange_sessions cascade`.execute(shop.app.db);
});

const goods = async () => {
  const rows = await shop.app.db.selectFrom('offers').select('external_id as id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};
const states = async () => {
  const rows = await shop.app.db
    .selectFrom('exchange_files')
    .select(['name', 'state'])
    .orderBy('id')
    .execute();
  return rows.map(({ name, state }) => `${name} ${state}`);
};

async function archive(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const zip = new yazl.ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe('logging in', () => {
  test('checkauth names the cookie, and init the size of a part; the version is named where it was asked for', async () => {
    const oneC = shop.oneC({ version: '3.1' });
    const login = await oneC.logIn();
    assert.equal(login.first, 'success');
    assert.match(login.rest, /^exchange\n[\w-]{40,}\nsessid=\d+\ntimestamp=\d+$/);
    const init = await oneC.init();
    assert.match(init.text, /^zip=yes\nfile_limit=8388608\nsessid=\d+\nversion=3\.1$/);
  });

  test('a wrong password and a call without one are refused, with a challenge', async () => {
    for (const oneC of [shop.oneC({ password: 'wrong' }), shop.oneC({ login: 'nobody' })]) {
      const answer = await oneC.logIn();
      assert.deepEqual([answer.httpStatus, answer.text], [401, 'failure\nНеверный логин или пароль обмена']);
    }
    const answer = await fetch(`${shop.origin}/api/1c/exchange?type=catalog&mode=init`);
    assert.equal(answer.status, 401);
    assert.match(answer.headers.get('www-authenticate') ?? '', /^Basic /);
    assert.equal(await answer.text(), 'failure\nНужны логин и пароль узла обмена');
  });

  test('a password is guessed ten times and then not at all', async () => {
    const oneC = shop.oneC({ login: 'guessed', password: 'guess' });
    const answers = [];
    for (let attempt = 0; attempt < 12; attempt += 1) answers.push((await oneC.logIn()).httpStatus);
    assert.deepEqual(answers, [...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  test('logins that somebody invents are counted by the address they come from', async () => {
    const attempts = Array.from({ length: 60 }, (_, index) =>
      shop.oneC({ login: `invented-${index}` }).logIn(),
    );
    const answers = await Promise.all(attempts);
    assert.deepEqual(new Set(answers.map(({ httpStatus }) => httpStatus)), new Set([401, 429]));
    await sql`delete from throttles`.execute(shop.app.db);
  });

  test('a node that is switched off, calls from elsewhere or asks for another kind hears why', async () => {
    await shop.changeNode({ isActive: false });
    assert.match((await shop.oneC().logIn()).rest, /выключен/);
    await shop.changeNode({ allowedNetworks: ['10.0.0.0/8', 'fd00::/8'] });
    assert.match((await shop.oneC().logIn()).rest, /нельзя обращаться с адреса 127\.0\.0\.1/);
    await shop.changeNode({ allowedNetworks: ['127.0.0.0/8'], kinds: ['sale'] });
    assert.match((await shop.oneC().logIn()).rest, /не разрешён обмен каталогом/);
    assert.equal((await shop.oneC({ kind: 'sale' }).logIn()).first, 'success');
    await shop.changeNode({});
  });

  test('a new password ends what the former one has opened', async () => {
    const oneC = shop.oneC();
    await oneC.logIn();
    const { password } = await shop.office.call(renewExchangePassword, { params: { id: shop.node.id } });
    assert.equal((await oneC.init()).httpStatus, 401);
    assert.equal((await oneC.logIn()).httpStatus, 401);
    assert.equal((await shop.oneC({ password }).logIn()).first, 'success');
    Object.assign(shop, { password });
  });

  test('a cookie that was silent for a day opens nothing any more', async () => {
    const oneC = shop.oneC();
    await oneC.logIn();
    assert.equal((await oneC.init()).httpStatus, 200);
    await sql`update exchange_sessions set last_call_at = now() - interval '25 hours'`.execute(shop.app.db);
    assert.equal((await oneC.init()).httpStatus, 401);
  });

  test('calls that come at once without a login share one exchange', async () => {
    const basic = Buffer.from(`ut-main:${shop.password}`).toString('base64');
    const calls = Array.from({ length: 8 }, () =>
      fetch(`${shop.origin}/api/1c/exchange?type=catalog&mode=init`, {
        headers: { authorization: `Basic ${basic}` },
      }),
    );
    const answers = await Promise.all(calls);
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    const sessions = await shop.app.db.selectFrom('exchange_sessions').select('id').execute();
    assert.equal(sessions.length, 1);
  });

  test('unknown kinds and actions are named in the refusal', async () => {
    const say = async (query: string) => (await fetch(`${shop.origin}/api/1c/exchange?${query}`)).text();
    assert.equal(await say('type=cars&mode=init'), 'failure\nВид обмена type=cars не поддерживается');
    assert.equal(await say('type=sale&mode=dance'), 'failure\nДействие mode=dance не поддерживается');
  });
});

describe('files', () => {
  const expected = ['glove#9', 'glove#10', 'hammer'];
  const load = async (oneC: OneC) => {
    const answers = await oneC.exchange({ 'import.xml': importXml, 'offers.xml': offersXml });
    assert.deepEqual(
      answers.map(({ first }) => first),
      ['success', 'success'],
      answers.map(({ rest }) => rest).join('\n'),
    );
  };

  test('plain XML, with the cookie or with the password in every call', async () => {
    await load(shop.oneC());
    assert.deepEqual((await goods()).sort(), [...expected].sort());
    await load(shop.oneC({ forgetsCookie: true }));
    assert.deepEqual(await states(), [
      'import.xml done',
      'offers.xml done',
      'Снятие с продажи unchanged',
      'import.xml unchanged',
      'offers.xml unchanged',
    ]);
  });

  test('windows-1251, in parts that end inside characters, tags and names', async () => {
    const oneC = shop.oneC();
    await oneC.logIn();
    await oneC.init();
    const text = importXml.replace('encoding="UTF-8"', 'encoding="windows-1251"');
    await oneC.send('import.xml', iconv.encode(text, 'windows-1251'), 97);
    await oneC.send('offers.xml', offersXml, 101);
    assert.equal((await oneC.import('import.xml')).first, 'success');
    assert.equal((await oneC.import('offers.xml')).first, 'success');
    assert.equal((await goods()).length, expected.length);
  });

  test('an archive under a name of its own, of which the names inside are asked for', async () => {
    const oneC = shop.oneC();
    await oneC.logIn();
    await oneC.init();
    const zip = await archive({ 'webdata/import.xml': importXml, 'webdata/offers.xml': offersXml });
    await oneC.send('v8_54F1_2.zip', zip, 500);
    assert.equal((await oneC.import('import.xml')).first, 'success');
    assert.equal((await oneC.import('offers.xml')).first, 'success');
    assert.deepEqual(
      await oneC.import('prices.xml').then(({ text }) => text),
      'failure\nФайл «prices.xml» не передан',
    );
    assert.equal((await goods()).length, expected.length);
  });

  test('of two catalogues in an archive the one whose folder is asked for', async () => {
    const oneC = shop.oneC();
    await oneC.logIn();
    const second = importXml.replaceAll('hammer', 'saw');
    await oneC.send(
      'v8.zip',
      await archive({ 'webdata/1/import.xml': importXml, 'webdata/2/import.xml': second }),
    );
    const products = async () => {
      const rows = await shop.app.db
        .selectFrom('products')
        .select('external_id')
        .orderBy('external_id')
        .execute();
      return rows.map(({ external_id: id }) => id);
    };
    assert.equal((await oneC.import('2/import.xml')).first, 'success');
    assert.deepEqual(await products(), ['glove', 'saw']);
    assert.equal((await oneC.import('webdata\\1\\import.xml')).first, 'success');
    assert.deepEqual(await products(), ['glove', 'hammer', 'saw']);
  });

  test('the body is a file whatever type the client declares, even what is none', async () => {
    const oneC = shop.oneC();
    const [, token] = (await oneC.logIn()).rest.split('\n');
    for (const type of [
      'text',
      ';',
      'application/json',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
    ]) {
      const answer = await fetch(
        `${shop.origin}/api/1c/exchange?type=catalog&mode=file&filename=import.xml`,
        {
          method: 'POST',
          headers: { cookie: `exchange=${token}`, 'content-type': type },
          body: importXml,
        },
      );
      assert.equal(await answer.text(), 'success', type);
    }
    assert.equal((await oneC.import('import.xml')).first, 'success');
  });

  test('names that the disk cannot have, and those that the exchange keeps for itself, are refused in words', async () => {
    const oneC = shop.oneC();
    await oneC.logIn();
    await oneC.send('folder/file.xml', importXml);
    await oneC.send('file', importXml);
    const refusals = {
      [`${'ы'.repeat(200)}.xml`]: 'Слишком длинное имя файла',
      'file/below.xml': 'Имя «file/below.xml» занято',
      folder: 'Имя «folder» занято',
      'folder/': 'Не указано имя файла: filename=…',
      'import.zip.unpacked': 'Имя «import.zip.unpacked» занято',
      'Снятие с продажи': 'Имя «Снятие с продажи» занято',
    };
    for (const [name, reason] of Object.entries(refusals))
      assert.equal((await oneC.send(name, importXml)).text, `failure\n${reason}`);
    assert.equal((await oneC.import('folder')).text, 'failure\nФайл «folder» не передан');
    assert.equal((await oneC.import('Снятие с продажи')).text, 'failure\nИмя «Снятие с продажи» занято');
    await oneC.send('v8.zip', await archive({ 'file/below.xml': importXml }));
    assert.match(
      (await oneC.import('below.xml')).text,
      /^failure\nv8\.zip, строка 1: имя «file\/below\.xml»/,
    );
  });

  test('a part that is sent twice counts once, and a file that begins again replaces the first', async () => {
    const oneC = shop.oneC();
    await oneC.logIn();
    const bytes = Buffer.from(importXml);
    const parts = [bytes.subarray(0, 1500), bytes.subarray(1500)];
    await oneC.sendPart('import.xml', parts[0]!);
    await oneC.sendPart('import.xml', parts[0]!);
    await oneC.sendPart('import.xml', parts[1]!);
    assert.equal((await oneC.import('import.xml')).first, 'success');
    await oneC.sendPart('offers.xml', Buffer.from(offersXml).subarray(0, 900));
    await oneC.send('offers.xml', offersXml, 700);
    const { first, rest } = await oneC.import('offers.xml');
    assert.equal(first, 'success', rest);
    assert.equal((await goods()).length, expected.length);
  });

  test('two first parts at once are of one file', async () => {
    const oneC = shop.oneC();
    await oneC.logIn();
    const part = Buffer.from(importXml);
    await Promise.all(Array.from({ length: 6 }, () => oneC.sendPart('import.xml', part)));
    assert.deepEqual(await states(), ['import.xml receiving']);
    assert.equal((await oneC.import('import.xml')).first, 'success');
  });

  test('a part whose connection is cut leaves nothing behind', async () => {
    const oneC = shop.oneC();
    const [, token] = (await oneC.logIn()).rest.split('\n');
    const { port } = new URL(shop.origin);
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /api/1c/exchange?type=catalog&mode=file&filename=import.xml HTTP/1.1\r\nHost: shop\r\nCookie: exchange=${token}\r\nContent-Length: 100000\r\n\r\n${importXml.slice(0, 300)}`,
    );
    socket.end();
    await once(socket.resume(), 'close');
    await oneC.send('import.xml', importXml);
    assert.equal((await oneC.import('import.xml')).first, 'success');
  });

  test('a file that was cut off, is no XML or leads elsewhere changes nothing and says why', async () => {
    await load(shop.oneC());
    const before = await goods();
    const answers = await shop
      .oneC()
      .exchange({ 'import.xml': importXml.slice(0, 1500), 'offers.xml': 'PK no' });
    for (const { first } of answers) assert.equal(first, 'failure');
    assert.match(answers[0]!.rest, /import\.xml, строка \d+: /);
    const oneC = shop.oneC();
    await oneC.logIn();
    for (const name of ['../../x.xml', '..\\x.xml', '/../x.xml', ''])
      assert.equal((await oneC.send(name, importXml)).first, 'failure', name);
    assert.equal((await oneC.import('never-sent.xml')).text, 'failure\nФайл «never-sent.xml» не передан');
    assert.equal((await oneC.send('empty.xml', '')).text, 'failure\nПередан пустой файл');
    assert.deepEqual(await goods(), before);
  });

  test('orders in an archive of which no name is asked for, and companies before the orders of them', async () => {
    const oneC = shop.oneC({ kind: 'sale' });
    await oneC.logIn();
    const file = (content: string) =>
      `<КоммерческаяИнформация ВерсияСхемы="2.08">${content}</КоммерческаяИнформация>`;
    const company =
      '<Ид>guid-firm</Ид><Наименование>ООО «Ромб»</Наименование><ИНН>7707083893</ИНН><КПП>770701001</КПП>';
    const zip = await archive({
      'a/documents.xml':
        file(`<Документ><Ид>guid-1</Ид><Номер>УТ-1</Номер><ХозОперация>Заказ товара</ХозОперация>
        <Контрагенты><Контрагент>${company}<Роль>Покупатель</Роль></Контрагент></Контрагенты></Документ>`),
      'b/contragents.xml': file(`<Контрагенты><Контрагент>${company}</Контрагент></Контрагенты>`),
      'b/scan.pdf': 'no XML',
    });
    assert.equal((await oneC.send('v8_7F_1.zip', zip)).text, 'success');
    await shop.settle();
    const { message } = await shop.app.db
      .selectFrom('exchange_files')
      .select('message')
      .executeTakeFirstOrThrow();
    assert.equal(message, 'Контрагенты: добавлено 1\nЗаказы: отложено 1');
    const { reason } = await shop.app.db
      .selectFrom('exchange_problems')
      .select('reason')
      .executeTakeFirstOrThrow();
    assert.match(reason, /нет товаров/, 'the buyer of the order is found');
    assert.match((await oneC.import('v8_7F_1.zip')).text, /^success\n/);
  });

  test('orders of which no import is asked for are imported when the exchange ends, or say why not', async () => {
    const oneC = shop.oneC({ kind: 'sale' });
    await oneC.logIn();
    await oneC.send(
      'orders.xml',
      '<КоммерческаяИнформация ВерсияСхемы="2.08"></КоммерческаяИнформация><!-- 1C -->',
    );
    await oneC.send('documents.xml', '<КоммерческаяИнформация ВерсияСхемы="2.08"><Документ>');
    await oneC.send('scan.pdf', '%PDF');
    assert.equal((await shop.oneC({ kind: 'sale' }).logIn()).first, 'success');
    await shop.settle();
    assert.deepEqual(await states(), ['orders.xml unchanged', 'documents.xml refused', 'scan.pdf receiving']);
  });

  test('the answer to an import that was lost is given again, and nothing is imported twice', async () => {
    const oneC = shop.oneC();
    await oneC.logIn();
    await oneC.send('import.xml', importXml);
    const first = await oneC.import('import.xml');
    assert.deepEqual(await oneC.import('import.xml'), first);
    assert.deepEqual(await states(), ['import.xml done']);
  });

  test('a second exchange hears since when the first one works, and waits for no other node', async () => {
    const oneC = shop.oneC();
    await oneC.logIn();
    await oneC.send('import.xml', importXml);
    // Another process works on it.
    await shop.app.db
      .updateTable('exchange_files')
      .set({ state: 'working', busy_until: sql<Date>`now() + interval '1 hour'` })
      .execute();
    const second = await shop.oneC().logIn();
    assert.match(
      second.text,
      /^failure\nОбмен уже идёт: файл «import\.xml» от \d\d\.\d\d\.\d{4}.* ещё загружается/,
    );
    assert.equal((await shop.oneC({ kind: 'sale' }).logIn()).first, 'success');
    const busy = await oneC.send('import.xml', importXml);
    assert.match(busy.text, /^failure\nФайл «import\.xml» ещё обрабатывается/);
  });

  test('a file whose process has died is done by the next one', async () => {
    const oneC = shop.oneC();
    await oneC.logIn();
    await oneC.send('import.xml', importXml);
    await shop.app.db
      .updateTable('exchange_files')
      .set({ state: 'working', busy_until: sql<Date>`now() - interval '1 second'` })
      .execute();
    assert.equal((await shop.oneC().logIn()).first, 'failure');
    assert.equal((await oneC.import('import.xml')).first, 'success');
    assert.deepEqual(await states(), ['import.xml done']);
  });
});
