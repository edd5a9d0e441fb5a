import { addDays, todayInMoscow } from '../../../src/platform/calendar/days.ts';
import type { Db } from '../../../src/platform/database/database.ts';

interface TestOffer {
  readonly name: string;
  readonly variants?: readonly Record<string, string>[];
  readonly prices?: readonly (readonly [fromQuantity: number, kopecks: number])[];
  readonly stock?: number;
  readonly arrivesInDays?: number;
  readonly minOrderCount?: number;
  readonly multiplicity?: number;
}

const offers = {
  /** 100 ₽, from 12 pairs 90 ₽; 100 pairs in stock. */
  gloves: {
    name: 'Перчатки',
    prices: [
      [1, 100_00],
      [12, 90_00],
    ],
    stock: 100,
  },
  /** At least 10, in steps of 5. */
  masks: { name: 'Респиратор', stock: 1000, minOrderCount: 10, multiplicity: 5 },
  /** Two sizes. */
  boots: { name: 'Ботинки', variants: [{ Размер: '42' }, { Размер: '43' }], stock: 20 },
  /** The last pair. */
  lastPair: { name: 'Очки', stock: 2 },
  /** Arrives in ten days. */
  later: { name: 'Каска', stock: 0, arrivesInDays: 10 },
  /** Its arrival is unknown. */
  never: { name: 'Жилет', stock: 0 },
  unpriced: { name: 'Новинка', prices: [], stock: 5 },
} as const satisfies Record<string, TestOffer>;

/** How much the list price exceeds the wholesale price. */
const LIST_SHARE = 1.2;

export type TestCatalogue = Awaited<ReturnType<typeof buildCatalogue>>;

/** A small catalogue for tests of buying, sold to every counterparty at one wholesale price below the list price. */
export async function buildCatalogue(db: Db) {
  const listPriceTypeId = await insert(db, 'price_types', { external_id: 'list', name: 'Розничная' });
  const priceTypeId = await insert(db, 'price_types', { external_id: 'test', name: 'Оптовая' });
  await db.updateTable('counterparties').set({ price_type_id: priceTypeId }).execute();
  const sectionId = await insert(db, 'sections', {
    external_id: 's',
    path: 'siz',
    code: 'siz',
    name: 'СИЗ',
    depth: 1,
  });
  const warehouse = { address: 'г. Подольск, ул. Складская, д. 1', latitude: 55.43, longitude: 37.54 };
  const warehouseIds = [
    await insert(db, 'warehouses', { external_id: 'w1', name: 'Подольск', ...warehouse }),
    await insert(db, 'warehouses', {
      external_id: 'w2',
      name: 'Химки',
      address: 'г. Химки, ул. Складская, д. 2',
    }),
  ] as const;
  const built: Record<string, { productId: number; offerIds: number[] }> = {};
  for (const [key, offer] of Object.entries<TestOffer>(offers)) {
    built[key] = await buildProduct(db, key, offer, {
      listPriceTypeId,
      priceTypeId,
      sectionId,
      warehouseId: warehouseIds[0],
    });
  }
  const idOf = (key: keyof typeof offers) => built[key]!.offerIds[0]!;
  return {
    warehouseIds,
    priceTypeId,
    productId: (key: keyof typeof offers) => built[key]!.productId,
    idOf,
    built,
  };
}

interface Ids {
  readonly listPriceTypeId: number;
  readonly priceTypeId: number;
  readonly sectionId: number;
  readonly warehouseId: number;
}

async function buildProduct(
  db: Db,
  key: string,
  offer: TestOffer,
  { listPriceTypeId, priceTypeId, sectionId, warehouseId }: Ids,
) {
  const productId = await insert(db, 'products', {
    external_id: key,
    code: key,
    article: `АРТ-${key}`,
    name: offer.name,
    section_id: sectionId,
    measure_base: 'пара',
    min_order_count: offer.minOrderCount ?? 1,
    multiplicity: offer.multiplicity ?? 1,
    weight_grams: 100,
  });
  const offerIds: number[] = [];
  for (const [index, variant] of (offer.variants ?? [{}]).entries()) {
    const id = await insert(db, 'offers', {
      ...(offer.variants === undefined ? { id: productId } : {}),
      external_id: `${key}#${index}`,
      product_id: productId,
      article: `АРТ-${key}-${index}`,
      name: offer.name,
      variant: JSON.stringify(variant),
    });
    offerIds.push(id);
    const prices = offer.prices ?? [[1, 100_00]];
    for (const [from_quantity, kopecks] of prices) {
      await db
        .insertInto('prices')
        .values({ offer_id: id, price_type_id: priceTypeId, from_quantity, kopecks })
        .execute();
    }
    for (const [from_quantity, kopecks] of prices.slice(0, 1)) {
      const list = { price_type_id: listPriceTypeId, kopecks: kopecks * LIST_SHARE };
      await db
        .insertInto('prices')
        .values({ offer_id: id, from_quantity, ...list })
        .execute();
    }
    const arrival_on =
      offer.arrivesInDays === undefined ? null : addDays(todayInMoscow(), offer.arrivesInDays);
    await db
      .insertInto('stocks')
      .values({
        offer_id: id,
        warehouse_id: warehouseId,
        quantity: offer.stock ?? 0,
        arrival_on,
        arrival_quantity: arrival_on ? 500 : 0,
      })
      .execute();
  }
  return { productId, offerIds };
}

async function insert(
  db: Db,
  table: 'price_types' | 'sections' | 'warehouses' | 'products' | 'offers',
  values: object,
): Promise<number> {
  const { id } = await db
    .insertInto(table)
    .values(values as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
