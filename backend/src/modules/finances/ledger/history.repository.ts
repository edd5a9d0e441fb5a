import type { LedgerKind } from '@shop/contracts/finances/finances';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Day } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { firstIdOf, LONG_DAY_DOCUMENTS, partAt } from './day-parts.ts';
import { onDays } from './days-of-page.ts';
import type { ContractDebt } from './debts.repository.ts';
import { openParts } from './open-items.repository.ts';

/** Both days are inclusive. */
export interface HistoryFilter {
  readonly contract?: number | undefined;
  readonly kind?: LedgerKind | undefined;
  readonly dateFrom?: Day | undefined;
  readonly dateTo?: Day | undefined;
}

export interface HistoryDay {
  readonly on: Day;
  readonly debitKopecks: number;
  readonly creditKopecks: number;
  readonly count: number;
}

/** Returns daily sums of the documents that match the filter, newest first. */
export async function findHistoryDays(
  db: Db,
  companyActor: Actor,
  filter: HistoryFilter,
): Promise<readonly HistoryDay[]> {
  const { rows } = await sql<HistoryDay>`
    select dated_on as "on", sum(debit_kopecks) as "debitKopecks", sum(credit_kopecks) as "creditKopecks",
      sum(debits + credits)::int as count
    from ledger_turnovers
    where counterparty_id = ${scoped(db, companyActor).counterpartyId} ${conditions(filter)}
    group by dated_on having sum(debits + credits) > 0 order by dated_on desc`.execute(db);
  return rows;
}

/** Returns the unpaid sum of the documents that match the filter. */
export async function findOpenSum(
  db: Db,
  companyActor: Actor,
  debts: readonly ContractDebt[],
  filter: HistoryFilter,
): Promise<number> {
  const parts = openParts(db, companyActor, debts);
  if (parts === null) return 0;
  const { rows } = await sql<{ kopecks: number }>`
    select coalesce(sum(kopecks), 0) as kopecks from ${parts} part where true ${conditions(filter)}`.execute(
    db,
  );
  return rows[0]!.kopecks;
}

export interface HistoryDocument {
  readonly id: number;
  readonly contractId: number | null;
  readonly kind: LedgerKind;
  readonly number: string;
  readonly on: Day;
  readonly dueOn: Day | null;
  readonly kopecks: number;
  /** The part of a debit that payments for its own order have settled. */
  readonly settledKopecks: number;
  readonly contractNumber: string | null;
  readonly orderId: number | null;
  readonly orderNumber: string | null;
  readonly documentId: number | null;
}

interface PageRange {
  /** Limits to these days; `offset` counts from the first of them. */
  readonly days?: readonly Day[];
  /** Continues after this document. */
  readonly after?: Pick<HistoryDocument, 'on' | 'id'> | undefined;
  readonly limit: number;
  readonly offset?: number;
}

/** Returns documents that match the filter, newest first, except those that do not change the debt. */
export async function findHistory(
  db: Db,
  companyActor: Actor,
  filter: HistoryFilter,
  part: PageRange,
): Promise<readonly HistoryDocument[]> {
  const { days, after, limit, offset = 0 } = await skipDayParts(db, companyActor, filter, part);
  const { rows } = await sql<HistoryDocument>`
    with found as (
      select * from ledger_documents
      where counterparty_id = ${scoped(db, companyActor).counterpartyId} and kopecks <> 0 ${conditions(filter)}
        ${days === undefined ? sql`` : sql`and ${onDays(sql`dated_on`, days)}`}
        ${after === undefined ? sql`` : sql`and (dated_on, id) < (${after.on}::date, ${after.id}::bigint)`}
      order by dated_on desc, id desc limit ${limit} offset ${offset}
    )
    select found.id, found.contract_id as "contractId", found.kind, found.number, found.dated_on as "on",
      found.due_on as "dueOn", found.kopecks, found.settled_kopecks as "settledKopecks",
      contract.number as "contractNumber",
      placed.id as "orderId", placed.number as "orderNumber",
      -- A shipment was posted under the number of its УПД; a payment is for the invoice.
      (select issued.id from order_documents issued
        where issued.order_id = found.order_id
          and case found.kind
            when 'shipment' then issued.kind = 'upd' and issued.number = found.number
            when 'payment' then issued.kind = 'invoice' end
        order by issued.id limit 1) as "documentId"
    from found
    left join contracts contract on contract.id = found.contract_id
    left join orders placed on placed.id = found.order_id
    order by found.dated_on desc, found.id desc`.execute(db);
  return rows;
}

/** On a day with very many documents, skips the parts before the page without reading them. */
async function skipDayParts(
  db: Db,
  companyActor: Actor,
  filter: HistoryFilter,
  page: PageRange,
): Promise<PageRange> {
  const { days: [on] = [], offset = 0 } = page;
  if (on === undefined || offset < LONG_DAY_DOCUMENTS) return page;
  const { rows } = await sql<{ part: number; count: number }>`
    select part, sum(debits + credits)::int as count from ledger_turnovers
    where counterparty_id = ${scoped(db, companyActor).counterpartyId} and dated_on = ${on} ${conditions(filter)}
    group by part having sum(debits + credits) > 0 order by part desc`.execute(db);
  const at = partAt(rows, offset);
  if (at === undefined) return page;
  return { ...page, after: { on, id: firstIdOf(at.part.part + 1) }, offset: at.offset };
}

function conditions({ contract, kind, dateFrom, dateTo }: HistoryFilter): RawBuilder<unknown> {
  return sql.join(
    [
      contract === undefined ? sql`` : sql`and contract_id = ${contract}`,
      kind === undefined ? sql`` : sql`and kind = ${kind}`,
      dateFrom === undefined ? sql`` : sql`and dated_on >= ${dateFrom}`,
      dateTo === undefined ? sql`` : sql`and dated_on <= ${dateTo}`,
    ],
    sql` `,
  );
}
