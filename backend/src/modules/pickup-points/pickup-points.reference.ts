import { randomUUID } from 'node:crypto';
import { countOf } from '@shop/domain/format/number';
import { sql } from 'kysely';
import * as v from 'valibot';
import { countRows } from '../../platform/database/count-rows.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { coordinatesOf, degreesOf } from '../../platform/references/coordinates.ts';
import { defineReference } from '../../platform/references/define-reference.ts';
import { line, optionalLine, place, yesNo } from '../../platform/shop-settings/setting-schemas.ts';

/** Begins the external id of a pick-up point that 1C does not know. */
export const OFFICE_WAREHOUSE = 'office-';

const NO_ADDRESS = 'Введите адрес: по\u00a0нему приезжают за\u00a0заказом';

const schema = v.object({
  name: line('Название', 100),
  address: optionalLine(
    'Адрес',
    300,
    'Пустой бывает только у\u00a0склада из\u00a01С: пока адреса нет, покупатели его не\u00a0видят',
  ),
  coordinates: place('Координаты', 'Широта и\u00a0долгота, как их копирует карта: 55.6031, 37.6042'),
  workingHours: optionalLine('Часы работы', 200, 'Пн–Пт 9:00–18:00'),
  isActive: yesNo('Выдавать заказы', 'Склад, где заказы не\u00a0выдают, хранит остатки и\u00a0дальше'),
});
type PickupPointRow = v.InferOutput<typeof schema>;

export const pickupPointReference = defineReference<PickupPointRow>({
  name: 'pickup-points',
  title: 'Пункты самовывоза',
  description:
    'Склады и\u00a0другие места, где покупатель забирает заказ сам. Если адрес или часы передаёт 1С, при обмене действуют её\u00a0данные.',
  permission: 'office.settings',
  schema,
  key: ['name'],
  order: ['name'],
  searched: ['name', 'address'],
  blank: { isActive: true },

  rows: (db) =>
    db.selectFrom('warehouses as point').select([
      'point.id',
      'point.name',
      'point.address',
      coordinatesOf('point').as('coordinates'),
      'point.working_hours as workingHours',
      'point.is_pickup as isActive',
      sql<string>`case when starts_with(point.external_id, ${OFFICE_WAREHOUSE}) then ''
          when point.address = '' then 'Склад из 1С без адреса: покупатели его не видят'
          else 'Склад из 1С' end`.as('note'),
    ]),

  async insert(db, row) {
    if (row.address === '') throw new Validation(NO_ADDRESS, 'address');
    const { id } = await db
      .insertInto('warehouses')
      .values({ ...columnsOf(row), external_id: `${OFFICE_WAREHOUSE}${randomUUID()}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(db, id, row) {
    if (row.address === '') {
      const { address } = await db
        .selectFrom('warehouses')
        .select('address')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (address !== '') throw new Validation(NO_ADDRESS, 'address');
    }
    await db.updateTable('warehouses').set(columnsOf(row)).where('id', '=', id).execute();
  },

  async delete(db, id) {
    await db.deleteFrom('warehouses').where('id', '=', id).execute();
  },

  async usesOf(db, id) {
    const stocks = await countRows(db.selectFrom('stocks').where('warehouse_id', '=', id));
    if (stocks > 0) return `остатки ${countOf(stocks, 'товара', 'товаров', 'товаров')}`;
    const orders = await countRows(
      unscoped(db, 'a point in use by any company stays')
        .selectFrom('orders')
        .where('pickup_store_id', '=', id),
    );
    return orders === 0 ? null : countOf(orders, 'заказ', 'заказа', 'заказов');
  },
});

function columnsOf({ name, address, coordinates, workingHours, isActive }: PickupPointRow) {
  return { name, address, ...degreesOf(coordinates), working_hours: workingHours, is_pickup: isActive };
}
