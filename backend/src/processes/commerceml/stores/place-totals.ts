import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ClassifierStore } from './classifier-store.ts';

/**
 * Assigns stock given without a warehouse. If the exchange gives other offers' stock by warehouse, such an offer is in
 * none of them; if it knows no warehouses, all stock is in the only one.
 */
export async function placeTotals(db: Db, classifier: ClassifierStore): Promise<void> {
  const unplaced = sql`total is not null and not has_stocks and not exists (
    select from stage_offers other where other.has_stocks and other.external_id = stage_offers.external_id)`;
  const { rows } = await sql<{ with_places: boolean; with_stock: boolean }>`select
    exists (select from stage_stocks) as with_places,
    exists (select from stage_offers where total > 0) as with_stock`.execute(db);
  if (rows[0]?.with_stock === true && !rows[0].with_places) {
    const warehouse = await classifier.anyWarehouseId();
    await sql`insert into stage_stocks (record, offer, warehouse_id, quantity, arrival_on, arrival_quantity)
      select min(record), external_id, ${warehouse}, max(total), null, 0 from stage_offers
      where ${unplaced} and total > 0 group by external_id`.execute(db);
  }
  await sql`update stage_offers set has_stocks = true where ${unplaced}`.execute(db);
}
