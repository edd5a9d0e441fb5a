import { modules } from '../../../src/modules/index.ts';
import type { Db } from '../../../src/platform/database/database.ts';
import { buildApp } from '../../../src/processes/api/app.ts';
import { DEMO_PASSWORD, testSettings } from '../../test-app.ts';
import { TestClient } from '../../test-client.ts';
import { openTestDatabase } from '../../test-database.ts';
import { buildCatalogue } from '../basket/catalogue.builder.ts';

/** The API with the catalogue of `buildCatalogue` under realistic articles and barcodes, which it knows when it starts. */
export async function openQuickOrderShop() {
  const database = await openTestDatabase();
  const catalogue = await buildCatalogue(database.db);
  const articles = {
    gloves: 'СИЗ-0412/3',
    masks: 'РУ-10.5',
    boots: 'КСТ-101',
    lastPair: 'ОЧ-0001',
    later: 'KAC-77',
    never: 'ЖЛ-5',
    unpriced: 'NEW-1',
  } as const;
  for (const [key, article] of Object.entries(articles))
    await rename(database.db, catalogue.built[key]!, article);
  const barcodes = [
    { offer_id: catalogue.idOf('gloves'), barcode: '4600000000017' },
    { product_id: catalogue.productId('boots'), barcode: '2000000000046' },
  ];
  for (const barcode of barcodes) await database.db.insertInto('barcodes').values(barcode).execute();
  const { app, services } = await buildApp({ settings: testSettings, database, modules });
  return {
    ...catalogue,
    app,
    services,
    db: database.db,
    clientFor: (login: string) => TestClient.logIn(app, testSettings.hashSalt, login, DEMO_PASSWORD),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** Sizes have the product's article with a number appended. */
async function rename(
  db: Db,
  { productId, offerIds }: { productId: number; offerIds: number[] },
  article: string,
) {
  await db.updateTable('products').set({ article }).where('id', '=', productId).execute();
  for (const [index, id] of offerIds.entries()) {
    const own = offerIds.length === 1 ? article : `${article}-${42 + index}`;
    await db.updateTable('offers').set({ article: own }).where('id', '=', id).execute();
  }
}
