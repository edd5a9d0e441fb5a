import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import {
  asChanges,
  ExchangeFolders,
  importXml,
  offersXml,
} from '../../../../testing/builders/commerceml/exchange.builder.ts';
import { openTestDatabase } from '../../../../testing/test-database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { generateCatalog } from '../../demo/catalog/generate-catalog.ts';
import { importCatalog } from '../import/import-catalog.ts';
import { exportCatalog } from './export-catalog.ts';

const folders = new ExchangeFolders();
let home: string;
let shop: Database;
let emptyShop: Database;

before(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'export-test-'));
  shop = await openTestDatabase({ withPeople: false });
  emptyShop = await openTestDatabase({ withPeople: false });
});
after(async () => {
  await shop.close();
  await emptyShop.close();
  await folders.remove();
  await rm(home, { recursive: true, force: true });
});

const media = (name: string) => path.join(home, `media-${name}`);
const write = (database: Database, name: string) =>
  exportCatalog(database, { out: path.join(home, name), mediaDir: media('shop'), ownerName: 'Магазин' });

/** The catalogue in terms of 1C, without the ids of a database. */
async function contents({ db }: Database): Promise<Record<string, unknown[]>> {
  const queries = {
    sections: sql`select s.external_id, p.external_id as parent, s.path, s.code, s.name, s.depth, s.sort, s.picture,
      s.active from sections s left join sections p on p.id = s.parent_id order by 1`,
    brands: sql`select code, name from brands order by 1`,
    properties: sql`select external_id, code, name, kind, unit, sort from properties order by 1`,
    variants: sql`select d.external_id, v.external_id as id, v.value from property_variants v
      join properties d on d.id = v.property_id order by 1, 2`,
    barcodes: sql`select coalesce(o.external_id, p.external_id) as owner, o.id is null as whole, barcode from barcodes b
      left join offers o on o.id = b.offer_id left join products p on p.id = b.product_id order by 1, 3`,
    products: sql`select p.external_id, p.code, p.article, p.name, p.description, s.external_id as section, b.name as brand,
      measure_base, measure_custom, measure_factor, min_order_count, multiplicity, weight_grams, volume_cm3, vat_percent,
      p.sort, p.picture, p.active, p.id = o.id as is_offer from products p join sections s on s.id = p.section_id
      left join brands b on b.id = p.brand_id left join offers o on o.external_id = p.external_id order by 1`,
    values: sql`select p.external_id, d.external_id as property, value, number from product_properties v
      join products p on p.id = v.product_id join properties d on d.id = v.property_id order by 1, 2, 3`,
    pictures: sql`select p.external_id, f.position, f.picture from product_pictures f
      join products p on p.id = f.product_id order by 1, 2`,
    documents: sql`select p.external_id, f.title, f.file, f.type, f.size_bytes, f.sort from product_documents f
      join products p on p.id = f.product_id order by 1, 3`,
    offers: sql`select o.external_id, p.external_id as product, o.article, o.name, o.variant, o.sort, o.active
      from offers o join products p on p.id = o.product_id order by 1`,
    priceTypes: sql`select external_id, name from price_types order by id`,
    prices: sql`select o.external_id, t.external_id as type, from_quantity, kopecks from prices c
      join offers o on o.id = c.offer_id join price_types t on t.id = c.price_type_id order by 1, 2, 3`,
    warehouses: sql`select external_id, name, address, latitude, longitude, working_hours from warehouses order by id`,
    stocks: sql`select o.external_id, w.external_id as warehouse, quantity, arrival_on::text, arrival_quantity
      from stocks k join offers o on o.id = k.offer_id join warehouses w on w.id = k.warehouse_id order by 1, 2`,
  };
  const found: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(queries)) found[name] = (await query.execute(db)).rows;
  return found;
}

test('an exported catalogue, imported into an empty shop, is the same catalogue', async () => {
  const made = await generateCatalog({ products: 60, out: path.join(home, 'demo') });
  await importCatalog(shop, { files: [made.importFile, made.offersFile], mediaDir: media('shop') });
  // An exchange with a history: a removed size, a renamed and a hidden product, markup in a name, files of all kinds.
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90"/></svg>';
  const goods = importXml
    .replace('<БазоваяЕдиница', '<Картинка>1.svg</Картинка><Картинка>2.svg</Картинка><БазоваяЕдиница')
    .replace(
      '<ЗначенияРеквизитов>',
      '<ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Файл</Наименование><Значение>a.pdf</Значение></ЗначениеРеквизита>' +
        '<ЗначениеРеквизита><Наименование>ОписаниеФайла</Наименование><Значение>a.pdf#Паспорт «А»</Значение></ЗначениеРеквизита>',
    );
  const files = { '1.svg': square, '2.svg': square.replaceAll('90', '80'), 'a.pdf': '%PDF-1.4 a' };
  const load = async (exchange: Parameters<ExchangeFolders['write']>[0]) =>
    importCatalog(shop, { files: await folders.write(exchange, files), mediaDir: media('shop') });
  await load({ goods: asChanges(goods), offers: asChanges(offersXml) });
  const changedOffers = offersXml
    .replace('<Ид>glove#9</Ид>', '<Ид>glove#9</Ид><ПометкаУдаления>true</ПометкаУдаления>')
    .replace('<Ид>hammer</Ид><Наименование>', '<Ид>hammer</Ид><Наименование>&lt;b&gt;')
    .replaceAll('glove#10', 'glove#11');
  const { rows } = await sql<{
    id: string;
  }>`select external_id as id from products order by id limit 1`.execute(shop.db);
  await load({
    goods: asChanges(goods)
      .replace('>Молоток<', '>&lt;b&gt;Молоток&lt;/b&gt; &amp; «гвоздь»<')
      .replace('<Товары>', `<Товары><Товар Статус="Удален"><Ид>${rows[0]?.id}</Ид></Товар>`),
    offers: asChanges(changedOffers),
  });

  const exported = await write(shop, 'first');
  assert.deepEqual(exported.missingFiles, []);
  const report = await importCatalog(emptyShop, {
    files: [path.join(home, 'first')],
    mediaDir: media('new'),
  });
  assert.deepEqual(report.missingFiles, []);
  assert.equal(report.products.added, 62);
  const [original, copy] = [await contents(shop), await contents(emptyShop)];
  for (const [table, rows] of Object.entries(original)) assert.deepEqual(copy[table], rows, table);
  assert.equal(original.pictures?.length, 1);
  assert.equal(original.documents?.length, 1);
  assert.deepEqual((await readdir(media('new'))).sort(), (await readdir(media('shop'))).sort());
});

test('an export, imported over itself, changes nothing and says so', async () => {
  const { importFile, offersFile } = await write(shop, 'again');
  const before = await contents(shop);
  const report = await importCatalog(shop, { files: [importFile, offersFile], mediaDir: media('shop') });
  assert.equal(report.isUnchanged, true, JSON.stringify(report));
  assert.deepEqual(await contents(shop), before);
});

test('a second export writes the same bytes over the first', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const options = { out: path.join(home, 'same'), mediaDir: media('shop'), ownerName: 'Магазин', now };
  const { importFile, offersFile } = await exportCatalog(shop, options);
  const first = [await readFile(importFile), await readFile(offersFile)];
  await exportCatalog(shop, options);
  assert.deepEqual([await readFile(importFile), await readFile(offersFile)], first);
  assert.deepEqual(
    (await readdir(options.out)).sort(),
    ['import.xml', 'import_files', 'offers.xml'],
    'nothing unfinished stays',
  );
});

test('a file that cannot be written is an error, not a hang or a crash', async () => {
  await mkdir(path.join(home, 'barred', 'offers.xml.part'), { recursive: true });
  await assert.rejects(write(shop, 'barred'), { code: 'EISDIR' });
});

test('data that 1C does not have survives an import', async () => {
  const { db } = shop;
  const [first, second] = await db.selectFrom('products').select('id').orderBy('id').limit(2).execute();
  await db
    .insertInto('product_relations')
    .values({ product_id: first!.id, kind: 'analog', related_id: second!.id })
    .execute();
  await db.updateTable('properties').set({ group_name: 'Размеры', is_facet: false }).execute();
  await db.updateTable('brands').set({ description: 'Завод в Туле' }).execute();
  const { importFile, offersFile } = await write(shop, 'beyond');
  await importCatalog(shop, { files: [importFile, offersFile], mediaDir: media('shop') });
  const renamed = (await readFile(importFile, 'utf8')).replaceAll('<Наименование>М', '<Наименование>Новый м');
  const files = await folders.write({ goods: renamed, offers: await readFile(offersFile) });
  assert.equal((await importCatalog(shop, { files, mediaDir: media('shop') })).isUnchanged, false);
  const result = await sql`select
    (select count(*)::int from product_relations) as relations,
    (select count(*)::int from properties where group_name <> 'Размеры' or is_facet) as ungrouped,
    (select count(*)::int from brands where description = '') as undescribed`.execute(db);
  assert.deepEqual(result.rows, [{ relations: 1, ungrouped: 0, undescribed: 0 }]);
});
