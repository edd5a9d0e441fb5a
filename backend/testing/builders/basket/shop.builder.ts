import { startTestApp } from '../../test-app.ts';
import { buildCatalogue, type TestCatalogue } from './catalogue.builder.ts';

export type OfferKey = Parameters<TestCatalogue['idOf']>[0];

/** The API with the small catalogue, two people of one company and one of another. */
export async function openShop() {
  const app = await startTestApp();
  const { db } = app;
  const shop = await buildCatalogue(db);
  return {
    app,
    db,
    shop,
    buyer: await app.clientFor('buyer@demo.example'),
    clerk: await app.clientFor('clerk@demo.example'),
    stranger: await app.clientFor('stranger@demo.example'),

    /** Converts `{ gloves: 7 }` into the lines that calls accept. */
    linesOf: (lines: Partial<Record<OfferKey, number>>) =>
      Object.entries(lines).map(([key, quantity]) => ({
        id: shop.idOf(key as OfferKey),
        quantity: quantity ?? 0,
      })),
  };
}
