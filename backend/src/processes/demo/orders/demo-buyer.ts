import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** The company an order is for, the places its goods are delivered to, and the offers it can buy. */
export type DemoBuyer = NonNullable<Awaited<ReturnType<typeof findBuyer>>>;

/** Undefined unless there are prices at which the company could buy. */
export async function findBuyer(db: Db, code: string) {
  const company = await db
    .selectFrom('counterparties')
    .innerJoin('contracts', 'contracts.counterparty_id', 'counterparties.id')
    .select([
      'counterparties.id as counterpartyId',
      'price_type_id as priceTypeId',
      'discount_percent as discountPercent',
      'contracts.id as contractId',
      'contracts.postponement_days as postponementDays',
    ])
    .where('counterparties.code', '=', code)
    .executeTakeFirst();
  if (company === undefined || company.priceTypeId === null) return undefined;
  const { priceTypeId, discountPercent, ...buyer } = company;
  const offerIds = await findSoldOffers(db, priceTypeId);
  if (offerIds.length === 0) return undefined;
  return {
    ...buyer,
    ...(await findPlaces(db, buyer.counterpartyId)),
    terms: { priceTypeId, discountPercent },
    offerIds,
    missingOfferIds: await findMissingOffers(db, offerIds),
  };
}

/** The default address, a consignee, and a terminal near Moscow. */
async function findPlaces(db: Db, counterpartyId: number) {
  const address = await db
    .selectFrom('delivery_addresses')
    .select(['address', 'comment', 'contact_name', 'contact_phone'])
    .where('counterparty_id', '=', counterpartyId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  const consignee = await db
    .selectFrom('consignees')
    .select(['name', 'inn', 'kpp', 'address'])
    .where('counterparty_id', '=', counterpartyId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const terminal = await db
    .selectFrom('transport_terminals as terminal')
    .innerJoin('transport_companies as company', 'company.id', 'terminal.company_id')
    .select(['terminal.id', 'terminal.city', 'terminal.address', 'company.name as companyName'])
    .orderBy('terminal.id')
    .executeTakeFirst();
  const store = await db.selectFrom('warehouses').select('id').orderBy('id').executeTakeFirstOrThrow();
  return { address, consignee, terminal, storeId: store.id };
}

/** Offers that a counterparty can buy at its price type. */
async function findSoldOffers(db: Db, priceTypeId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('prices', 'prices.offer_id', 'offers.id')
    .select('offers.id')
    .where('prices.price_type_id', '=', priceTypeId)
    .where('offers.active', '=', true)
    .groupBy('offers.id')
    .orderBy('offers.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Offers without a free unit. */
async function findMissingOffers(db: Db, offerIds: readonly number[]): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('stocks')
    .select('offer_id as id')
    .where('offer_id', '=', sql<number>`any(${[...offerIds]}::bigint[])`)
    .groupBy('offer_id')
    .having(sql<number>`sum(quantity - reserved)`, '=', 0)
    .orderBy('offer_id')
    .execute();
  return rows.map(({ id }) => id);
}
