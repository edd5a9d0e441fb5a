import { sql } from 'kysely';
import type { Db } from '../src/platform/database/database.ts';

const DOCUMENTS = 200_000;
const YEARS = 5;

export interface LedgerShape {
  /** No document is paid: all shipments are open. */
  readonly isUnpaid?: boolean;
  /** All documents are on one day of last month. */
  readonly isOfOneDay?: boolean;
}

/**
 * Seeds five years of the buyer's company: shipments on its contracts, a payment for most of them, some of both for an
 * order, a correction and a bonus now and then. Some hundreds of documents stay open.
 */
export async function seedLedger(
  db: Db,
  { isUnpaid = false, isOfOneDay = false }: LedgerShape,
): Promise<number> {
  await sql`delete from ledger_documents where number like 'BENCH-%'`.execute(db);
  await db.transaction().execute(async (tx) => {
    await sql`
      with contract as (
        select c.id, c.counterparty_id, row_number() over (order by c.id) - 1 as position, count(*) over () as count
        from contracts c join users u on u.current_counterparty_id = c.counterparty_id
        where u.login = 'buyer@demo.example'
      ), planned as (
        select n, case when n % 200 = 0 then 'correction' when n % 1000 = 7 then 'bonus'
            when n % 2 = 1 or ${isUnpaid} then 'shipment' else 'payment' end as kind,
          case when ${isOfOneDay} then current_date - 30
            else current_date - ((${DOCUMENTS}::int - n) * ${YEARS * 365}::bigint / ${DOCUMENTS}::int)::int end as dated_on
        from generate_series(1, ${DOCUMENTS}::int) n
      ), placed as (
        select o.id, o.counterparty_id, row_number() over (order by o.id) - 1 as position, count(*) over () as count
        from orders o join users u on u.current_counterparty_id = o.counterparty_id
        where u.login = 'buyer@demo.example'
      )
      insert into ledger_documents (counterparty_id, contract_id, kind, number, dated_on, due_on, order_id)
      select contract.counterparty_id, contract.id, kind, 'BENCH-' || n, dated_on,
        case when kind = 'shipment' then dated_on + 30 end, case when planned.n % 16 < 2 then placed.id end
      from planned join contract on contract.position = planned.n / 2 % contract.count
      left join placed on placed.position = planned.n / 16 % placed.count`.execute(tx);
    await sql`
      insert into ledger_entries (document_id, counterparty_id, account, kopecks)
      select document.id, document.counterparty_id, side.account, side.sign * (1000000 + document.id % 977 * 1000)
      from ledger_documents document
      cross join lateral (values
        ('receivable', case when document.kind in ('shipment', 'correction') then 1 else -1 end),
        (case document.kind when 'payment' then 'cash' when 'bonus' then 'bonus' else 'revenue' end,
          case when document.kind in ('shipment', 'correction') then -1 else 1 end)) side (account, sign)
      where document.number like 'BENCH-%'`.execute(tx);
  });
  await sql`analyze`.execute(db);
  return DOCUMENTS;
}
