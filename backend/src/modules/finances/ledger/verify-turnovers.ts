import { sql } from 'kysely';
import type { Day } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';

/** A stored sum that differs from the entries. Kopecks; `debits`, `credits` and `settled` are numbers of documents. */
export type Discrepancy =
  | {
      readonly what: 'document';
      readonly documentId: number;
      readonly number: string;
      readonly kept: Sum;
      readonly actual: Sum;
    }
  | {
      readonly what: 'turnover';
      readonly counterpartyId: number;
      readonly contractId: number | null;
      readonly kind: string;
      readonly on: Day;
      readonly dueOn: Day;
      readonly kept: Sides;
      readonly actual: Sides;
    };

interface Sum {
  readonly kopecks: number;
  readonly settledKopecks: number;
}

interface Sides {
  readonly debitKopecks: number;
  readonly creditKopecks: number;
  readonly debits: number;
  readonly credits: number;
  readonly settledKopecks: number;
  readonly settled: number;
}

/**
 * Sums every ledger entry and compares: the change of the debt by each document, its part settled by its own order, and
 * the turnovers that balances are read from (decision 055). Returns at most `most` discrepancies of each kind; none if
 * the ledger is consistent.
 */
export async function verifyTurnovers(db: Db, most = 100): Promise<readonly Discrepancy[]> {
  const ledger = unscoped(db, 'the check covers the ledger of all counterparties');
  // A snapshot, so that concurrent postings are not reported.
  return ledger
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => [...(await findDocuments(tx, most)), ...(await findTurnovers(tx, most))]);
}

/** Documents with the sums of their entries and the parts that their orders have settled. */
const documentsByEntries = sql`(
    select *, case when order_id is null then 0 else greatest(least(actual, sum(greatest(-actual, 0)) over of_order
      - (sum(greatest(actual, 0)) over of_order_until - actual)), 0) end as actual_settled
    from (
      select document.*, coalesce(sum(entry.kopecks), 0) as actual
      from ledger_documents document
      left join ledger_entries entry on entry.document_id = document.id and entry.account = 'receivable'
      group by document.id
    ) added_up
    window of_order as (partition by order_id, counterparty_id, contract_id),
      of_order_until as (of_order order by dated_on, id)
  )`;

async function findDocuments(db: Db, most: number): Promise<readonly Discrepancy[]> {
  const { rows } = await sql<{ documentId: number; number: string; kept: Sum; actual: Sum }>`
    select id as "documentId", number,
      jsonb_build_object('kopecks', kopecks, 'settledKopecks', settled_kopecks) as kept,
      jsonb_build_object('kopecks', actual, 'settledKopecks', actual_settled) as actual
    from ${documentsByEntries} document
    where kopecks <> actual or settled_kopecks <> actual_settled
    order by id limit ${most}`.execute(db);
  return rows.map((row) => ({ what: 'document', ...row }));
}

async function findTurnovers(db: Db, most: number): Promise<readonly Discrepancy[]> {
  const { rows } = await sql<{
    counterpartyId: number;
    contractId: number | null;
    kind: string;
    on: Day;
    dueOn: Day;
    kept: Sides;
    actual: Sides;
  }>`
    with actual as (
      select counterparty_id, contract_id, kind, dated_on,
        case when actual > 0 then coalesce(due_on, dated_on) else dated_on end as due_on, ledger_part(id) as part,
        jsonb_build_object('debitKopecks', sum(greatest(actual, 0)), 'creditKopecks', sum(greatest(-actual, 0)),
          'debits', count(*) filter (where actual > 0), 'credits', count(*) filter (where actual < 0),
          'settledKopecks', sum(actual_settled), 'settled', count(*) filter (where actual_settled = actual)) as sides
      from ${documentsByEntries} document where actual <> 0
      group by 1, 2, 3, 4, 5, 6
    ), kept as (
      select counterparty_id, contract_id, kind, dated_on, due_on, part,
        jsonb_build_object('debitKopecks', debit_kopecks, 'creditKopecks', credit_kopecks, 'debits', debits,
          'credits', credits, 'settledKopecks', settled_kopecks, 'settled', settled) as sides
      from ledger_turnovers
    ), nothing as (
      select jsonb_build_object('debitKopecks', 0, 'creditKopecks', 0, 'debits', 0, 'credits', 0,
        'settledKopecks', 0, 'settled', 0) as sides
    )
    select counterparty_id as "counterpartyId", nullif(contract_id, 0) as "contractId", kind, dated_on as "on",
      due_on as "dueOn", coalesce(kept.sides, nothing.sides) as kept, coalesce(actual.sides, nothing.sides) as actual
    from (select coalesce(contract_id, 0) as contract_id, counterparty_id, kind, dated_on, due_on, part, sides from actual) actual
    full join (select coalesce(contract_id, 0) as contract_id, counterparty_id, kind, dated_on, due_on, part, sides from kept) kept
      using (counterparty_id, contract_id, kind, dated_on, due_on, part)
    cross join nothing
    where coalesce(kept.sides, nothing.sides) <> coalesce(actual.sides, nothing.sides)
    order by counterparty_id, contract_id, dated_on, kind, part limit ${most}`.execute(db);
  return rows.map((row) => ({ what: 'turnover', ...row }));
}
