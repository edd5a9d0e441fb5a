import { sql } from 'kysely';
import type { Db } from '../src/database/database.ts';

const DOCUMENTS = 200_000;
const YEARS = 5;

/**
 * Five years of the buyer's company: shipments on two contracts, a payment for most of them, a correction and a bonus now
 * and then. What is left open is some hundreds of documents; with `isUnpaid` nobody has ever paid, so that all shipments
 * are.
 */
export async function seedLedger(db: Db, { isUnpaid }: { readonly isUnpaid: boolean }): Promise<number> {
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
          current_date - ((${DOCUMENTS}::int - n) * ${YEARS * 365}::bigint / ${DOCUMENTS}::int)::int as dated_on
        from generate_series(1, ${DOCUMENTS}::int) n
      )
      insert into ledger_documents (counterparty_id, contract_id, kind, number, dated_on, due_on)
      select contract.counterparty_id, contract.id, kind, 'BENCH-' || n, dated_on,
        case when kind = 'shipment' then dated_on + 30 end
      from planned join contract on contract.position = planned.n / 2 % contract.count`.execute(tx);
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
