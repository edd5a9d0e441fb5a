import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  exportReference,
  importReferenceFile,
  previewReferenceFile,
} from '@shop/contracts/office/reference-files';
import { addReferenceRow, getReferenceRows } from '@shop/contracts/office/references';
import { buildCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { fileOf, workbookOf } from '../../../testing/builders/quick-order/order-files.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { allReferences } from './all-references.ts';

const headings = ['Код', 'Название', 'Порядок', 'Предлагать покупателям'];

describe('the file of a reference', () => {
  let app: TestApp;
  let office: TestClient;
  before(async () => {
    app = await startTestApp();
    await buildCatalogue(app.db);
    office = await app.clientFor('office@demo.example');
  });
  after(() => app.close());

  type Rows = readonly (readonly (string | number)[])[];
  const xlsx = (rows: Rows) => new File([new Uint8Array(fileOf(workbookOf(rows)))], 'carriers.xlsx');
  const csv = (text: string) => new File([text], 'carriers.csv');
  const preview = (file: File, name = 'transport-companies') =>
    office.attempt(previewReferenceFile, { params: { name }, body: { file } });
  const load = (file: File, digest: string, name = 'transport-companies') =>
    office.attempt(importReferenceFile, { params: { name }, body: { file, digest } });
  const rowsOf = async (name = 'transport-companies') =>
    (await office.call(getReferenceRows, { params: { name }, query: { pageSize: 100 } })).items;

  const previewed = (file: File, name = 'transport-companies') =>
    office.call(previewReferenceFile, { params: { name }, body: { file } });
  async function exported(name: string, format: 'xlsx' | 'csv'): Promise<File> {
    const { url } = await office.call(exportReference, { params: { name }, body: { format } });
    const { rawPayload } = await app.app.inject({ url });
    return new File([new Uint8Array(rawPayload)], `${name}.${format}`);
  }

  it('says what each row would do, changes nothing, and then does exactly that', async () => {
    const first = xlsx([headings, ['pek', 'ПЭК', 100, 'да'], ['kit', 'КИТ', 200, 'да']]);
    const { digest, counts } = await previewed(first);
    assert.deepEqual(counts, { added: 2, changed: 0, same: 0, refused: 0 });
    assert.deepEqual(await rowsOf(), []);
    assert.equal((await load(first, digest)).httpStatus, 200);
    const second = csv(
      `${headings.join(';')}\r\nkit;КИТ Плюс;200;нет\r\npek;ПЭК;100;да\r\nvolga;Волга;300;да`,
    );
    const next = await previewed(second);
    assert.deepEqual(
      next.lines.map(({ row, name, outcome }) => [row, name, outcome]),
      [
        [2, 'kit', 'changed'],
        [3, 'pek', 'same'],
        [4, 'volga', 'added'],
      ],
    );
    assert.deepEqual(next.lines[0]?.changes, [
      { title: 'Название', before: 'КИТ', after: 'КИТ Плюс' },
      { title: 'Предлагать покупателям', before: 'да', after: 'нет' },
    ]);
    assert.equal((await load(second, next.digest)).httpStatus, 200);
    assert.deepEqual(
      (await rowsOf()).map(({ fields }) => fields.name),
      ['ПЭК', 'КИТ Плюс', 'Волга'],
    );
    const entry = await app.db
      .selectFrom('office_journal')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      [entry.action, Object(entry.before).rows.length, Object(entry.after).rows.length],
      ['transport-companies.imported', 1, 2],
    );
  });

  it('is refused as a whole for one bad row, each of which is named with its reason', async () => {
    const before = await rowsOf();
    const bad = xlsx([
      headings,
      ['new-one', 'Новая', 10, 'да'],
      ['Код', 'Плохой код', 10, 'да'],
      ['fast', 'Быстрая', 'первая', 'да'],
      ['slow', 'Медленная', 10, 'возможно'],
      ['new-one', 'Ещё раз', 10, 'да'],
    ]);
    const { lines, counts, digest } = await previewed(bad);
    assert.equal(counts.refused, 4);
    assert.deepEqual(
      lines.filter(({ outcome }) => outcome === 'refused').map(({ row }) => row),
      [3, 4, 5, 6],
    );
    assert.match(lines[1]?.reason ?? '', /^Код: /);
    assert.match(lines[2]?.reason ?? '', /^Порядок: /);
    assert.match(lines[4]?.reason ?? '', /строке 2/);
    const { httpStatus, error } = await load(bad, digest);
    assert.deepEqual([httpStatus, error?.field], [400, 'file']);
    assert.deepEqual(await rowsOf(), before);
  });

  it('is not imported if the reference has changed since the preview', async () => {
    const file = xlsx([headings, ['gtd', 'ГТД', 400, 'да']]);
    const { digest } = await previewed(file);
    const fields = { code: 'gtd', name: 'GTD', sort: 1, isActive: true };
    await office.call(addReferenceRow, { params: { name: 'transport-companies' }, body: { fields } });
    assert.equal((await load(file, digest)).httpStatus, 409);
    const other = xlsx([headings, ['gtd', 'Другой файл', 400, 'да']]);
    assert.equal((await load(other, (await previewed(file)).digest)).httpStatus, 409);
  });

  it('needs exactly the columns of the reference, in any order', async () => {
    const wide = Array.from({ length: 300 }, (_, at) => `Столбец ${at}`);
    for (const rows of [
      [headings.slice(1), ['ПЭК', 100, 'да']],
      [
        [...headings, 'Город'],
        ['pek', 'ПЭК', 100, 'да', 'Тверь'],
      ],
      [
        [...headings, 'Название'],
        ['pek', 'ПЭК', 100, 'да', 'ПЭК'],
      ],
      [headings],
      [wide, wide],
      [headings, ...Array.from({ length: 2001 }, (_, at) => [`code-${at}`, 'ТК', 1, 'да'])],
    ] satisfies Rows[]) {
      const { httpStatus, error } = await preview(xlsx(rows));
      assert.deepEqual([httpStatus, error?.field], [400, 'file'], error?.message);
    }
    const turned = xlsx([headings.toReversed(), ['да', 100, 'ПЭК', 'pek']]);
    assert.equal((await previewed(turned)).counts.same, 1);
    assert.equal((await preview(csv('%PDF-1.7'))).error?.field, 'file');
  });

  it('as it was exported changes nothing, of every reference', async () => {
    const terminal = { company: 'pek', city: 'Тверь', address: 'ул. «Первая»; 1', workingHours: '=9–18' };
    const [marketing, relation] = [
      { code: 'leto', title: 'Лето', lead: '', text: 'Первый абзац; «да»\n\nВторой', link: '' },
      { kind: 'analog', sort: 10 },
    ];
    const articles = await app.db.selectFrom('products').select('article').orderBy('id').limit(2).execute();
    for (const [name, fields] of [
      ['brands', { name: 'Ампаро', code: 'amparo', description: 'Защита\nрук' }],
      ['transport-terminals', { ...terminal, coordinates: '56.86, 35.9', isActive: true }],
      ['marketing', { ...marketing, publishedOn: '2026-11-01', isActive: true }],
      [
        'product-relations',
        { ...relation, article: articles[0]?.article, relatedArticle: articles[1]?.article },
      ],
    ] as const) {
      const { httpStatus, error } = await office.attempt(addReferenceRow, {
        params: { name },
        body: { fields },
      });
      assert.equal(httpStatus, 200, `${name}: ${error?.message}`);
    }
    for (const { name } of allReferences)
      for (const format of ['xlsx', 'csv'] as const) {
        const { counts, lines } = await previewed(await exported(name, format), name);
        const others = lines.filter(({ outcome }) => outcome !== 'same');
        assert.deepEqual(others, [], `${name} ${format}`);
        assert.equal(counts.same, (await rowsOf(name)).length, `${name} ${format}`);
      }
  });

  it('is closed to managers without the right', async () => {
    const manager = await app.clientFor('manager@demo.example');
    const params = { name: 'transport-companies' };
    const file = xlsx([headings, ['pek', 'ПЭК', 100, 'да']]);
    assert.equal((await manager.attempt(previewReferenceFile, { params, body: { file } })).httpStatus, 403);
    assert.equal((await manager.attempt(exportReference, { params, body: {} })).httpStatus, 403);
  });
});
