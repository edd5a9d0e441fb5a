import type { getOrders } from '@shop/shared/contracts/orders';
import { type SqlBool, sql } from 'kysely';
import type * as v from 'valibot';
import type { Db } from '../../database/database.ts';
import { scoped } from '../../database/scoped.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { NotFound } from '../../http/errors.ts';
import { clampPage } from '../../http/paging.ts';

export type OrderFilter = v.InferOutput<typeof getOrders.query & {}>;

/** Orders of the actor's counterparty and no other. */
export function ordersOf(db: Db, actor: ActingUser) {
  const mine = scoped(db, actor);

  return {
    /** A page of orders, newest first. A page past the end is the last one. */
    list: async (filter: OrderFilter) => {
      const found = filtered(mine.selectFrom('orders'), filter);
      const { count } = await found
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const { offset, pageNavigation } = clampPage(filter, count);
      const items = await withHead(found)
        .orderBy('orders.created_at', 'desc')
        .orderBy('orders.id', 'desc')
        .limit(filter.pageSize)
        .offset(offset)
        .execute();
      return { items, pageNavigation };
    },

    /** Throws `NotFound` for an unknown id and another company's alike. */
    byId: (id: number) =>
      withHead(mine.selectFrom('orders'))
        .innerJoin('users as author', 'author.id', 'orders.created_by')
        .leftJoin('users as manager', 'manager.id', 'orders.acted_by')
        .select([
          'orders.delivery_type as deliveryType',
          'orders.address',
          'orders.consignee',
          'orders.comment',
          'orders.wished_on as wishedOn',
          'orders.shipment',
          'orders.pay_system as paySystem',
          'orders.due_on as dueOn',
          'orders.goods_kopecks as goodsKopecks',
          'orders.delivery_kopecks as deliveryKopecks',
          'orders.vat_kopecks as vatKopecks',
          sql<string>`author.name || ' ' || author.last_name`.as('createdByName'),
          sql<string | null>`manager.name || ' ' || manager.last_name`.as('actedByName'),
        ])
        .where('orders.id', '=', id)
        .executeTakeFirstOrThrow(() => new NotFound('Такого заказа нет')),

    lines: (id: number) =>
      mine
        .selectFrom('orders')
        .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
        .select([
          'order_lines.offer_id as offerId',
          'order_lines.article',
          'order_lines.name',
          'order_lines.measure',
          'order_lines.quantity',
          'order_lines.price_kopecks as priceKopecks',
          'order_lines.total_kopecks as totalKopecks',
          'order_lines.vat_percent as vatPercent',
        ])
        .where('orders.id', '=', id)
        .orderBy('order_lines.position')
        .execute(),

    statuses: (id: number) =>
      mine
        .selectFrom('orders')
        .innerJoin('order_statuses', 'order_statuses.order_id', 'orders.id')
        .select(['order_statuses.status', 'order_statuses.reached_at as reachedAt'])
        .where('orders.id', '=', id)
        .orderBy('order_statuses.reached_at')
        .execute(),

    documents: (id: number) =>
      mine
        .selectFrom('orders')
        .innerJoin('order_documents', 'order_documents.order_id', 'orders.id')
        .select([
          'order_documents.id',
          'order_documents.kind',
          'order_documents.number',
          'order_documents.issued_on as issuedOn',
        ])
        .where('orders.id', '=', id)
        .orderBy('order_documents.id')
        .execute(),

    /** A document by its own id; throws `NotFound` for another company's. */
    documentById: (id: number) =>
      mine
        .selectFrom('orders')
        .innerJoin('order_documents', 'order_documents.order_id', 'orders.id')
        .leftJoin('contracts', 'contracts.id', 'orders.contract_id')
        .innerJoin('counterparties', 'counterparties.id', 'orders.counterparty_id')
        .select([
          'order_documents.kind',
          'order_documents.number',
          'order_documents.issued_on as issuedOn',
          'orders.id as orderId',
          'orders.number as orderNumber',
          'orders.consignee',
          'orders.due_on as dueOn',
          'orders.delivery_kopecks as deliveryKopecks',
          'orders.total_kopecks as totalKopecks',
          'contracts.number as contractNumber',
          'contracts.signed_on as contractSignedOn',
          'counterparties.name',
          'counterparties.inn',
          'counterparties.kpp',
          'counterparties.address',
        ])
        .where('order_documents.id', '=', id)
        .executeTakeFirstOrThrow(() => new NotFound('Такого документа нет')),
  };
}

type Orders = ReturnType<typeof ordersQuery>;
function ordersQuery(db: Db, actor: ActingUser) {
  return scoped(db, actor).selectFrom('orders');
}

function withHead(orders: Orders) {
  return orders
    .innerJoin('counterparties as buyer', 'buyer.id', 'orders.counterparty_id')
    .select((select) => [
      'orders.id',
      'orders.number',
      'orders.created_at as createdAt',
      'orders.status',
      'orders.total_kopecks as totalKopecks',
      'buyer.name as counterpartyName',
      select
        .selectFrom('order_lines')
        .whereRef('order_lines.order_id', '=', 'orders.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('lineCount'),
    ]);
}

/** Days are Moscow days and both count. */
function filtered(orders: Orders, { status, dateFrom, dateTo, search }: OrderFilter): Orders {
  let found = orders;
  if (status !== undefined) found = found.where('orders.status', '=', status);
  if (dateFrom !== undefined) found = found.where(moscowDay('>=', dateFrom));
  if (dateTo !== undefined) found = found.where(moscowDay('<=', dateTo));
  if (search === '') return found;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return found.where(sql<SqlBool>`(orders.number ilike ${pattern} or exists (
    select 1 from order_lines line where line.order_id = orders.id
      and (line.article ilike ${pattern} or line.name ilike ${pattern})))`);
}

function moscowDay(operator: '>=' | '<=', day: string) {
  const start = sql`(${day}::date)::timestamp at time zone 'Europe/Moscow'`;
  return operator === '>='
    ? sql<SqlBool>`orders.created_at >= ${start}`
    : sql<SqlBool>`orders.created_at < ${start} + interval '1 day'`;
}
