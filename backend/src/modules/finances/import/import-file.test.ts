import assert from 'node:assert/strict';
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { after, before, beforeEach, describe, it } from 'node:test';
import iconv from 'iconv-lite';
import {
  type BankFields,
  buildPaymentWith,
  buildStatement,
} from '../../../../testing/builders/finances/import-bank.builder.ts';
import { buildPosting } from '../../../../testing/builders/finances/posting.builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { demoSeller } from '../../../processes/demo/orders/demo-seller.ts';
import { checkLedger } from './import-check.ts';
import { importFile } from './import-file.ts';

describe('an import', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-import-'));
  const file = path.join(folder, 'kl_to_1c.txt');
  let database: TestDatabase;
  let db: TestDatabase['db'];
  let romashka: { id: number; inn: string; kpp: string | null };
  let contractIds: number[];

  before(async () => {
    database = await openTestDatabase();
    db = database.db;
    await db
      .insertInto('settings')
      .values({ name: 'seller', value: JSON.stringify(demoSeller) })
      .execute();
    romashka = await db
      .selectFrom('counterparties')
      .select(['id', 'inn', 'kpp'])
      .where('code', '=', 'К-000101')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('contracts')
      .values([
        { counterparty_id: romashka.id, number: '17', signed_on: '2024-01-12' },
        { counterparty_id: romashka.id, number: 'СО-101/24', signed_on: '2024-03-11' },
      ])
      .execute();
    const contracts = await db
      .selectFrom('contracts')
      .select('id')
      .where('counterparty_id', '=', romashka.id)
      .orderBy('signed_on', 'desc')
      .execute();
    contractIds = contracts.map(({ id }) => id);
  });
  after(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => db.deleteFrom('ledger_documents').execute());

  const payment = (fields: BankFields = {}) => buildPaymentWith({ ПлательщикИНН: romashka.inn, ...fields });
  const load = (bytes: Buffer | string, options = {}) => {
    writeFileSync(file, bytes);
    return importFile(db, file, options);
  };
  const posted = () =>
    db
      .selectFrom('ledger_documents')
      .select(['kind', 'number', 'dated_on', 'due_on', 'kopecks', 'contract_id', 'order_id', 'comment'])
      .orderBy('id')
      .execute();

  for (const encoding of ['win1251', 'utf8', 'cp866'] as const) {
    it(`posts payments of a statement in ${encoding}, each once`, async () => {
      const statement = buildStatement(
        [payment(), payment({ Номер: '18', Сумма: '100', ДатаПоступило: '14.09.2026' })],
        encoding,
      );
      const first = await load(statement);
      assert.deepEqual([first.documents, first.posted, first.creditKopecks], [2, 2, 1334_50]);
      const rows = await posted();
      assert.deepEqual(
        rows.map(({ kind, number, dated_on, kopecks, comment }) => [
          kind,
          number,
          dated_on,
          kopecks,
          comment,
        ]),
        [
          ['payment', '17', '2026-09-12', -1234_50, 'Оплата за спецодежду'],
          ['payment', '18', '2026-09-14', -100_00, 'Оплата за спецодежду'],
        ],
      );
      const again = await load(statement);
      assert.deepEqual([again.posted, again.unchanged], [0, 2]);
      assert.deepEqual(await posted(), rows);
      assert.deepEqual(await checkLedger(db), { documents: 2, unbalanced: [], discrepancies: [] });
    });
  }

  it('posts a repeated payment once, and payments of the same number with another day or sum too', async () => {
    const report = await load(
      buildStatement([
        payment(),
        payment(),
        payment({ Сумма: '1234.51' }),
        payment({ Дата: '13.09.2025', ДатаПоступило: '13.09.2025' }),
      ]),
    );
    assert.deepEqual([report.documents, report.posted, report.unchanged], [4, 3, 1]);
  });

  it('finds contract and order in the purpose, and falls back to the latest contract', async () => {
    const { id: user } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
    const order = await db
      .insertInto('orders')
      .values({
        number: 'ЗК-2026-00017',
        counterparty_id: romashka.id,
        contract_id: contractIds[1]!,
        created_by: user,
        delivery_type: 'pickup',
        shipment: 'send-all',
        pay_system: 'invoice',
        goods_kopecks: 100,
        vat_kopecks: 0,
        total_kopecks: 100,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('order_documents')
      .values({ order_id: order.id, kind: 'invoice', number: 'СЧ-2026-00009', issued_on: '2026-09-10' })
      .execute();
    const purposes = [
      'Оплата по дог. № 17 от 12.01.2024, в т.ч. НДС 17-00',
      'Оплата по договору СО-101/24 за перчатки',
      'Оплата 17 сентября, сумма 17 000-00',
      'Оплата счёта СЧ-2026-00009',
      'Заказ зк-2026-00017 по договору 17',
      'Заказ ЗК-2026-99999',
    ];
    await load(
      buildStatement(
        purposes.map((text, index) => payment({ Номер: String(index), НазначениеПлатежа: text })),
      ),
    );
    const [latest, second, oldest] = contractIds;
    assert.deepEqual(
      (await posted()).map(({ contract_id, order_id }) => [contract_id, order_id]),
      [
        [oldest, null],
        [second, null],
        [latest, null],
        [second, order.id],
        [second, order.id],
        [latest, null],
      ],
    );
    await db.deleteFrom('ledger_documents').execute();
    await db.deleteFrom('orders').execute();
  });

  it('lists skipped payments: outgoing, not to us, and of unknown payers', async () => {
    const { posted: count, skipped } = await load(
      buildStatement([
        payment({
          ПлательщикСчет: demoSeller.bank.account,
          ПлательщикИНН: demoSeller.inn,
          ПолучательСчет: '1',
          ПолучательИНН: '2',
        }),
        payment({ ПолучательСчет: '40702810000000000777', ПолучательИНН: '7700000000', Получатель: 'Иные' }),
        payment({ ПлательщикИНН: '9999999999', Плательщик: 'ООО "Кто-то"' }),
        payment({ ПлательщикИНН: '' }),
      ]),
    );
    assert.equal(count, 0);
    assert.deepEqual(
      skipped.map(({ reason }) => reason),
      [
        'исходящий платёж',
        'получатель не мы: Иные',
        'неизвестный плательщик, ИНН 9999999999 (ООО "Кто-то")',
        'у платежа нет ИНН плательщика: ООО "Ромашка"',
      ],
    );
    assert.equal(skipped[0]?.line, 13);
  });

  it('skips a statement of another company, whatever its accounts', async () => {
    const foreign = '40702810000000000777';
    const statement = iconv
      .decode(
        buildStatement([
          payment({ ПолучательСчет: foreign, ПолучательИНН: '7707083893', Получатель: 'Иные' }),
          payment({ Номер: '18', ПлательщикСчет: undefined, ПолучательСчет: foreign }),
        ]),
        'win1251',
      )
      .replaceAll(`РасчСчет=${demoSeller.bank.account}\r\nНач`, `РасчСчет=${foreign}\r\nРасчСчет=\r\nНач`);
    const { skipped } = await load(iconv.encode(statement, 'win1251'));
    assert.deepEqual(
      skipped.map(({ reason }) => reason),
      ['получатель не мы: Иные'],
    );
    // The payee is ours by ИНН, with another of our accounts; the payer without an account is not.
    assert.deepEqual(
      (await posted()).map(({ number }) => number),
      ['18'],
    );
  });

  it('run twice at once posts once', async () => {
    const statement = buildStatement([payment(), payment({ Номер: '18' })]);
    const reports = await Promise.all([load(statement), load(statement)]);
    assert.deepEqual(reports.map((report) => [report.posted, report.unchanged]).sort(), [
      [0, 2],
      [2, 0],
    ]);
  });

  it('distinguishes branches with the same ИНН by КПП', async () => {
    const { id } = await db
      .insertInto('counterparties')
      .values({ code: 'К-Ф', name: 'Филиал', kind: 'LEGAL', inn: romashka.inn, kpp: '540501001' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const report = await load(
      buildStatement([
        payment({ ПлательщикКПП: '540501001' }),
        payment({ Номер: '18', ПлательщикКПП: romashka.kpp ?? '' }),
        payment({ Номер: '19', ПлательщикКПП: '111111111' }),
      ]),
    );
    assert.deepEqual([report.posted, report.skippedCount], [2, 1]);
    assert.match(report.skipped[0]?.reason ?? '', /несколько контрагентов/);
    await db.deleteFrom('ledger_documents').execute();
    await db.deleteFrom('counterparties').where('id', '=', id).execute();
  });

  it('writes nothing in a dry run, and reports what it would', async () => {
    const report = await load(buildStatement([payment()]), { isDryRun: true });
    assert.deepEqual([report.isDryRun, report.posted, await posted()], [true, 1, []]);
  });

  const good = () => payment({ Номер: '1' });
  const broken: readonly [what: string, bytes: () => Buffer | string, message: RegExp][] = [
    ['without the header', () => 'ВерсияФормата=1.03\nКонецФайла\n', /^Строка 1: это не выписка/],
    ['that is empty', () => '', /^Файл пуст$/],
    [
      'with a section that is not closed',
      () => buildStatement([good(), payment().slice(0, -1), payment()]),
      /^Строка 40: секция «СекцияДокумент», начатая в строке 27, не закрыта$/,
    ],
    [
      'that breaks off',
      () => buildStatement([good(), good()]).subarray(0, 1000),
      /секция «СекцияДокумент».* не закрыта|нет строки «КонецФайла»/,
    ],
    [
      'with a stray end',
      () => buildStatement([good(), ['КонецДокумента']]),
      /^Строка 27: «КонецДокумента» без/,
    ],
    [
      'with a negative sum',
      () => buildStatement([good(), payment({ Сумма: '-5' })]),
      /^Строка 30: Сумма:.*меньше/,
    ],
    [
      'with a sum of nothing',
      () => buildStatement([good(), payment({ Сумма: '0.00' })]),
      /сумма равна нулю$/,
    ],
    [
      'with a sum of 1e30',
      () => buildStatement([good(), payment({ Сумма: '1e30' })]),
      /это не сумма «1e30»$/,
    ],
    [
      'with ten billions',
      () => buildStatement([good(), payment({ Сумма: '10000000000' })]),
      /слишком большая/,
    ],
    [
      'without a number',
      () => buildStatement([good(), payment({ Номер: undefined })]),
      /^Строка 27: Номер: не зап/,
    ],
    [
      'with 30 February',
      () => buildStatement([good(), payment({ Дата: '30.02.2026' })]),
      /^Строка 29: Дата: нет такого дня «30\.02\.2026»$/,
    ],
    [
      'of tomorrow',
      () => buildStatement([good(), payment({ ДатаПоступило: '01.01.2999' })]),
      /день в будущем/,
    ],
    [
      'with NUL bytes',
      () => buildStatement([good(), payment({ НазначениеПлатежа: 'a\0b' })]),
      /^Строка 39: нулевые байты/,
    ],
    ['with an endless line', () => buildStatement([good(), ['x'.repeat(200_000)]]), /слишком длинная строка/],
    [
      'with lines after its end',
      () => Buffer.concat([buildStatement([good()]), buildStatement([])]),
      /ещё данные/,
    ],
    [
      'that is a picture',
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]),
      /^Строка 1: нулевые байты/,
    ],
    ['with half a head', () => 'Вид;Номер\n', /нет колонок «дата», «инн», «сумма»/],
  ];
  for (const [what, bytes, message] of broken) {
    it(`a file ${what} is refused with line and reason, and nothing of it is posted`, async () => {
      await assert.rejects(
        async () => load(bytes()),
        ({ name, message: said }: Error) => {
          assert.equal(name, 'ImportError');
          assert.match(said, message);
          return true;
        },
      );
      assert.deepEqual(await posted(), []);
    });
  }

  it('a missing file is named in the error', async () => {
    await assert.rejects(
      importFile(db, path.join(folder, 'нет.txt')),
      /не открывается: .*нет\.txt \(ENOENT\)/,
    );
    await assert.rejects(importFile(db, folder), /Это папка/);
  });

  it('a statement of a million lines is streamed', async () => {
    const [one, other] = [payment({ ПлательщикИНН: '9999999999' }), payment({ Сумма: '1.00' })];
    const count = Math.ceil(1_000_000 / one.length);
    const [head, tail] = [buildStatement([]).subarray(0, -12), buildStatement([other]).subarray(-12)];
    const filler = iconv.encode(`${one.join('\r\n')}\r\n`, 'win1251');
    const chunk = Buffer.concat(Array.from({ length: 100 }, () => filler));
    async function* bytes() {
      yield head;
      for (let written = 0; written < count; written += 100) yield chunk;
      yield iconv.encode(`${other.join('\r\n')}\r\n`, 'win1251');
      yield tail;
    }
    await pipeline(Readable.from(bytes()), createWriteStream(file));
    const report = await importFile(db, file);
    assert.ok(report.documents > count && report.skippedCount >= count);
    assert.deepEqual([report.posted, report.skipped.length], [1, 1000]);
  });

  describe('of accounting documents', () => {
    const head = 'Вид;Номер;Дата;Срок оплаты;ИНН;Договор;Сумма;Комментарий';
    const table = (...rows: readonly string[]) => [head, ...rows].join('\r\n');

    it('posts shipments and corrections, once', async () => {
      const bytes = iconv.encode(
        table(
          `Отгрузка;РН-5;01.09.2026;01.10.2026;${romashka.inn};17;1 234,50;"со склада; срочно"`,
          `Корректировка;К-1;2026-09-02;;${romashka.inn};;-34,50;`,
          'Отгрузка;РН-6;01.09.2026;;9999999999;;5;',
          '',
        ),
        'win1251',
      );
      const first = await load(bytes);
      assert.deepEqual(
        [first.format, first.posted, first.debitKopecks, first.creditKopecks, first.skippedCount],
        ['CSV', 2, 1234_50, 34_50, 1],
      );
      assert.deepEqual(
        (await posted()).map(({ order_id: _, ...row }) => Object.values(row)),
        [
          ['shipment', 'РН-5', '2026-09-01', '2026-10-01', 1234_50, contractIds[2], 'со склада; срочно'],
          ['correction', 'К-1', '2026-09-02', null, -34_50, contractIds[0], ''],
        ],
      );
      assert.deepEqual([(await load(bytes)).posted, (await load(bytes)).unchanged], [0, 2]);
    });

    it('skips documents that the shop has posted itself, and refuses them with another sum', async () => {
      const mine = {
        counterpartyId: romashka.id,
        contractId: null,
        kind: 'shipment',
        kopecks: 100_00,
      } as const;
      const { id } = await buildPosting(db, { ...mine, on: '2026-09-01', dueOn: null });
      await db
        .updateTable('ledger_documents')
        .set({ number: 'УПД-2026-00001' })
        .where('id', '=', id)
        .execute();
      const row = (sum: string) => table(`Отгрузка;УПД-2026-00001;01.09.2026;;${romashka.inn};;${sum};`);
      assert.deepEqual([(await load(row('100'))).unchanged, (await posted()).length], [1, 1]);
      await assert.rejects(
        async () => load(row('101')),
        /^ImportError: Строка 2: документ УПД-2026-00001 уже есть/,
      );
    });

    for (const [what, row, message] of [
      ['an unknown kind', 'Подарок;1;01.09.2026;;INN;;5;', /Вид: неизвестный документ «Подарок»/],
      ['a kind that every object has', 'constructor;1;01.09.2026;;INN;;5;', /неизвестный документ «constr/],
      ['another company’s contract', 'Отгрузка;1;01.09.2026;;INN;СО-900/25;5;', /нет договора № СО-900\/25/],
      ['a negative shipment', 'Отгрузка;1;01.09.2026;;INN;;-5;', /сумма меньше нуля/],
      ['a day to pay before its own', 'Отгрузка;1;02.09.2026;01.09.2026;INN;;5;', /раньше даты документа/],
      ['an ИНН of letters', 'Отгрузка;1;02.09.2026;;ИНН;;5;', /ИНН: нужно 10 или 12 цифр/],
      ['a quote that is not closed', 'Отгрузка;1;02.09.2026;;INN;;5;"раз', /не закрыта кавычка/],
      ['too many columns', 'Отгрузка;1;02.09.2026;;INN;;5;;;;', /колонок больше/],
    ] as const) {
      it(`stops at ${what}`, async () => {
        const good = `Отгрузка;0;01.09.2026;;${romashka.inn};;5;`;
        const bytes = table(good, row.replace('INN', romashka.inn));
        await assert.rejects(
          async () => load(bytes),
          ({ message: said }: Error) => /^Строка 3: /.test(said) && message.test(said),
        );
        assert.deepEqual(await posted(), []);
      });
    }
  });
});
