import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';

/** Lists the places where buyers collect orders. */
export async function listPickupPoints(db: Db) {
  return offered(db)
    .select(['id', 'name', 'address', 'working_hours as workingHours', 'latitude', 'longitude'])
    .orderBy('id')
    .execute();
}

/** How many places there are where buyers collect orders. */
export function countPickupPoints(db: Db): Promise<number> {
  return countRows(offered(db));
}

/** Whether buyers can collect an order there. */
export async function isPickupPoint(db: Db, id: number): Promise<boolean> {
  return (await offered(db).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** A warehouse of 1C without an address is no place that a buyer could find. */
function offered(db: Db) {
  return db.selectFrom('warehouses').where('is_pickup', '=', true).where('address', '!=', '');
}
