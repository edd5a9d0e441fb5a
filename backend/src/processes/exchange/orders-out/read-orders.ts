import { createHash } from 'node:crypto';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { partyOf, personOf } from './party-columns.ts';
import type { ExchangeOrder, ExchangeParty } from './xml/exchange-order.ts';

/** Reads orders for 1C, oldest first, in one statement: every order is as it was at one moment. */
export async function readOrders(db: Db, ids: readonly number[]): Promise<readonly ExchangeOrder[]> {
  const rows = await unscoped(db, '1C takes the orders of all companies')
    .selectFrom('orders')
    .innerJoin('counterparties as buyer', 'buyer.id', 'orders.counterparty_id')
    .innerJoin('users as person', 'person.id', 'orders.created_by')
    .leftJoin('order_external as external', 'external.order_id', 'orders.id')
    .leftJoin('contracts', 'contracts.id', 'orders.contract_id')
    .select(orderColumns)
    .select((of) => [
      partyOf().as('buyer'),
      personOf().as('author'),
      linesOf(of).as('lines'),
      warehouseOf(of).as('warehouse'),
    ])
    .where(sql<SqlBool>`orders.id = any(${[...ids]}::bigint[])`)
    .orderBy('orders.id')
    .execute();
  return rows.map(({ contractNumber, signedOn, consigneeName, idOf1c, number1c, ...order }) => {
    const { consigneeInn: inn, consigneeKpp: kpp, consigneeAddress: address, ...rest } = order;
    return {
      ...rest,
      id: idOf1c ?? String(order.id),
      number1c: number1c ?? '',
      contract: contractNumber === null || signedOn === null ? null : { number: contractNumber, signedOn },
      consignee: consigneeName === '' ? null : consigneeOf({ name: consigneeName, inn, kpp, address }),
      lines: order.lines.map((line) => ({ ...line, kind: 'goods' as const })),
    };
  });
}

const orderColumns = [
  'orders.id',
  'orders.number',
  'orders.exchange_version as version',
  sql<string>`to_char(orders.created_at at time zone 'Europe/Moscow', 'YYYY-MM-DD')`.as('placedOn'),
  sql<string>`to_char(orders.created_at at time zone 'Europe/Moscow', 'HH24:MI:SS')`.as('placedAt'),
  'orders.status',
  'orders.cancel_reason as cancelReason',
  'orders.total_kopecks as totalKopecks',
  'orders.delivery_kopecks as deliveryKopecks',
  'orders.pay_system as paySystem',
  'orders.due_on as dueOn',
  'orders.delivery_type as deliveryType',
  'orders.shipment',
  'orders.address',
  'orders.address_comment as addressComment',
  'orders.transport_company as transportCompany',
  'orders.wished_on as wishedOn',
  'orders.contact_name as contactName',
  'orders.contact_phone as contactPhone',
  'orders.comment',
  sql<string | null>`case when external.is_from_1c then external.external_id end`.as('idOf1c'),
  'external.number as number1c',
  'external.dated_on as datedOn1c',
  'contracts.number as contractNumber',
  'contracts.signed_on as signedOn',
  'orders.consignee as consigneeName',
  'orders.consignee_inn as consigneeInn',
  'orders.consignee_kpp as consigneeKpp',
  'orders.consignee_address as consigneeAddress',
] as const;

function linesOf(of: ExpressionBuilder<Schema, 'orders'>) {
  return jsonArrayFrom(
    of
      .selectFrom('order_lines as line')
      .innerJoin('offers', 'offers.id', 'line.offer_id')
      .select([
        'offers.external_id as id',
        'line.article',
        'line.name',
        'line.measure',
        'offers.variant',
        'line.quantity',
        'line.price_kopecks as priceKopecks',
        'line.total_kopecks as totalKopecks',
        'line.vat_percent as vatPercent',
      ])
      .whereRef('line.order_id', '=', 'orders.id')
      .orderBy('line.position'),
  );
}

/** The warehouse where the buyer collects; otherwise the one that most of the goods are set aside in. */
function warehouseOf(of: ExpressionBuilder<Schema, 'orders'>) {
  return jsonObjectFrom(
    of
      .selectFrom('warehouses as w')
      .leftJoin('order_reservations as part', (join) =>
        join.onRef('part.warehouse_id', '=', 'w.id').onRef('part.order_id', '=', 'orders.id'),
      )
      .select(['w.external_id as id', 'w.name'])
      .where((eb) =>
        eb.or([eb('w.id', '=', eb.ref('orders.pickup_store_id')), eb('part.order_id', 'is not', null)]),
      )
      .groupBy('w.id')
      .orderBy(sql`w.id = orders.pickup_store_id`, (order) => order.desc().nullsLast())
      .orderBy(sql`sum(part.quantity)`, (order) => order.desc().nullsLast())
      .orderBy('w.id')
      .limit(1),
  );
}

/** An order keeps its consignee as a text: the same words are the same company. */
function consigneeOf(consignee: Pick<ExchangeParty, 'name' | 'inn' | 'kpp' | 'address'>): ExchangeParty {
  const { name, inn, kpp } = consignee;
  const id = createHash('sha256')
    .update(JSON.stringify([name, inn, kpp]))
    .digest('hex')
    .slice(0, 32);
  return { ...consignee, id, version: null, kind: inn.length === 12 ? 'INDIVIDUAL' : 'LEGAL', ogrn: '' };
}
