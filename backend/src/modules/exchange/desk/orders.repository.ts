import type { ExchangeOrder, ExchangeOrderState } from '@shop/contracts/office/exchange';
import type { PageNavigation } from '@shop/contracts/platform/fields';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { clampPage } from '../../../platform/http/paging.ts';
import { containsWord, wordsOf } from '../../../platform/text/search-words.ts';
import { handOverAgain } from '../../orders/orders.api.ts';
import { exchangeOrders } from './exchange-orders.ts';

const PAGE_SIZE = 50;
const states: readonly ExchangeOrderState[] = ['waiting', 'changed', 'taken', 'refused'];

const stateOf = sql<ExchangeOrderState>`case
  when external.refusal <> '' then 'refused'
  when orders.exchange_version <= orders.taken_version then 'taken'
  when orders.taken_version > 0 then 'changed'
  else 'waiting' end`;

interface Asked {
  readonly state: ExchangeOrderState;
  readonly search: string;
  readonly page: number;
}

/** A page of the orders in one state, and how many there are in each. */
export async function listExchangeOrders(
  db: Db,
  { state, search, page }: Asked,
): Promise<{
  readonly items: ExchangeOrder[];
  readonly counts: Record<ExchangeOrderState, number>;
  readonly pageNavigation: PageNavigation;
}> {
  let found = describedOrders(db);
  for (const word of wordsOf(search))
    found = found.where(
      containsWord(sql`orders.number || ' ' || coalesce(external.number, '') || ' ' || company.name`, word),
    );
  const counted = await found
    .select(({ fn }) => [stateOf.as('state'), fn.countAll<number>().as('count')])
    .groupBy(stateOf)
    .execute();
  const countOf = (one: ExchangeOrderState) => counted.find((row) => row.state === one)?.count ?? 0;
  const counts = Object.fromEntries(states.map((one) => [one, countOf(one)])) as Record<
    ExchangeOrderState,
    number
  >;
  const { offset, pageNavigation } = clampPage({ page, pageSize: PAGE_SIZE }, counts[state]);
  const isWaiting = state === 'waiting' || state === 'changed';
  const rows = await withFacts(found)
    .where(sql<SqlBool>`${stateOf} = ${state}`)
    .orderBy('orders.id', isWaiting ? 'asc' : 'desc')
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { items: rows.map(present), counts, pageNavigation };
}

/** Hands an order over once more, though nothing has changed. Throws `NotFound`. */
export async function offerAgain(db: Db, id: number): Promise<ExchangeOrder> {
  await handOverAgain(db, id);
  return readExchangeOrder(db, id);
}

async function readExchangeOrder(db: Db, id: number): Promise<ExchangeOrder> {
  const row = await withFacts(describedOrders(db)).where('orders.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new NotFound('Такого заказа нет');
  return present(row);
}

function describedOrders(db: Db) {
  return exchangeOrders(db)
    .innerJoin('counterparties as company', 'company.id', 'orders.counterparty_id')
    .leftJoin('order_external as external', 'external.order_id', 'orders.id');
}

function withFacts(found: ReturnType<typeof describedOrders>) {
  return found.select([
    'orders.id',
    'orders.number',
    'company.name as company',
    'orders.created_at as placedAt',
    'orders.total_kopecks as totalKopecks',
    'orders.taken_at as takenAt',
    stateOf.as('state'),
    'external.order_id as externalOf',
    'external.number as externalNumber',
    'external.dated_on as datedOn',
    'external.status as externalStatus',
    'external.is_status_unknown as isStatusUnknown',
    'external.refusal',
  ]);
}

type OrderRow = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

function present({
  placedAt,
  takenAt,
  externalOf,
  externalNumber,
  datedOn,
  externalStatus,
  isStatusUnknown,
  refusal,
  ...order
}: OrderRow): ExchangeOrder {
  const external = {
    number: externalNumber ?? '',
    datedOn,
    status: externalStatus ?? '',
    isStatusUnknown: isStatusUnknown ?? false,
    refusal: refusal ?? '',
  };
  return {
    ...order,
    placedAt: placedAt.toISOString(),
    takenAt: takenAt?.toISOString() ?? null,
    external: externalOf === null ? null : external,
  };
}
