import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { read, utils } from '@e965/xlsx';
import {
  findLines,
  forgetCustomerPartNumber,
  forgetFile,
  getCustomerPartNumbers,
  getQuickOrderReport,
  getSampleFile,
  learnCustomerPartNumbers,
  parseFile,
} from '@shop/contracts/basket-order/quick-order';
import {
  fileOf,
  lockedWorkbook,
  workbookOf,
} from '../../../testing/builders/quick-order/order-files.builder.ts';
import { openQuickOrderShop } from '../../../testing/builders/quick-order/quick-order-shop.builder.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { cleanUp } from '../../processes/jobs/clean-up.ts';

describe('a file of a quick order', () => {
  let shop: Awaited<ReturnType<typeof openQuickOrderShop>>;
  let buyer: TestClient;
  let clerk: TestClient;
  let stranger: TestClient;
  before(async () => {
    shop = await openQuickOrderShop();
    buyer = await shop.clientFor('buyer@demo.example');
    clerk = await shop.clientFor('clerk@demo.example');
    stranger = await shop.clientFor('stranger@demo.example');
  });
  after(() => shop.close());

  const send = (content: Buffer | string, name = 'заказ.xlsx', more: object = {}) =>
    buyer.call(parseFile, {
      query: {},
      body: { file: new File([new Uint8Array(Buffer.from(content))], name), ...more },
    });
  const order = [
    ['Заявка на СИЗ'],
    ['№', 'Артикул', 'Наименование', 'Кол-во'],
    [1, 'СИЗ-0412/3', 'Перчатки', 12],
    [2, 'РУ-10.5', 'Респиратор', '20 пар'],
    [3, 'НЕТ-1', 'Лопата', 1],
  ];

  it('is read, its columns guessed, its lines checked, whatever it is called', async () => {
    const file = await send(fileOf(workbookOf(order, 'Заказ')), 'заказ.csv');
    assert.deepEqual(
      [file.fileName, file.sheet, file.sheets, file.firstRow],
      ['заказ.csv', 'Заказ', ['Заказ'], 3],
    );
    assert.deepEqual(file.columns, [
      { kind: 'ignored', title: '№', samples: ['1', '2', '3'] },
      { kind: 'article', title: 'Артикул', samples: ['СИЗ-0412/3', 'РУ-10.5', 'НЕТ-1'] },
      { kind: 'name', title: 'Наименование', samples: ['Перчатки', 'Респиратор', 'Лопата'] },
      { kind: 'quantity', title: 'Кол-во', samples: ['12', '20 пар', '1'] },
    ]);
    assert.deepEqual(
      file.lines.map(({ rowNumber, state, orderQuantity }) => [rowNumber, state, orderQuantity]),
      [
        [3, 'good', 12],
        [4, 'good', 20],
        [5, 'rejected', 0],
      ],
    );
    assert.deepEqual([file.pageNavigation.recordCount, file.pageNavigation.pageCount], [3, 1]);
  });

  it('is read again with other columns, another sheet, another first row, without the file', async () => {
    const book = workbookOf([['СИЗ-0412/3', 5, 7]], 'Первый');
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['РУ-10.5', 10],
        ['СИЗ-0412/3', 1],
      ]),
      'Второй',
    );
    const { code, columns } = await send(fileOf(book));
    assert.deepEqual(
      columns.map(({ kind }) => kind),
      ['article', 'quantity', 'ignored'],
    );
    const again = (body: object) => clerk.call(parseFile, { query: {}, body: { code, ...body } });
    const other = await again({ columns: JSON.stringify(['article', 'ignored', 'quantity']) });
    assert.deepEqual(
      other.lines.map(({ orderQuantity }) => orderQuantity),
      [7],
    );
    const second = await again({ sheet: 'Второй', firstRow: '2' });
    assert.deepEqual([second.sheet, second.lines.map(({ article }) => article)], ['Второй', ['СИЗ-0412/3']]);
    const attempts: [object, string, RegExp][] = [
      [{ columns: 'x' }, 'columns', /указаны неверно/],
      [{ columns: '["quantity"]' }, 'columns', /Укажите столбец с артикулом/],
      [{ columns: '["article","article"]' }, 'columns', /должен быть один/],
      [{ sheet: 'Третий' }, 'sheet', /Такого листа/],
    ];
    for (const [body, field, message] of attempts) {
      const { error } = await buyer.attempt(parseFile, { query: {}, body: { code, ...body } });
      assert.equal(error?.field, field);
      assert.match(error?.message ?? '', message);
    }
  });

  it('of more than 10,000 lines is refused by the number of its lines, headings not counted', async () => {
    const lines = (count: number) =>
      ['Артикул;Количество', ...Array.from({ length: count }, (_, index) => `X-${index};1`)].join('\n');
    assert.equal((await send(lines(10_000), 'a.tsv')).pageNavigation.recordCount, 10_000);
    const file = new File([lines(10_001)], 'a.tsv');
    const { error } = await buyer.attempt(parseFile, { query: {}, body: { file } });
    assert.equal(error?.field, 'file');
    assert.match(error?.message ?? '', /В файле 10.001 строка, а прочитать можно не больше 10.000/);
  });

  it('of 5,000 lines comes in pages, and what is the same on two pages is summed in the first (§7.80)', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) =>
      index % 2500 === 100 ? 'СИЗ-0412/3;1' : `X-${index};1`,
    );
    const first = await send(rows.join('\n'), 'a.txt');
    assert.deepEqual([first.lines.length, first.pageNavigation.pageCount], [2000, 3]);
    assert.deepEqual(
      [first.lines[100]?.orderQuantity, first.lines[100]?.message],
      [2, 'Вместе со строкой 2601: 2'],
    );
    const { lines } = await buyer.call(parseFile, { query: { page: '2' }, body: { code: first.code } });
    assert.deepEqual(
      [lines[0]?.rowNumber, lines[600]?.mergedInto, lines[600]?.orderQuantity],
      [2001, 101, 0],
    );
    const past = await buyer.call(parseFile, { query: { page: '99' }, body: { code: first.code } });
    assert.equal(past.lines.length, 1000);
  });

  it('that can not be read is refused on its field, with what is wrong', async () => {
    const attempts: [Buffer, RegExp][] = [
      [lockedWorkbook(), /паролем/],
      [Buffer.alloc(0), /пуст/],
      [Buffer.from('89504e470d0a1a0a', 'hex'), /изображение/],
      [Buffer.alloc(20_000_001, 65), /Файл больше 20.МБ/],
    ];
    for (const [content, message] of attempts) {
      const body = { file: new File([new Uint8Array(content)], 'заказ.xlsx') };
      const { httpStatus, error } = await buyer.attempt(parseFile, { query: {}, body });
      assert.deepEqual([httpStatus, error?.code, error?.field], [400, 'validation', 'file']);
      assert.match(error?.message ?? '', message);
    }
    const { error } = await buyer.attempt(parseFile, { query: {}, body: {} });
    assert.deepEqual([error?.field, error?.message], ['file', 'Выберите файл']);
  });

  it('belongs to its company, is forgotten when asked, and after a day', async () => {
    const { code } = await send('СИЗ-0412/3;1');
    const theirs = await stranger.attempt(parseFile, { query: {}, body: { code } });
    const nobodys = await stranger.attempt(parseFile, { query: {}, body: { code: 'no-such-file' } });
    assert.deepEqual([theirs.httpStatus, theirs.error], [404, nobodys.error]);
    assert.equal((await stranger.attempt(forgetFile, { params: { code } })).httpStatus, 404);
    await clerk.call(forgetFile, { params: { code } });
    assert.equal((await buyer.attempt(parseFile, { query: {}, body: { code } })).httpStatus, 404);
    const old = await send('СИЗ-0412/3;1');
    await shop.db
      .updateTable('quick_order_files')
      .set({ created_at: new Date(Date.now() - 90_000_000) })
      .where('code', '=', old.code)
      .execute();
    assert.equal((await buyer.attempt(parseFile, { query: {}, body: { code: old.code } })).httpStatus, 404);
    await cleanUp(shop.db);
    const left = await shop.db
      .selectFrom('quick_order_files')
      .select('code')
      .where('code', '=', old.code)
      .execute();
    assert.deepEqual(left, []);
  });

  it('is stored whatever letters are in it', async () => {
    const nul = `${'СИЗ-0412/3;1\n'.repeat(1000)}A\0B;1`;
    assert.equal((await send(nul)).lines.at(-1)?.article, 'AB');
    const halves = Buffer.concat([
      Buffer.from('fffe', 'hex'),
      Buffer.from('A\ud83d;1\n\udc00B;2', 'utf16le'),
    ]);
    assert.equal((await send(halves, 'a\0b.csv')).lines.length, 2);
  });

  it('replaces the oldest beyond twenty stored files', async () => {
    for (let count = 0; count < 22; count += 1) await send('СИЗ-0412/3;1');
    const { length } = await shop.db.selectFrom('quick_order_files').select('id').execute();
    assert.equal(length, 20);
  });

  it('may use the buyer’s own codes, which a correction taught for the whole company and no other', async () => {
    const items = [{ article: '000-777', offerId: shop.idOf('gloves') }];
    await clerk.call(learnCustomerPartNumbers, { body: { items } });
    const { lines } = await send('000777;5\nСИЗ-0412/3;1');
    assert.deepEqual(
      [lines[0]?.state, lines[0]?.reasons, lines[0]?.message, lines[0]?.orderQuantity],
      ['corrected', ['own-article', 'merged'], 'Найден по вашему коду. Вместе со строкой 2: 6', 6],
    );
    await buyer.call(learnCustomerPartNumbers, {
      body: { items: [{ article: '000 777', offerId: shop.idOf('masks') }] },
    });
    const { items: own } = await buyer.call(getCustomerPartNumbers);
    assert.deepEqual(
      own.map(({ article, offer }) => [article, offer.name]),
      [['000 777', 'Респиратор']],
    );
    assert.deepEqual((await stranger.call(getCustomerPartNumbers)).items, []);
    const body = { lines: [{ rowNumber: 1, article: '000777', quantity: '1', name: '' }] };
    assert.equal((await stranger.call(findLines, { body })).lines[0]?.state, 'rejected');
    assert.equal(
      (await stranger.attempt(forgetCustomerPartNumber, { params: { id: own[0]!.id } })).httpStatus,
      404,
    );
    await buyer.call(forgetCustomerPartNumber, { params: { id: own[0]!.id } });
    assert.deepEqual((await clerk.call(getCustomerPartNumbers)).items, []);
    const unknown = await buyer.attempt(learnCustomerPartNumbers, {
      body: { items: [{ article: 'A', offerId: 999_999_999 }] },
    });
    assert.equal(unknown.httpStatus, 404);
  });

  const download = async (url: string) => (await shop.app.inject({ url })).rawPayload;

  for (const format of ['xlsx', 'csv'] as const)
    it(`as a sample comes as ${format} and goes back as it is (§7.82)`, async () => {
      const { url } = await buyer.call(getSampleFile, { body: { format } });
      const { lines } = await send(await download(url), `a.${format}`);
      assert.equal(lines.length, 3);
      for (const line of lines) assert.equal(line.state, 'good', JSON.stringify(line));
      assert.equal((await shop.app.inject({ url })).statusCode, 404);
    });

  it('as a report holds every line, no formula, and goes back as it is', async () => {
    const evil = ['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)'];
    const lines = [...evil, 'СИЗ-0412/3'].map((article, index) => ({
      rowNumber: index + 1,
      article,
      quantity: '5',
      outcome: 'Добавлена',
      message: article,
      foundArticle: article,
      foundName: article,
      orderQuantity: 5,
    }));
    const { url } = await buyer.call(getQuickOrderReport, { body: { lines } });
    const content = await download(url);
    const sheet = read(content).Sheets.Результат!;
    const cells = Object.entries(sheet)
      .filter(([place]) => /^[A-Z]+\d+$/.test(place))
      .map(([, cell]) => cell);
    assert.ok(cells.every(({ f }) => f === undefined));
    assert.deepEqual(
      ['A2', 'A3', 'A4', 'A5'].map((place) => [sheet[place].t, sheet[place].v]),
      evil.map((text) => ['s', text]),
    );
    const again = await send(content, 'report.xlsx');
    assert.deepEqual(
      again.lines.map(({ article, quantity }) => [article, quantity]),
      lines.map(({ article, quantity }) => [article, quantity]),
    );
  });
});
