import type { Db } from '../../platform/database/database.ts';

/** Lists the places where buyers collect orders. */
export async function listPickupPoints(db: Db) {
  return offered(db)
    .select(['id', 'name', 'address', 'working_hours as workingHours', 'latitude', 'longitude'])
    .orderBy('id')
    .execute();
}

/** Whether buyers can collect an order there. */
export async function isPickupPoint(db: Db, id: number): Promise<boolean> {
  return (await offered(db).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

function offered(db: Db) {
  return db.selectFrom('warehouses').where('is_pickup', '=', true);
}
