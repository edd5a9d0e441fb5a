import { sql } from 'kysely';
import type { Day } from '../../calendar/days.ts';
import type { Db } from '../../database/database.ts';
import { unscoped } from '../../database/scoped.ts';

/** Something the database keeps that is not what the rows come to. Kopecks; counts of documents for `count`. */
export type Discrepancy =
  | {
      readonly what: 'document';
      readonly documentId: number;
      readonly number: string;
      readonly kept: number;
      readonly actual: number;
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

interface Sides {
  readonly debitKopecks: number;
  readonly creditKopecks: number;
  readonly debits: number;
  readonly credits: number;
}

/**
 * Adds up every entry of the ledger and compares: what a document does to the debt, and the turnovers that balances are
 * read from (decision 055). Empty when all is as it should be; at most `most` of each sort.
 */
export async function verifyTurnovers(db: Db, most = 100): Promise<readonly Discrepancy[]> {
  const ledger = unscoped(db, 'the check is of the ledger of all counterparties');
  // One snapshot, so that nothing is reported that is only on its way.
  return ledger
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => [...(await findDocuments(tx, most)), ...(await findTurnovers(tx, most))]);
}

async function findDocuments(db: Db, most: number): Promise<readonly Discrepancy[]> {
  const { rows } = await sql<{ documentId: number; number: string; kept: number; actual: number }>`
    select document.id as "documentId", document.number, document.kopecks as kept,
      coalesce(sum(entry.kopecks), 0) as actual
    from ledger_documents document
    left join ledger_entries entry on entry.document_id = document.id and entry.account = 'receivable'
    group by document.id
    having document.kopecks <> coalesce(sum(entry.kopecks), 0)
    order by document.id limit ${most}`.execute(db);
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
    with entries as (
      select document_id, sum(kopecks) as kopecks from ledger_entries where account = 'receivable'
      group by document_id having sum(kopecks) <> 0
    ), actual as (
      select document.counterparty_id, document.contract_id, document.kind, document.dated_on,
        case when entries.kopecks > 0 then coalesce(document.due_on, document.dated_on) else document.dated_on end
          as due_on,
        sum(greatest(entries.kopecks, 0)) as debit, sum(greatest(-entries.kopecks, 0)) as credit,
        count(*) filter (where entries.kopecks > 0) as debits, count(*) filter (where entries.kopecks < 0) as credits
      from ledger_documents document join entries on entries.document_id = document.id
      group by 1, 2, 3, 4, 5
    ), both_sides as (
      select counterparty_id, contract_id, kind, dated_on, due_on, debit, credit, debits, credits,
        0 as kept_debit, 0 as kept_credit, 0 as kept_debits, 0 as kept_credits
      from actual
      union all
      select counterparty_id, contract_id, kind, dated_on, due_on, 0, 0, 0, 0,
        debit_kopecks, credit_kopecks, debits, credits
      from ledger_turnovers
    )
    select counterparty_id as "counterpartyId", contract_id as "contractId", kind, dated_on as "on",
      due_on as "dueOn",
      jsonb_build_object('debitKopecks', sum(debit), 'creditKopecks', sum(credit),
        'debits', sum(debits), 'credits', sum(credits)) as actual,
      jsonb_build_object('debitKopecks', sum(kept_debit), 'creditKopecks', sum(kept_credit),
        'debits', sum(kept_debits), 'credits', sum(kept_credits)) as kept
    from both_sides
    group by counterparty_id, contract_id, kind, dated_on, due_on
    having sum(debit) <> sum(kept_debit) or sum(credit) <> sum(kept_credit)
      or sum(debits) <> sum(kept_debits) or sum(credits) <> sum(kept_credits)
    order by counterparty_id, contract_id, dated_on, kind limit ${most}`.execute(db);
  return rows.map((row) => ({ what: 'turnover', ...row }));
}
