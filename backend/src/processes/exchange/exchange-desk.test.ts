import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import {
  decideExchangeFile,
  type ExchangeSession,
  getExchangeFile,
  getExchangeJournal,
  getExchangeState,
  tryExchangeNode,
} from '@shop/contracts/office/exchange';
import { getExchangeNodes } from '@shop/contracts/office/exchange-nodes';
import { saveSetting } from '@shop/contracts/office/settings';
import { sql } from 'kysely';
import { buildCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { importXml, offersXml } from '../../../testing/builders/commerceml/exchange.builder.ts';
import { buildPlacedOrder } from '../../../testing/builders/orders/placed-order.builder.ts';
import { ExchangeShop } from '../../../testing/one-c/exchange-shop.ts';
import { alertLateStreams } from '../../modules/exchange/exchange.api.ts';

let shop: ExchangeShop;
before(async () => {
  shop = await ExchangeShop.open();
});
after(() => shop.close());
beforeEach(async () => {
  await sql`truncate products, exchange_sessions, exchange_alerts cascade`.execute(shop.app.db);
});

const journal = async (): Promise<readonly ExchangeSession[]> =>
  (await shop.office.call(getExchangeJournal, { query: { page: 1, kind: '', troubled: '' } })).items;
const onSale = async () => {
  const rows = await shop.app.db
    .selectFrom('products')
    .select('external_id as id')
    .where('active', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id).sort();
};
const product = (id: string, name = `Товар ${id}`) =>
  `<Товар><Ид>${id}</Ид><Артикул>${id}</Артикул><Наименование>${name}</Наименование><Группы><Ид>g1</Ид></Группы></Товар>`;
const fullPart = (...ids: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.08"><Классификатор><Группы><Группа><Ид>g1</Ид><Наименование>Все</Наименование></Группа></Группы></Классификатор><Каталог СодержитТолькоИзменения="false"><Товары>${ids.map((id) => product(id)).join('')}</Товары></Каталог></КоммерческаяИнформация>`;
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `p${from + at}`);

describe('a full catalogue in parts', () => {
  test('what no part names goes off sale when the exchange is over, and not before', async () => {
    const oneC = shop.oneC();
    await oneC.exchange({
      'import0_1.xml': fullPart(...range(0, 5)),
      'import0_2.xml': fullPart(...range(5, 10)),
    });
    assert.equal((await onSale()).length, 10);
    await oneC.exchange({
      'import0_1.xml': fullPart(...range(0, 4)),
      'import0_2.xml': fullPart(...range(5, 10)),
    });
    assert.equal((await onSale()).length, 10);
    await oneC.call('complete');
    await shop.settle();
    assert.deepEqual(await onSale(), [...range(0, 4), ...range(5, 10)].sort());
    const [last] = await journal();
    assert.equal(last?.files.at(-1)?.message, 'Снято с продажи: товаров 1, предложений 0.');
  });

  test('the next login ends an exchange that nobody has ended; a part that was refused keeps everything on sale', async () => {
    const oneC = shop.oneC();
    await oneC.exchange({ 'import.xml': fullPart(...range(0, 10)) });
    await oneC.exchange({
      'import0_1.xml': fullPart(...range(0, 5)),
      'import0_2.xml': fullPart(...range(5, 9)).slice(0, 400),
    });
    await shop.oneC().logIn();
    await shop.settle();
    assert.equal((await onSale()).length, 10);
    await shop.oneC().exchange({ 'import.xml': fullPart(...range(0, 9)) });
    await shop.oneC().logIn();
    await shop.settle();
    assert.deepEqual(await onSale(), range(0, 9).sort());
  });

  test('more than a fifth waits for a yes in the office, which lets it through', async () => {
    const oneC = shop.oneC();
    await oneC.exchange({ 'import.xml': fullPart(...range(0, 10)) });
    await oneC.exchange({ 'import.xml': fullPart(...range(0, 5)) });
    await oneC.call('complete');
    await shop.settle();
    assert.equal((await onSale()).length, 10);
    assert.equal((await shop.office.call(getExchangeState, {})).heldFiles, 1);
    const held = (await journal())[0]!.files.at(-1)!;
    assert.match(held.message, /товаров: 5 из 10, больше пятой части/);
    const decide = { params: { id: held.id }, body: { isAccepted: true } };
    assert.equal((await shop.office.call(decideExchangeFile, decide)).state, 'queued');
    await shop.settle();
    assert.deepEqual(await onSale(), range(0, 5).sort());
    const second = await shop.office.attempt(decideExchangeFile, decide);
    assert.deepEqual([second.httpStatus, second.error?.code], [409, 'conflict']);
  });
});

test('records that cannot be right are set aside with line and reason; more than a tenth waits for a yes', async () => {
  const bad = product('bad').replace('<Наименование>Товар bad</Наименование>', '');
  const text = fullPart(...range(0, 4)).replace(
    '</Товары>',
    `${bad}${bad.replaceAll('bad', 'worse')}</Товары>`,
  );
  const oneC = shop.oneC();
  const [answer] = await oneC.exchange({ 'import.xml': text });
  assert.match(answer!.text, /^failure\nimport\.xml: отложено записей 2 из \d+, больше десятой части\./);
  assert.deepEqual(await onSale(), []);
  const { id } = (await journal())[0]!.files[0]!;
  const page = await shop.office.call(getExchangeFile, { params: { id }, query: { page: 1 } });
  assert.deepEqual(
    page.problems.map(({ subject, externalId, line }) => [subject, externalId, line]),
    [
      ['product', 'bad', 1],
      ['product', 'worse', 1],
    ],
  );
  await shop.office.call(decideExchangeFile, { params: { id }, body: { isAccepted: true } });
  await shop.settle();
  assert.deepEqual(await onSale(), range(0, 4));
  const [troubled] = (
    await shop.office.call(getExchangeJournal, { query: { page: 1, kind: 'catalog', troubled: '1' } })
  ).items;
  assert.deepEqual([troubled?.files[0]?.state, troubled?.files[0]?.problemCount], ['done', 2]);
  // 1C has heard `failure` and sends it again: the yes still holds for these records, and not for others.
  const [again] = await shop.oneC().exchange({ 'import.xml': text });
  assert.equal(again!.first, 'success', again!.text);
  const [other] = await shop.oneC().exchange({ 'import.xml': text.replaceAll('worse', 'worst') });
  assert.equal(other!.first, 'failure', other!.text);
});

test('companies: more than a tenth that cannot be right, and more than a few, wait for a yes', async () => {
  const company = (at: number, inn: string) =>
    `<Контрагент><Ид>c-${at}</Ид><Наименование>ООО «${at}»</Наименование><ИНН>${inn}</ИНН></Контрагент>`;
  const bad = Array.from({ length: 11 }, (_, at) => company(at, '7707083894')).join('');
  const text = `<?xml version="1.0"?><КоммерческаяИнформация ВерсияСхемы="2.08"><Контрагенты>${bad}${company(11, '7707083893')}</Контрагенты></КоммерческаяИнформация>`;
  const count = () =>
    shop.app.db.selectFrom('counterparties').select('id').where('external_id', '=', 'c-11').execute();
  const [answer] = await shop.oneC({ kind: 'reference' }).exchange({ 'contragents.xml': text });
  assert.match(answer!.text, /^failure\ncontragents\.xml: отложено записей 11 из 12, больше десятой части\./);
  assert.equal((await count()).length, 0);
  const held = (await journal())[0]!.files[0]!;
  assert.deepEqual([held.state, held.problemCount], ['held', 11]);
  await shop.office.call(decideExchangeFile, { params: { id: held.id }, body: { isAccepted: true } });
  await shop.settle();
  assert.equal((await count()).length, 1);
});

test('a refused file stays refused, and 1C may send it anew', async () => {
  const oneC = shop.oneC();
  await oneC.exchange({ 'import.xml': fullPart(...range(0, 10)) });
  await oneC.exchange({ 'import.xml': fullPart('p1') });
  await oneC.call('complete');
  await shop.settle();
  const { id } = (await journal())[0]!.files.at(-1)!;
  const refused = await shop.office.call(decideExchangeFile, { params: { id }, body: { isAccepted: false } });
  assert.deepEqual([refused.state, refused.isAccepted], ['refused', false]);
  assert.ok(refused.decidedBy);
  assert.equal((await onSale()).length, 10);
});

test('a rehearsal says what would change and changes nothing', async () => {
  await shop.changeNode({ isRehearsal: true });
  const answers = await shop.oneC().exchange({ 'import.xml': importXml });
  assert.match(
    answers[0]!.text,
    /^success\nРепетиция, в магазине ничего не изменилось\.\n.*\nТовары: добавлено 2/,
  );
  assert.deepEqual(await onSale(), []);
  await shop.changeNode({});
  await shop.oneC().exchange({ 'import.xml': fullPart(...range(0, 10)) });
  await shop.changeNode({ isRehearsal: true });
  const oneC = shop.oneC();
  await oneC.exchange({ 'import0_1.xml': fullPart(...range(0, 3)), 'import0_2.xml': fullPart('new', 'p4') });
  await oneC.call('complete');
  await shop.settle();
  const withdrawal = (await journal())[0]!.files.at(-1)!;
  assert.match(withdrawal.message, /^Репетиция.*\nСнято с продажи: товаров 6, предложений 0\.$/);
  assert.equal((await onSale()).length, 10);
  await shop.changeNode({});
});

test('an order older than the day of the node waits too, once it has changed since 1C took it; staff hear when all is late', async () => {
  const { db } = shop.app;
  const catalogue = await buildCatalogue(db);
  const place = () => buildPlacedOrder(db, { lines: [{ offerId: catalogue.idOf('gloves'), quantity: 2 }] });
  const [known, unknown] = [await place(), await place()];
  const long = { created_at: new Date('2019-12-01T12:00:00Z') };
  await db.updateTable('orders').set(long).where('id', 'in', [known.id, unknown.id]).execute();
  await db
    .updateTable('orders')
    .set({ taken_version: sql<number>`exchange_version`, taken_at: long.created_at })
    .where('id', '=', known.id)
    .execute();
  const oneC = shop.oneC({ kind: 'sale' });
  await oneC.logIn();
  const state = async () => {
    const { waitingOrders, streams } = await shop.office.call(getExchangeState, {});
    return [waitingOrders, streams.find(({ stream }) => stream === 'orders')?.isLate];
  };
  assert.deepEqual(await state(), [0, false]);
  await db.updateTable('orders').set({ comment: 'К проходной' }).where('id', '=', known.id).execute();
  assert.deepEqual(await state(), [1, false]);
  const answer = await oneC.query();
  assert.ok(answer.text.includes(known.number) && !answer.text.includes(unknown.number));
  await sql`update exchange_sessions set last_call_at = now() - interval '2 hours'`.execute(db);
  assert.deepEqual(await state(), [1, true]);
  // Staff hear of it when nothing at all is in time.
  for (const name of ['import.xml', 'offers.xml', 'documents.xml'])
    await sql`insert into exchange_files (session_id, name, state, finished_at)
      select id, ${name}, 'done', now() - interval '3 days' from exchange_sessions`.execute(db);
  const told = await db.transaction().execute((tx) => alertLateStreams(tx, 'https://shop.example'));
  assert.deepEqual(told, ['catalogue', 'prices', 'stocks', 'documents', 'orders']);
  await sql`delete from outbox`.execute(db);
  await oneC.logIn();
  await oneC.query();
  await oneC.success();
  assert.deepEqual(await state(), [0, false]);
});

test('streams have an age against their limit; the staff of the exchange are told once', async () => {
  await shop.oneC().exchange({ 'import.xml': importXml, 'offers.xml': offersXml });
  const streams = async () => (await shop.office.call(getExchangeState, {})).streams;
  assert.deepEqual(
    (await streams()).map(({ stream, lastAt, isLate }) => [stream, lastAt !== null, isLate]),
    [
      ['catalogue', true, false],
      ['prices', true, false],
      ['stocks', true, false],
      ['documents', false, false],
      ['orders', false, false],
    ],
  );
  await shop.app.db
    .updateTable('exchange_files')
    .set({ finished_at: sql<Date>`now() - interval '3 hours'` })
    .execute();
  const late = (await streams()).filter(({ isLate }) => isLate).map(({ stream }) => stream);
  assert.deepEqual(late, ['stocks']);
  const alert = () => shop.app.db.transaction().execute((tx) => alertLateStreams(tx, 'https://shop.example'));
  assert.deepEqual([await alert(), await alert()], [['stocks'], []]);
  const emails = await shop.app.db
    .selectFrom('outbox')
    .select(['recipient', 'body'])
    .where('subject', 'like', 'Обмен с%')
    .execute();
  assert.deepEqual(
    emails.map(({ recipient }) => recipient),
    ['office@demo.example'],
  );
  assert.match(emails[0]!.body, /https:\/\/shop\.example\/office\/exchange\//);
  const minutes = { catalogue: 0, prices: 0, stocks: 0, documents: 0, orders: 0 };
  await shop.office.call(saveSetting, {
    params: { name: 'exchange-watch' },
    body: { value: minutes, version: 0 },
  });
  assert.deepEqual(
    (await streams()).filter(({ isLate }) => isLate),
    [],
  );
});

test('metrics say the same, to this machine alone', async () => {
  const text = await (await fetch(`${shop.origin}/metrics`)).text();
  assert.match(text, /^shop_exchange_late\{stream="stocks"\} 0$/m);
  assert.match(text, /^shop_exchange_orders_waiting \d+$/m);
  const forwarded = await fetch(`${shop.origin}/metrics`, { headers: { 'x-forwarded-for': '10.0.0.1' } });
  assert.equal(forwarded.status, 404);
});

test('the first calls of 1C are played over the public address', async () => {
  const params = { id: shop.node.id };
  const { isWell, steps } = await shop.office.call(tryExchangeNode, {
    params,
    body: { password: shop.password },
  });
  // The address of this shop leads nowhere.
  assert.deepEqual([isWell, steps.map(({ name }) => name)], [false, ['checkauth']]);
  assert.match(steps[0]!.answer, /^Адрес не\s+отвечает: /);
  const { address } = await shop.office.call(getExchangeNodes, {});
  assert.equal(address, 'https://shop.example/api/1c/exchange');
});
