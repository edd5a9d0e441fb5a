import type { LedgerKind } from '@shop/contracts/finances/finances';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Day } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { firstIdOf, isInPart, LONG_DAY_DOCUMENTS, partAt } from './day-parts.ts';
import { onDays } from './days-of-page.ts';
import type { ContractDebt } from './debts.repository.ts';

/** The sum that a contract has to pay on a day. */
export interface DueDay {
  readonly contractId: number | null;
  readonly on: Day;
  readonly kopecks: number;
  /** Number of documents. */
  readonly count: number;
}

/** Returns open sums by contract and due day, earliest day first. */
export async function findDueDays(
  db: Db,
  companyActor: Actor,
  debts: readonly ContractDebt[],
): Promise<readonly DueDay[]> {
  const parts = openParts(db, companyActor, debts);
  if (parts === null) return [];
  const { rows } = await sql<DueDay>`
    select contract_id as "contractId", due_on as "on", sum(kopecks) as kopecks, sum(count)::int as count
    from ${parts} part group by due_on, contract_id order by due_on, contract_id`.execute(db);
  return rows;
}

/** A document that is not fully paid. */
export interface OpenItem {
  readonly documentId: number;
  readonly kind: LedgerKind;
  readonly number: string;
  readonly on: Day;
  readonly dueOn: Day;
  readonly kopecks: number;
  readonly openKopecks: number;
  readonly contractNumber: string | null;
  readonly orderId: number | null;
  readonly orderNumber: string | null;
}

interface PageRange {
  /** Limits to these due days; `offset` counts from the first of them. */
  readonly days?: readonly Day[];
  /** Continues after this document. */
  readonly after?: Pick<OpenItem, 'dueOn' | 'on' | 'documentId'> | undefined;
  readonly limit: number;
  readonly offset?: number;
}

/** Returns open documents by due day, then in the order in which payments settle them. */
export async function findOpenItems(
  db: Db,
  companyActor: Actor,
  debts: readonly ContractDebt[],
  part: PageRange,
): Promise<readonly OpenItem[]> {
  const edges = edgesOf(debts);
  if (edges === null) return [];
  const { days, after, span, limit, offset = 0 } = await skipDayParts(db, companyActor, debts, part);
  const { rows } = await sql<OpenItem>`
    select document.id as "documentId", document.kind, document.number, document.dated_on as "on",
      coalesce(document.due_on, document.dated_on) as "dueOn", document.kopecks,
      case when document.id = edge.document_id then edge.open else document.kopecks - document.settled_kopecks end
        as "openKopecks",
      contract.number as "contractNumber", placed.id as "orderId", placed.number as "orderNumber"
    from ledger_documents document
    join ${edges} on edge.contract_id is not distinct from document.contract_id
    left join contracts contract on contract.id = document.contract_id
    left join orders placed on placed.id = document.order_id
    where document.counterparty_id = ${scoped(db, companyActor).counterpartyId} and document.kopecks > document.settled_kopecks
      and (document.dated_on, document.id) >= (edge.dated_on, edge.document_id)
      ${span === undefined ? sql`` : sql`and ${isWithin(span)}`}
      ${days === undefined ? sql`` : sql`and ${onDays(sql`coalesce(document.due_on, document.dated_on)`, days)}`}
      ${after === undefined ? sql`` : sql`and (coalesce(document.due_on, document.dated_on), document.dated_on, document.id) > (${after.dueOn}::date, ${after.on}::date, ${after.documentId}::bigint)`}
    order by coalesce(document.due_on, document.dated_on), document.dated_on, document.id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** A range of parts of days, inclusive. */
interface Span {
  readonly first: DayPart;
  readonly last: DayPart;
}

interface DayPart {
  readonly on: Day;
  readonly part: number;
}

function isWithin({ first, last }: Span): RawBuilder<unknown> {
  return sql`(document.dated_on, document.id) between (${first.on}::date, ${firstIdOf(first.part)}::bigint)
    and (${last.on}::date, ${firstIdOf(last.part + 1) - 1}::bigint)`;
}

/**
 * On a due day with very many documents, reads only the parts that the page covers; if the page continues on the next
 * day, skips the parts before it.
 */
async function skipDayParts(
  db: Db,
  companyActor: Actor,
  debts: readonly ContractDebt[],
  page: PageRange,
): Promise<PageRange & { readonly span?: Span }> {
  const { days: [dueOn] = [], offset = 0 } = page;
  if (dueOn === undefined || offset < LONG_DAY_DOCUMENTS) return page;
  const { rows } = await sql<{ on: Day; part: number; count: number }>`
    select dated_on as "on", part, sum(count)::int as count from ${openParts(db, companyActor, debts)} part_of_day
    where due_on = ${dueOn} group by dated_on, part order by dated_on, part`.execute(db);
  const at = partAt(rows, offset);
  if (at === undefined) return page;
  const end = partAt(rows, offset + page.limit - 1);
  if (end !== undefined) return { ...page, span: { first: at.part, last: end.part }, offset: at.offset };
  const after = { dueOn, on: at.part.on, documentId: firstIdOf(at.part.part) - 1 };
  return { ...page, after, offset: at.offset };
}

/**
 * SQL for open sums, as rows `contract_id, kind, dated_on, part, due_on, kopecks, count`: turnovers after the day and
 * part of each contract's edge, less their settled part, and the documents of that part from the edge on. Null if
 * nothing is open.
 */
export function openParts(
  db: Db,
  companyActor: Actor,
  debts: readonly ContractDebt[],
): RawBuilder<unknown> | null {
  const { counterpartyId } = scoped(db, companyActor);
  const edges = edgesOf(debts);
  if (edges === null) return null;
  return sql`(
    select turnover.contract_id, turnover.kind, turnover.dated_on, turnover.part, turnover.due_on,
      turnover.debit_kopecks - turnover.settled_kopecks as kopecks, turnover.debits - turnover.settled as count
    from ledger_turnovers turnover
    join ${edges} on edge.contract_id is not distinct from turnover.contract_id
    where turnover.counterparty_id = ${counterpartyId} and (turnover.dated_on, turnover.part) > (edge.dated_on, ledger_part(edge.document_id)) 
      and turnover.debits > turnover.settled
    union all
    select document.contract_id, document.kind, document.dated_on, ledger_part(document.id),
      coalesce(document.due_on, document.dated_on),
      case when document.id = edge.document_id then edge.open else document.kopecks - document.settled_kopecks end, 1
    from ledger_documents document
    join ${edges} on edge.contract_id is not distinct from document.contract_id
    where document.counterparty_id = ${counterpartyId} and document.dated_on = edge.dated_on
      and document.id >= edge.document_id
      and ${isInPart(sql`ledger_part(edge.document_id)`)}
      -- Written as a difference so that the planner does not choose the index by due day.
      and document.kopecks - document.settled_kopecks > 0
  )`;
}

function edgesOf(debts: readonly ContractDebt[]): RawBuilder<unknown> | null {
  const rows = debts.flatMap(({ contractId, edge }) =>
    edge === null
      ? []
      : [
          sql`(${contractId}::bigint, ${edge.on}::date, ${edge.documentId}::bigint, ${edge.openKopecks}::bigint)`,
        ],
  );
  if (rows.length === 0) return null;
  return sql`(values ${sql.join(rows)}) edge (contract_id, dated_on, document_id, open)`;
}
