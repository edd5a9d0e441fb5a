import type { exportOrders } from '@shop/contracts/basket-order/orders';
import { type SqlBool, sql } from 'kysely';
import type * as v from 'valibot';
import { countRows } from '../../../platform/database/count-rows.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { clampPage } from '../../../platform/http/paging.ts';
import { anyOf } from '../../offers/offers.api.ts';

/** The filter of the list, without `contragent`, which has already selected the companies. */
export type OrderFilter = Omit<v.InferOutput<typeof exportOrders.body & {}>, 'contragent'>;
export type OrderHead = Awaited<ReturnType<typeof findHeads>>[number];

/** The number of orders an export reads at a time. */
const BATCH = 1_000;

/** Reads a page of the companies' orders, newest first. A page past the end is the last one. */
export async function findOrders(
  db: Db,
  companyIds: readonly number[],
  { page, pageSize, ...filter }: OrderFilter & { readonly page: number; readonly pageSize: number },
) {
  const found = filtered(db, companyIds, filter);
  // One statement reads the page and the total: searching the texts is what takes time.
  const pick = (offset: number) =>
    found
      .select(['orders.id', sql<number>`count(*) over ()`.as('count')])
      .orderBy('orders.created_at', 'desc')
      .orderBy('orders.id', 'desc')
      .limit(pageSize)
      .offset(offset)
      .execute();
  const requested = await pick((page - 1) * pageSize);
  const count = requested[0]?.count ?? (page === 1 ? 0 : await countRows(found));
  const { offset, pageNavigation } = clampPage({ page, pageSize }, count);
  const picked = requested.length > 0 || count === 0 ? requested : await pick(offset);
  return {
    items: await findHeads(
      db,
      picked.map(({ id }) => id),
    ),
    pageNavigation,
  };
}

/** Yields at most `limit` orders, newest first, in batches, so that memory use stays constant. */
export async function* readOrders(
  db: Db,
  companyIds: readonly number[],
  filter: OrderFilter,
  limit: number,
): AsyncGenerator<readonly OrderHead[]> {
  let lastId: number | undefined;
  for (let left = limit; left > 0; left -= BATCH) {
    let next = filtered(db, companyIds, filter);
    if (lastId !== undefined) {
      // The timestamp stays text: a JavaScript date would lose its microseconds.
      const before = sql`(select o.created_at, o.id from orders o where o.id = ${lastId})`;
      next = next.where(sql<SqlBool>`(orders.created_at, orders.id) < ${before}`);
    }
    const picked = await next
      .select('orders.id')
      .orderBy('orders.created_at', 'desc')
      .orderBy('orders.id', 'desc')
      .limit(Math.min(left, BATCH))
      .execute();
    if (picked.length === 0) return;
    const heads = await findHeads(
      db,
      picked.map(({ id }) => id),
    );
    yield heads;
    lastId = heads.at(-1)?.id;
  }
}

function ordersOfCompanies(db: Db, companyIds: readonly number[]) {
  const orders = unscoped(db, 'orders of several of the own companies').selectFrom('orders');
  const [only] = companyIds;
  // With a single company the orders are read in the index's order.
  return companyIds.length === 1
    ? orders.where('orders.counterparty_id', '=', only!)
    : orders.where('orders.counterparty_id', '=', anyOf(companyIds));
}

type Orders = ReturnType<typeof ordersOfCompanies>;

/** Both days are Moscow days and included. */
function filtered(
  db: Db,
  companyIds: readonly number[],
  { status, orderType, dateFrom, dateTo, search }: OrderFilter,
): Orders {
  let found = ordersOfCompanies(db, companyIds);
  if (status !== undefined) found = found.where('orders.status', '=', status);
  if (orderType !== undefined) found = found.where('orders.order_type', '=', orderType);
  if (dateFrom !== undefined) found = found.where(moscowDay('>=', dateFrom));
  if (dateTo !== undefined) found = found.where(moscowDay('<=', dateTo));
  if (search === '') return found;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return found.where(sql<SqlBool>`exists (
    select from order_texts found where found.order_id = orders.id
      and found.text like replace(lower(${pattern}), 'ё', 'е'))`);
}

function moscowDay(operator: '>=' | '<=', day: string) {
  const start = sql`(${day}::date)::timestamp at time zone 'Europe/Moscow'`;
  return operator === '>='
    ? sql<SqlBool>`orders.created_at >= ${start}`
    : sql<SqlBool>`orders.created_at < ${start} + interval '1 day'`;
}

/** Selects the columns of the list. */
function findHeads(db: Db, ids: readonly number[]) {
  return unscoped(db, 'they have been picked by company')
    .selectFrom('orders')
    .innerJoin('counterparties as buyer', 'buyer.id', 'orders.counterparty_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.created_at as createdAt',
      'orders.status',
      'orders.order_type as orderType',
      'orders.counterparty_id as counterpartyId',
      'buyer.name as counterpartyName',
      'orders.pay_system as paySystem',
      'orders.due_on as dueOn',
      'orders.goods_kopecks as goodsKopecks',
      'orders.delivery_kopecks as deliveryKopecks',
      'orders.vat_kopecks as vatKopecks',
      'orders.total_kopecks as totalKopecks',
      sql<number>`(select count(*) from order_lines line where line.order_id = orders.id)`.as('lineCount'),
      sql<boolean>`exists (select from order_changes change
        where change.order_id = orders.id and change.state = 'waiting')`.as('awaitsDecision'),
    ])
    .where('orders.id', '=', anyOf(ids))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .execute();
}
