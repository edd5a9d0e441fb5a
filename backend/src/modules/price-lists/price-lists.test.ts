import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { read, utils, type WorkSheet } from '@e965/xlsx';
import {
  getPriceList,
  getPriceListSections,
  getPriceLists,
  makePriceList,
  type PriceList,
} from '@shop/contracts/catalog/price-lists';
import { getPromotionProducts } from '@shop/contracts/catalog/promotions';
import { buildCatalogue, type TestCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { PriceListMaker } from './price-list-maker.ts';
import { failSilent } from './price-lists.repository.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-price-lists-'));

describe('price lists', () => {
  let app: TestApp;
  let shop: TestCatalogue;
  let buyer: TestClient;
  let gloves: number;
  before(async () => {
    app = await startTestApp({ settings: { priceListsDir: folder } });
    shop = await buildCatalogue(app.db);
    gloves = await addSection('Перчатки', 'siz/perchatki', await sectionId('siz'), 2);
    await addSection('Обувь', 'obuv', null, 1);
    await app.db
      .updateTable('products')
      .set({ section_id: gloves })
      .where('id', '=', shop.productId('gloves'))
      .execute();
    await app.db.updateTable('counterparties').set({ discount_percent: 5 }).execute();
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => app.db.deleteFrom('price_lists').execute());

  async function sectionId(sectionPath: string): Promise<number> {
    const section = app.db.selectFrom('sections').select('id').where('path', '=', sectionPath);
    return (await section.executeTakeFirstOrThrow()).id;
  }
  async function addSection(name: string, sectionPath: string, parent_id: number | null, depth: number) {
    const code = sectionPath.split('/').at(-1)!;
    const values = { external_id: code, code, name, path: sectionPath, parent_id, depth };
    return (await app.db.insertInto('sections').values(values).returning('id').executeTakeFirstOrThrow()).id;
  }
  const ask = (choice: { sections?: number[]; inStockOnly?: boolean } = {}, client = buyer) =>
    client.call(makePriceList, { body: { sections: [], ...choice } });
  async function finished(id: number, client = buyer): Promise<PriceList & { url: string | null }> {
    for (;;) {
      const priceList = await client.call(getPriceList, { params: { id } });
      if (priceList.status !== 'preparing') return priceList;
      await pause(20);
    }
  }
  async function download(url: string | null) {
    const response = await app.app.inject({ url: url! });
    const book = read(response.rawPayload, { cellFormula: true, cellStyles: true });
    return { response, sheet: book.Sheets[book.SheetNames[0]!]! };
  }
  async function made(choice: { sections?: number[]; inStockOnly?: boolean } = {}, client = buyer) {
    const { id } = await ask(choice, client);
    const priceList = await finished(id, client);
    assert.equal(priceList.status, 'ready');
    return { priceList, ...(await download(priceList.url)) };
  }
  const preparing = (values: object = {}) =>
    app.db
      .insertInto('price_lists')
      .columns(['user_id', 'counterparty_id', 'section_ids'])
      .expression((query) =>
        query
          .selectFrom('users')
          .select(['id', 'current_counterparty_id', (select) => select.val([gloves]).as('section_ids')])
          .where('login', '=', 'buyer@demo.example'),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
      .then(async ({ id }) => {
        await app.db
          .updateTable('price_lists')
          .set({ done_rows: 1, total_rows: 3, ...values })
          .execute();
        return id;
      });

  it('offer the first two levels that have goods, with how many (§7.72)', async () => {
    const { sectionsForPriceList } = await buyer.call(getPriceListSections);
    assert.deepEqual(
      sectionsForPriceList.map(({ name, parentId, elementCount }) => [name, parentId, elementCount]),
      [
        ['СИЗ', null, 7],
        ['Перчатки', await sectionId('siz'), 1],
      ],
    );
  });

  it('have the very prices the shop shows, breaks, stock, VAT and a link, under headings one can fold', async () => {
    const { priceList, response, sheet } = await made();
    assert.equal(priceList.rowCount, 8);
    assert.match(
      String(response.headers['content-disposition']),
      /filename\*=UTF-8''%D0%9F%D1%80%D0%B0%D0%B9/,
    );
    assert.match(String(response.headers['content-type']), /spreadsheetml\.sheet/);

    const rows = utils.sheet_to_json<Record<string, unknown>>(sheet, { range: 4 });
    const shown = await buyer.call(getPromotionProducts, {
      params: { code: await promoteAll(app.db) },
      query: { pageSize: 100 },
    });
    const offers = shown.items.flatMap((product) => product.offers);
    assert.equal(offers.length, 8);
    for (const { article, prices, stockStatus, variant } of offers) {
      const row = rows.find((found) => found.Артикул === article)!;
      const rubles = (from: number) => {
        const kopecks = prices?.breaks.find(({ fromQuantity }) => fromQuantity === from)?.kopecks;
        return kopecks === undefined ? undefined : kopecks / 100;
      };
      assert.deepEqual(
        [row['Цена, ₽'], row['от 12'], row['В наличии'], row.Размер ?? ''],
        [rubles(1), rubles(12), stockStatus.isInStock ? 'Да' : 'Нет', Object.values(variant).join(', ')],
        article,
      );
    }
    const glove = rows.find((row) => row.Артикул === 'АРТ-gloves-0')!;
    assert.deepEqual(
      [glove['Цена, ₽'], glove['от 12'], glove['НДС, %'], glove['Ед.']],
      [95, 85.5, 22, 'пара'],
    );
    assert.match(
      formulaBeside(sheet, 'АРТ-gloves-0'),
      /^HYPERLINK\("https:\/\/shop\.example\/detail\/gloves\//,
    );
    const levels = Array.from(sheet['!rows']!, (row) => row?.level ?? 0);
    assert.deepEqual([levels[rowOf(sheet, 'СИЗ')], levels[rowOf(sheet, 'Перчатки', true)]], [0, 1]);
    assert.deepEqual([levels[rowOf(sheet, 'АРТ-boots-1')], levels[rowOf(sheet, 'АРТ-gloves-0')]], [1, 2]);
  });

  it('say on top whose they are, by which terms, of when and of what', async () => {
    const { sheet } = await made({ sections: [gloves], inStockOnly: true });
    const head = [1, 2, 3].map((row) => String(sheet[`A${row}`].v));
    assert.match(head[0]!, /«Спецоснова» на \d\d\.\d\d\.\d{4}, \d\d:\d\d \(МСК\)/);
    assert.match(head[1]!, /ООО «Ромашка», ИНН \d{10}.*«Оптовая», скидка 5 %, в рублях с НДС/);
    assert.equal(head[2], 'Разделы: Перчатки; только в наличии.');
  });

  it('are of the chosen sections and all below them, and of what is in stock if asked (§7.73)', async () => {
    const articles = async (choice: Parameters<typeof made>[0]) => {
      const rows = utils.sheet_to_json<Record<string, string>>((await made(choice)).sheet, { range: 4 });
      return rows.map((row) => row.Артикул!);
    };
    assert.deepEqual(await articles({ sections: [gloves] }), ['Перчатки', 'АРТ-gloves-0']);
    assert.deepEqual(await articles({ sections: [await sectionId('siz'), gloves], inStockOnly: true }), [
      'СИЗ',
      'АРТ-masks-0',
      'АРТ-boots-0',
      'АРТ-boots-1',
      'АРТ-lastPair-0',
      'АРТ-unpriced-0',
      'Перчатки',
      'АРТ-gloves-0',
    ]);
    const all = await articles({ sections: [await sectionId('siz')], inStockOnly: true });
    assert.ok(all.includes('АРТ-gloves-0') && all.includes('АРТ-lastPair-0'));
    assert.ok(!all.includes('АРТ-later-0') && !all.includes('АРТ-never-0'));
    assert.deepEqual(await articles({ sections: [await sectionId('obuv')] }), []);
  });

  it('take names as text, whatever they begin with', async () => {
    const name = '=HYPERLINK("http://evil.example","Нажмите")';
    const rename = (to: string) =>
      app.db.updateTable('products').set({ name: to }).where('id', '=', shop.productId('masks')).execute();
    await rename(name);
    const { sheet } = await made();
    await rename('Респиратор');
    const cell = sheet[`B${rowOf(sheet, 'АРТ-masks-0') + 1}`];
    assert.deepEqual([cell.v, cell.t, cell.f], [name, 's', undefined]);
  });

  it('are each user’s own: a foreign id, and one of another company, is not found', async () => {
    const { id } = await ask();
    await finished(id);
    const clerk = await app.clientFor('clerk@demo.example');
    const foreign = await clerk.attempt(getPriceList, { params: { id } });
    const unknown = await clerk.attempt(getPriceList, { params: { id: 999_999 } });
    assert.deepEqual([foreign.httpStatus, foreign.error], [unknown.httpStatus, unknown.error]);
    assert.equal(foreign.httpStatus, 404);
    assert.deepEqual((await clerk.call(getPriceLists)).items, []);
    const other = await app.db
      .selectFrom('counterparties')
      .select('id')
      .where('kind', '=', 'INDIVIDUAL')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await app.db.updateTable('price_lists').set({ counterparty_id: other.id }).execute();
    assert.equal((await buyer.attempt(getPriceList, { params: { id } })).httpStatus, 404);
  });

  it('are for those who may see prices', async () => {
    await app.db
      .updateTable('counterparty_users')
      .set({ rights: [] })
      .where('is_admin', '=', false)
      .execute();
    const clerk = await app.clientFor('clerk@demo.example');
    for (const attempt of [
      clerk.attempt(makePriceList, { body: { sections: [] } }),
      clerk.attempt(getPriceListSections),
      clerk.attempt(getPriceLists),
      clerk.attempt(getPriceList, { params: { id: 1 } }),
    ]) {
      assert.equal((await attempt).httpStatus, 403);
    }
    assert.equal((await app.visitor.attempt(getPriceLists)).httpStatus, 401);
  });

  it('are made of the list price for a manager, who has no company', async () => {
    const manager = await app.clientFor('manager@demo.example');
    const { sheet } = await made({ sections: [gloves] }, manager);
    const [, row] = utils.sheet_to_json<Record<string, unknown>>(sheet, { range: 4 });
    assert.equal(row!['Цена, ₽'], 120);
    assert.match(String(sheet.A2.v), /«Розничная», в рублях/);
  });

  it('are refused for what is no section, by name', async () => {
    const wrong = await buyer.attempt(makePriceList, { body: { sections: [gloves, 999_999] } });
    assert.deepEqual(
      [wrong.httpStatus, wrong.error?.field, wrong.error?.message],
      [400, 'sections.1', 'Такого раздела нет'],
    );
    for (const sections of ['все', [0], ['x'], Array.from({ length: 1001 }, () => 1), undefined]) {
      assert.equal((await buyer.attempt(makePriceList, { body: { sections } })).httpStatus, 400);
    }
  });

  it('are made one at a time for a user: the same choice is the same one, another has to wait', async () => {
    const id = await preparing();
    const same = await ask({ sections: [gloves, gloves] });
    assert.deepEqual([same.id, same.status, same.percent], [id, 'preparing', 33]);
    const other = await buyer.attempt(makePriceList, { body: { sections: [] } });
    assert.deepEqual(
      [other.httpStatus, other.error?.message],
      [429, 'Дождитесь, пока будет готов предыдущий прайс-лист'],
    );
    const two = await Promise.all([ask({ sections: [gloves] }), ask({ sections: [gloves] })]);
    assert.deepEqual(
      two.map((priceList) => priceList.id),
      [id, id],
    );
  });

  it('that were lost with their process have failed, and can be asked for anew', async () => {
    const lost = await preparing({ beat_at: new Date(Date.now() - 61_000) });
    const [shown] = (await buyer.call(getPriceLists)).items;
    assert.deepEqual([shown!.id, shown!.status, shown!.availableUntil], [lost, 'failed', null]);
    const again = await ask({ sections: [gloves] });
    assert.notEqual(again.id, lost);
    assert.equal((await finished(again.id)).status, 'ready');
  });

  it('that were being made when the lone process ended have failed after its start', async () => {
    const id = await preparing();
    await failSilent(app.db);
    assert.equal((await buyer.call(getPriceList, { params: { id } })).status, 'preparing');
    if (app.database.kind !== 'embedded') return;
    const starting = await PriceListMaker.start({ ...app.services, onClose: () => {} });
    await starting.stop();
    assert.equal((await buyer.call(getPriceList, { params: { id } })).status, 'failed');
  });

  it('have a URL for one download, a new one each time, and go after an hour with their file', async () => {
    const { priceList } = await made({ sections: [gloves] });
    const { id } = priceList;
    const { url } = await finished(id);
    assert.notEqual(url, priceList.url);
    assert.equal((await app.app.inject({ url: url! })).statusCode, 200);
    assert.equal((await app.app.inject({ url: url! })).statusCode, 404);
    assert.equal(Date.parse(priceList.availableUntil!) - Date.parse(priceList.createdAt) >= 3_600_000, true);

    const late = await finished(id);
    await app.db
      .updateTable('price_lists')
      .set({ finished_at: new Date(Date.now() - 3_600_001) })
      .execute();
    assert.equal((await buyer.attempt(getPriceList, { params: { id } })).httpStatus, 404);
    assert.equal((await app.app.inject({ url: late.url! })).statusCode, 404);
    const file = path.join(folder, `${id}.xlsx`);
    utimesSync(file, new Date(), new Date(Date.now() - 3_600_001));
    const maker = await PriceListMaker.start({ ...app.services, onClose: () => {} });
    await maker.stop();
    assert.ok(!existsSync(file));
    const count = await countRows(app.db.selectFrom('price_lists'));
    assert.equal(count, 0);
  });

  it('say that their file is gone rather than break', async () => {
    const { priceList } = await made({ sections: [gloves] });
    const { url } = await finished(priceList.id);
    rmSync(path.join(folder, `${priceList.id}.xlsx`));
    const response = await app.app.inject({ url: url! });
    assert.deepEqual([response.statusCode, /уже удалён/.test(response.body)], [404, true]);
  });

  it('leave no half file behind when they fail', async () => {
    await app.db.schema.alterTable('price_types').renameTo('gone').execute();
    try {
      const { id } = await ask({ sections: [gloves] });
      assert.equal((await finished(id)).status, 'failed');
      assert.deepEqual(
        readdirSync(folder).filter((name) => name.startsWith(String(id))),
        [],
      );
    } finally {
      await app.db.schema
        .alterTable('gone' as never)
        .renameTo('price_types')
        .execute();
    }
  });
});

/** A promotion of all there is: it shows every product as the shop does. Returns its code. */
async function promoteAll(db: Db): Promise<string> {
  const values = { code: 'all', title: 'Всё', starts_on: '2026-01-01' };
  const { id } = await db.insertInto('promotions').values(values).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('promotion_products')
    .columns(['promotion_id', 'product_id'])
    .expression((query) =>
      query.selectFrom('products').select((select) => [select.val(id).as('promotion'), 'products.id']),
    )
    .execute();
  return values.code;
}

/** Index, counted from 0, of the row that begins with a text. */
function rowOf(sheet: WorkSheet, text: string, isHeading = false): number {
  const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
  return rows.findIndex((row) => row[0] === text && (!isHeading || row.length === 1));
}

function formulaBeside(sheet: WorkSheet, article: string): string {
  const { e } = utils.decode_range(sheet['!autofilter']!.ref);
  return sheet[utils.encode_cell({ r: rowOf(sheet, article), c: e.c })].f;
}
