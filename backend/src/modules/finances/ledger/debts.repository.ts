import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Day } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { isInPart } from './day-parts.ts';

/** The debt of a contract, and the oldest document that is not fully paid. Kopecks. */
export interface ContractDebt {
  /** Null for documents without a contract. */
  readonly contractId: number | null;
  /** Debits less credits; negative for an advance. */
  readonly owedKopecks: number;
  /** Null if nothing is open. */
  readonly edge: OpenEdge | null;
}

/**
 * The oldest document that is not fully paid. Payments for an order settle its own documents; the rest of the payments
 * settles the oldest documents first (decision 010). So every later debit (by day and id) is open except its settled
 * part, and every earlier one is paid.
 */
interface OpenEdge {
  readonly on: Day;
  readonly documentId: number;
  /** Unpaid part of this document. */
  readonly openKopecks: number;
}

/**
 * Computes the debt of each contract. Open documents are the newest unsettled debits that add up to the debt: turnovers
 * are summed from the newest day backwards until they reach it, then the documents of that day, or of a part of a very
 * long day. Older documents are never read, however many there are (decision 055).
 */
export async function findDebts(
  db: Db,
  companyActor: Actor,
  contractId?: number,
): Promise<readonly ContractDebt[]> {
  const { counterpartyId } = scoped(db, companyActor);
  const ofContract = contractId === undefined ? sql`` : sql`and contract_id = ${contractId}`;
  const { rows } = await sql<{
    contractId: number | null;
    owedKopecks: number;
    on: Day | null;
    documentId: number | null;
    openKopecks: number | null;
  }>`
    with days as (
      select contract_id, dated_on, part, sum(debit_kopecks - settled_kopecks) as debit,
        sum(debit_kopecks - credit_kopecks) as moved
      from ledger_turnovers where counterparty_id = ${counterpartyId} ${ofContract}
      group by contract_id, dated_on, part
    ), contracts_owing as (
      select contract_id, sum(moved) as owed from days group by contract_id
    ), reached as (
      select contract_id, dated_on, part, debit,
        sum(debit) over (partition by contract_id order by dated_on desc, part desc) as sum
      from days where debit > 0
    ), edge_days as (
      select distinct on (owing.contract_id) owing.contract_id, reached.dated_on, reached.part,
        owing.owed - (reached.sum - reached.debit) as open
      from contracts_owing owing
      join reached on reached.contract_id is not distinct from owing.contract_id and reached.sum >= owing.owed
      where owing.owed > 0
      order by owing.contract_id, reached.dated_on desc, reached.part desc
    )
    select owing.contract_id as "contractId", owing.owed as "owedKopecks", edge_day.dated_on as "on",
      edge.id as "documentId", edge.open as "openKopecks"
    from contracts_owing owing
    left join edge_days edge_day on edge_day.contract_id is not distinct from owing.contract_id
    left join lateral (
      select id, edge_day.open - (sum - debit) as open from (
        select id, kopecks - settled_kopecks as debit,
          sum(kopecks - settled_kopecks) over (order by id desc rows unbounded preceding) as sum
        from ledger_documents document
        where document.counterparty_id = ${counterpartyId} and document.dated_on = edge_day.dated_on
          and document.contract_id is not distinct from edge_day.contract_id
          and ${isInPart(sql`edge_day.part`)} and document.kopecks > document.settled_kopecks
      ) of_the_day
      where sum >= edge_day.open order by id desc limit 1
    ) edge on true`.execute(db);
  return rows.map(({ contractId, owedKopecks, on, documentId, openKopecks }) => ({
    contractId,
    owedKopecks,
    edge: on === null || documentId === null || openKopecks === null ? null : { on, documentId, openKopecks },
  }));
}

/** Unpaid kopecks of a document; 0 for payments and other credits. */
export function openKopecksOf(
  {
    contractId,
    on,
    id,
    kopecks,
    settledKopecks,
  }: {
    readonly contractId: number | null;
    readonly on: Day;
    readonly id: number;
    readonly kopecks: number;
    readonly settledKopecks: number;
  },
  debts: readonly ContractDebt[],
): number {
  const edge = debts.find((debt) => debt.contractId === contractId)?.edge;
  if (!edge || kopecks <= 0 || on < edge.on) return 0;
  if (on > edge.on || id > edge.documentId) return kopecks - settledKopecks;
  return id === edge.documentId ? edge.openKopecks : 0;
}
