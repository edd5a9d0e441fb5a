import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  type ClientTable,
  exportClientFile,
  importClientFile,
  previewClientFile,
} from '@shop/contracts/office/client-files';
import { asTyped, getClientTerms, saveClientTerms } from '@shop/contracts/office/client-terms';
import { addPriceType, getOfficeClients } from '@shop/contracts/office/clients';
import { getOfficeJournal } from '@shop/contracts/office/journal';
import { saveSetting } from '@shop/contracts/office/settings';
import { buildClient } from '../../../../testing/builders/people/client.builder.ts';
import { fileOf, workbookOf } from '../../../../testing/builders/quick-order/order-files.builder.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { addDays, todayInMoscow } from '../../../platform/calendar/days.ts';

type Rows = readonly (readonly (string | number)[])[];

describe('a file of clients', () => {
  let app: TestApp;
  let office: TestClient;
  let managerId: number;
  before(async () => {
    app = await startTestApp();
    office = await app.clientFor('office@demo.example');
    const manager = await app.db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'manager@demo.example')
      .executeTakeFirstOrThrow();
    managerId = manager.id;
  });
  after(() => app.close());

  const xlsx = (rows: Rows) => new File([new Uint8Array(fileOf(workbookOf(rows)))], 'clients.xlsx');
  const preview = (rows: Rows, table: ClientTable = 'clients') =>
    office.call(previewClientFile, { params: { table }, body: { file: xlsx(rows) } });
  const refusal = async (rows: Rows, table: ClientTable = 'clients') => {
    const body = { file: xlsx(rows) };
    const { httpStatus, error } = await office.attempt(previewClientFile, { params: { table }, body });
    return [httpStatus, error?.field, error?.message] as const;
  };
  const load = async (rows: Rows, table: ClientTable = 'clients') => {
    const file = xlsx(rows);
    const { digest } = await office.call(previewClientFile, { params: { table }, body: { file } });
    return office.attempt(importClientFile, { params: { table }, body: { file, digest } });
  };
  const reasons = async (rows: Rows, table: ClientTable = 'clients') =>
    (await preview(rows, table)).lines.map(({ reason }) => reason.replaceAll('\u00a0', ' '));
  const read = (code: string) => office.call(getClientTerms, { params: { code } });
  const addFirm = async (name: string) => {
    const { id, code } = await buildClient(app.db, { managerId, name: `ООО «${name}»` });
    const { inn, kpp } = await read(code);
    return { id, code, inn, kpp };
  };

  it('as it was exported changes nothing, of every client and contract', async () => {
    const { code } = await addFirm('С договором; и «кавычками»');
    const stored = await read(code);
    const contract = { id: null, number: '  Д-1/26', signedOn: '2026-11-20' };
    const money = { creditLimitKopecks: 500_000_50, postponementDays: 21 };
    const body = { ...asTyped(stored), contracts: [{ ...contract, ...money }], version: stored.version };
    await office.call(saveClientTerms, { params: { code }, body });
    for (const table of ['clients', 'contracts'] as const)
      for (const format of ['xlsx', 'csv'] as const) {
        const { url } = await office.call(exportClientFile, { params: { table }, body: { format } });
        const { rawPayload } = await app.app.inject({ url });
        const file = new File([new Uint8Array(rawPayload)], `clients.${format}`);
        const { lines, counts } = await office.call(previewClientFile, { params: { table }, body: { file } });
        assert.deepEqual(
          lines.filter(({ outcome }) => outcome !== 'same'),
          [],
          `${table} ${format}`,
        );
        assert.ok(counts.same > 0);
      }
  });

  it('exports the companies that the filter finds', async () => {
    const { inn } = await addFirm('Единственная на свете');
    const body = { format: 'csv', query: 'единственная на свете' } as const;
    const { url } = await office.call(exportClientFile, { params: { table: 'clients' }, body });
    const lines = (await app.app.inject({ url })).body.trim().split('\r\n');
    assert.equal(lines.length, 2);
    assert.match(lines[1] ?? '', new RegExp(`;${inn};`));
  });

  it('says what each row would do, and then does exactly that, with history, journal and version', async () => {
    const [first, second, third] = [
      await addFirm('Первая'),
      await addFirm('Вторая'),
      await addFirm('Третья'),
    ];
    const usual = await office.call(addPriceType, { body: { name: 'Для файла' } });
    const versions = { first: (await read(first.code)).version, third: (await read(third.code)).version };
    const rows = [
      ['ИНН', 'Вид цен', 'Скидка, %', 'Компания работает'],
      [first.inn, usual.name, 7, 'да'],
      [second.inn, '', 0, 'нет'],
      [third.inn, '', 0, 'да'],
    ];
    const { counts, lines } = await preview(rows);
    assert.equal(counts.refused, 0, JSON.stringify(lines));
    assert.ok(
      lines[0]?.changes.some(({ title, before, after }) => `${title} ${before} ${after}` === 'Скидка, % 0 7'),
    );
    assert.equal((await load(rows)).httpStatus, 200);
    const [one, two] = [await read(first.code), await read(second.code)];
    assert.deepEqual([one.discountPercent, one.priceTypeId, one.isActive], [7, usual.id, true]);
    assert.equal(one.history[0]?.value, '7\u00a0%');
    assert.ok(one.version > versions.first);
    assert.equal((await read(third.code)).version, versions.third);
    assert.equal(two.isActive, false);
    const journal = await office.call(getOfficeJournal, { query: {} });
    const entry = journal.items.find(({ action }) => action === 'Загружен файл клиентов');
    assert.match(JSON.stringify(entry?.changes), /Скидка, %: 0 → 7/);
  });

  it('adds companies that the shop does not know, by the requisites of the file', async () => {
    const headings = ['ИНН', 'КПП', 'Название', 'Адрес', 'Скидка, %'];
    const rows = [headings, ['7707083893', '770701001', 'ООО «Новая из файла»', 'Москва, ул. Ленина, 1', 4]];
    const { counts } = await preview(rows);
    assert.deepEqual(counts, { added: 1, changed: 0, same: 0, refused: 0 });
    assert.equal((await load(rows)).httpStatus, 200);
    const { items } = await office.call(getOfficeClients, { query: { query: '7707083893' } });
    assert.equal(items[0]?.discountPercent, 4);
    assert.equal((await preview(rows)).counts.same, 1);
    assert.match((await reasons([headings, ['7707083893', '', 'ООО', 'Тверь', 4]]))[0] ?? '', /^Название: /);
  });

  it('is refused as a whole for one bad row, each of which is named with its column', async () => {
    const { code, inn } = await addFirm('Неизменная');
    const rows = [
      ['ИНН', 'Название', 'Вид цен', 'Скидка, %', 'Менеджер', 'Компания работает'],
      [inn, 'ООО «Неизменная»', '', 5, '', 'да'],
      [inn, 'ООО «Неизменная»', '', 6, '', 'да'],
      ['7700000000', '', '', 5, '', 'да'],
      [inn, 'ООО «Другая»', '', 5, '', 'да'],
      [inn, 'ООО «Неизменная»', 'Выдуманная', 5, '', 'да'],
      [inn, 'ООО «Неизменная»', '', 150, '', 'да'],
      [inn, 'ООО «Неизменная»', '', 5, 'Никто', 'да'],
      [inn, 'ООО «Неизменная»', '', 5, '', 'возможно'],
    ];
    const found = await reasons(rows);
    const expected = [
      /^$/,
      /уже есть в файле, в строке 2/,
      /^ИНН: .*Такой компании в магазине нет/,
      /^Название: файлом это не меняется, в магазине «ООО «Неизменная»»/,
      /^Вид цен: вида цен «Выдуманная» нет/,
      /^Скидка: целое число от 0 до 99/,
      /^Менеджер: менеджера «Никто» нет/,
      /^Компания работает: напишите да или нет/,
    ];
    for (const [at, reason] of expected.entries()) assert.match(found[at] ?? '', reason);
    const { httpStatus, error } = await load(rows);
    assert.deepEqual([httpStatus, error?.field], [400, 'file']);
    assert.equal((await read(code)).discountPercent, 0);
  });

  it('asks which of several companies with one ИНН is meant', async () => {
    const [one, other] = [await addFirm('Головная'), await addFirm('Филиал')];
    await app.db
      .updateTable('counterparties')
      .set({ inn: one.inn, kpp: '690101001' })
      .where('id', '=', other.id)
      .execute();
    await app.db.updateTable('counterparties').set({ kpp: '690101002' }).where('id', '=', one.id).execute();
    assert.match(
      (
        await reasons([
          ['ИНН', 'Скидка, %'],
          [one.inn, 3],
        ])
      )[0] ?? '',
      /Укажите КПП/,
    );
    const rows = [
      ['ИНН', 'КПП', 'Скидка, %'],
      [one.inn, '690101001', 3],
    ];
    assert.equal((await load(rows)).httpStatus, 200);
    assert.equal((await read(other.code)).discountPercent, 3);
    assert.equal((await read(one.code)).discountPercent, 0);
  });

  it('is not imported if a client has changed since the preview', async () => {
    const { code, inn } = await addFirm('Тем временем');
    const file = xlsx([
      ['ИНН', 'Скидка, %'],
      [inn, 8],
    ]);
    const params = { table: 'clients' } as const;
    const { digest } = await office.call(previewClientFile, { params, body: { file } });
    const stored = await read(code);
    const body = { ...asTyped(stored), discountPercent: 2, version: stored.version };
    await office.call(saveClientTerms, { params: { code }, body });
    const late = await office.attempt(importClientFile, { params, body: { file, digest } });
    assert.equal(late.httpStatus, 409);
    assert.equal((await read(code)).discountPercent, 2);
  });

  it('of contracts adds and changes limits, days and postponements by the number', async () => {
    const { code, inn } = await addFirm('Договорная');
    const headings = ['ИНН', 'Номер договора', 'Дата договора', 'Лимит, руб.', 'Отсрочка, дней'];
    const rows = [headings, [inn, 'Ф-1', '20.11.2026', '500 000,50', 21], [inn, 'Ф-2', '21.11.2026', 0, 0]];
    assert.equal((await load(rows, 'contracts')).httpStatus, 200);
    const next = [
      ['ИНН', 'Номер договора', 'Лимит, руб.'],
      [inn, 'Ф-1', 700_000],
    ];
    const { lines } = await preview(next, 'contracts');
    assert.deepEqual(lines[0]?.changes, [{ title: 'Лимит, руб.', before: '500000.5', after: '700000' }]);
    assert.equal((await load(next, 'contracts')).httpStatus, 200);
    const { contracts, history } = await read(code);
    assert.deepEqual(
      contracts.map(({ number, creditLimitKopecks, postponementDays }) => [
        number,
        creditLimitKopecks,
        postponementDays,
      ]),
      [
        ['Ф-2', 0, 0],
        ['Ф-1', 700_000_00, 21],
      ],
    );
    assert.equal(history[0]?.contract, 'Ф-1');
    const bad = [
      headings,
      ['7700000001', 'Ф-1', '20.11.2026', 0, 0],
      [inn, '', '20.11.2026', 0, 0],
      [inn, 'Ф-3', '31.02.2026', 0, 0],
      [inn, 'Ф-3', addDays(todayInMoscow(), 400).split('-').reverse().join('.'), 0, 0],
      [inn, 'Ф-3', '20.11.2026', 'много', 0],
      [inn, 'Ф-3', '20.11.2026', 0, 400],
    ];
    const found = await reasons(bad, 'contracts');
    for (const [at, reason] of [
      /^ИНН: такого клиента нет/,
      /^Номер договора: /,
      /^Дата договора: /,
      /^Дата договора: не позже чем через год/,
      /^Лимит: /,
      /^Отсрочка: /,
    ].entries())
      assert.match(found[at] ?? '', reason);
  });

  it('with too many rows or columns, or an unknown column, is refused at once', async () => {
    const wide = Array.from({ length: 300 }, (_, at) => `Столбец ${at}`);
    const long = Array.from({ length: 20_000 }, (_, at) => [7_700_000_000 + at, 5]);
    const begun = Date.now();
    for (const rows of [
      [wide, wide],
      [['ИНН', 'Скидка, %'], ...long],
      [
        ['ИНН', 'Город'],
        [7_700_000_000, 'Тверь'],
      ],
      [['Скидка, %'], [5]],
    ]) {
      const [httpStatus, field, message] = await refusal(rows);
      assert.deepEqual([httpStatus, field], [400, 'file'], message);
    }
    assert.ok(Date.now() - begun < 30_000);
  });

  it('is closed to managers without the right, and leaves to 1C what is led there', async () => {
    const { inn } = await addFirm('Из 1С');
    const manager = await app.clientFor('manager@demo.example');
    const params = { table: 'clients' } as const;
    const file = xlsx([
      ['ИНН', 'Скидка, %'],
      [inn, 8],
    ]);
    assert.equal((await manager.attempt(previewClientFile, { params, body: { file } })).httpStatus, 403);
    assert.equal((await manager.attempt(exportClientFile, { params, body: {} })).httpStatus, 403);
    const owned = {
      ...{ priceType: false, discount: true, manager: false, limit: true, postponement: false },
      ...{ contracts: true, bonusPlans: false, isActive: false },
    };
    await office.call(saveSetting, { params: { name: 'terms-owner' }, body: { value: owned, version: 0 } });
    assert.match(
      (
        await reasons([
          ['ИНН', 'Скидка, %'],
          [inn, 8],
        ])
      )[0] ?? '',
      /^Скидка, %: это ведётся в 1С/,
    );
    const contract = [
      ['ИНН', 'Номер договора', 'Дата договора'],
      [inn, 'Ф-9', '20.11.2026'],
    ];
    assert.match((await reasons(contract, 'contracts'))[0] ?? '', /^Дата договора: это ведётся в 1С/);
  });
});
