import { modules } from '../../../src/modules/index.ts';
import type { Db } from '../../../src/platform/database/database.ts';
import type { Module } from '../../../src/platform/http/route.ts';
import { buildApp } from '../../../src/processes/api/app.ts';
import { recordingStatements } from '../../recorded-statements.ts';
import { DEMO_PASSWORD, testSettings } from '../../test-app.ts';
import { TestClient } from '../../test-client.ts';
import { openTestDatabase } from '../../test-database.ts';

interface ShelfProduct {
  readonly name: string;
  readonly section: 'winter' | 'chemical' | 'cables';
  readonly brand?: 'ansell' | 'redut';
  readonly material?: readonly string[];
  readonly mark?: readonly string[];
  readonly lengthMm?: number;
  readonly rubles?: number;
  readonly stock?: number;
}

/** Marks as 1C writes them: a careless filter would split, decode or refuse each of them. */
export const NASTY_MARKS = [
  'ВВГ-is-3x1.5/нг',
  'a-or-b',
  '100%',
  'КГ "гибкий"',
  "д'Артаньян",
  '3/4',
  '3-4',
  '%2F',
  '~1',
  '-from-1-to-2',
  '<b>жирный</b>',
];

const shelf = {
  warm: { name: 'Перчатки тёплые', section: 'winter', brand: 'ansell', material: ['Шерсть'], lengthMm: 250 },
  felt: { name: 'Краги', section: 'winter', brand: 'redut', material: ['Спилок', 'Шерсть'], lengthMm: 300 },
  nitrile: { name: 'Нитриловые', section: 'chemical', brand: 'ansell', material: ['Нитрил'], lengthMm: 240 },
  latex: {
    name: 'Латексные',
    section: 'chemical',
    material: ['Латекс'],
    lengthMm: 260,
    stock: 0,
    rubles: 50,
  },
  thick: { name: 'Толстые', section: 'chemical', brand: 'ansell', material: ['Нитрил'], rubles: 300 },
  cable: { name: 'Кабель', section: 'cables', brand: 'redut', mark: NASTY_MARKS.slice(0, 6) },
  wire: { name: 'Провод', section: 'cables', mark: NASTY_MARKS.slice(5), rubles: 200 },
} as const satisfies Record<string, ShelfProduct>;

export type ShelfKey = keyof typeof shelf;
/** The API with that shelf in its index from the start. `statements` lists the database's statements. */
export async function openShelfShop(more: readonly Module[] = []) {
  const database = await openTestDatabase();
  const built = await buildShelf(database.db);
  const { db, statements } = recordingStatements(database.db);
  const recorded = { ...database, db };
  const { app } = await buildApp({
    settings: testSettings,
    database: recorded,
    modules: [...modules, ...more],
  });
  return {
    db: database.db,
    shelf: built,
    statements,
    visitor: new TestClient(app, testSettings.hashSalt),
    clientFor: (login: string) => TestClient.logIn(app, testSettings.hashSalt, login, DEMO_PASSWORD),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** Seven products in two sections, of two brands, at list prices: few enough to count by hand. */
async function buildShelf(db: Db) {
  const priceTypeId = await insert(db, 'price_types', { external_id: 'list', name: 'Розничная' });
  const warehouseId = await insert(db, 'warehouses', { external_id: 'w', name: 'Подольск' });
  const sections = await buildSections(db);
  const brands = {
    ansell: await insert(db, 'brands', { code: 'ansell', name: 'Ansell', description: 'Перчатки' }),
    redut: await insert(db, 'brands', { code: 'redut', name: 'Редут' }),
  };
  await insert(db, 'brands', { code: 'empty', name: 'Пустой' });
  await buildProperty(db, { external_id: 'brand', code: 'brand', name: 'Бренд', kind: 'list', sort: 1 });
  const properties = {
    material: await buildProperty(db, { code: 'material', name: 'Материал', kind: 'list', sort: 2 }),
    mark: await buildProperty(db, { code: 'marka', name: 'Марка', kind: 'list', sort: 3 }),
    length: await buildProperty(db, { code: 'dlina', name: 'Длина', kind: 'number', unit: 'мм', sort: 4 }),
  };
  const ids = {} as Record<ShelfKey, number>;
  for (const [key, product] of Object.entries<ShelfProduct>(shelf)) {
    const { name, section, brand, material = [], mark = [], lengthMm, rubles = 100, stock = 10 } = product;
    const id = await insert(db, 'products', {
      external_id: key,
      code: key,
      article: key,
      name,
      section_id: sections[section],
      brand_id: brand === undefined ? null : brands[brand],
    });
    ids[key as ShelfKey] = id;
    const offer = { id, external_id: key, product_id: id, article: key, name };
    await db.insertInto('offers').values(offer).execute();
    await db
      .insertInto('prices')
      .values({ offer_id: id, price_type_id: priceTypeId, kopecks: rubles * 100 })
      .execute();
    await db
      .insertInto('stocks')
      .values({ offer_id: id, warehouse_id: warehouseId, quantity: stock })
      .execute();
    const lengths = lengthMm === undefined ? [] : [String(lengthMm)];
    const values = [
      ...material.map((value) => ({ property_id: properties.material, value, number: null })),
      ...mark.map((value) => ({ property_id: properties.mark, value, number: null })),
      ...lengths.map((value) => ({ property_id: properties.length, value, number: Number(value) })),
    ].map((value) => ({ ...value, product_id: id }));
    if (values.length > 0) await db.insertInto('product_properties').values(values).execute();
  }
  return { ids, properties, sections, brands, priceTypeId };
}

async function buildSections(db: Db) {
  const build = (path: string, name: string, parent_id: number | null = null) => {
    const code = path.split('/').at(-1)!;
    const depth = path.split('/').length;
    return insert(db, 'sections', { external_id: path, path, code, name, parent_id, depth });
  };
  const gloves = await build('perchatki', 'Перчатки');
  return {
    gloves,
    winter: await build('perchatki/zimnie', 'Зимние', gloves),
    chemical: await build('perchatki/khimicheskie', 'Химические', gloves),
    cables: await build('kabel', 'Кабель'),
    empty: await build('pusto', 'Пусто'),
  };
}

function buildProperty(db: Db, property: { readonly code: string; readonly [column: string]: unknown }) {
  return insert(db, 'properties', { external_id: property.code, is_facet: true, ...property });
}

async function insert(
  db: Db,
  table: 'price_types' | 'warehouses' | 'sections' | 'brands' | 'properties' | 'products',
  values: object,
): Promise<number> {
  const { id } = await db
    .insertInto(table)
    .values(values as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
