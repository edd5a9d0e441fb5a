import type { LedgerKind } from '@shop/contracts/finances/finances';
import { sql } from 'kysely';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { readSeller } from '../../documents/documents.api.ts';
import type { ActContent, ActLine } from './acts-content.ts';
import { lineTitle } from './acts-text.ts';

const CHECKED_BY_CALLER = 'the caller has checked access to the company';

/** The company, contract and period of an act. */
export interface ActSubject {
  readonly counterpartyId: number;
  /** Null for all contracts. */
  readonly contractId: number | null;
  readonly periodFrom: string;
  readonly periodTo: string;
}

/** Returns the content of an act, as the ledger is now. Throws `Unavailable` while the seller's details are missing. */
export async function describeAct(db: Db, subject: ActSubject): Promise<ActContent> {
  const { counterpartyId, contractId, periodFrom, periodTo } = subject;
  const seller = await readSeller(db);
  const buyer = await db
    .selectFrom('counterparties')
    .select(['name', 'inn', 'kpp'])
    .where('id', '=', counterpartyId)
    .executeTakeFirstOrThrow();
  const contract =
    contractId === null
      ? null
      : await unscoped(db, CHECKED_BY_CALLER)
          .selectFrom('contracts')
          .select(['number', 'signed_on as signedOn'])
          .where('id', '=', contractId)
          .executeTakeFirstOrThrow();
  const { openingKopecks, lines } = await readLedger(db, subject);
  const debitKopecks = lines.reduce((sum, line) => sum + line.debitKopecks, 0);
  const creditKopecks = lines.reduce((sum, line) => sum + line.creditKopecks, 0);
  const closingKopecks = openingKopecks + debitKopecks - creditKopecks;
  const sums = { openingKopecks, debitKopecks, creditKopecks, closingKopecks };
  const period = { periodFrom, periodTo, madeOn: todayInMoscow() };
  return { version: 1, ...period, seller, buyer, contract, lines: [...lines], ...sums };
}

/** Counts the documents of an act, up to `most`. */
export async function countLines(db: Db, subject: ActSubject, most: number): Promise<number> {
  const found = documentsOf(db, subject).select('document.id').limit(most);
  const { count } = await db
    .selectFrom(found.as('found'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A single statement, so that a concurrent posting is in all sums or in none. */
async function readLedger(db: Db, subject: ActSubject) {
  const before = turnoversBefore(db, subject).select([
    sql<number | null>`null::bigint`.as('id'),
    sql<string | null>`null::date`.as('on'),
    sql<LedgerKind>`''`.as('kind'),
    sql<string>`''`.as('number'),
    sql<number>`coalesce(sum(turnover.debit_kopecks - turnover.credit_kopecks), 0)::bigint`.as('kopecks'),
  ]);
  const during = documentsOf(db, subject).select([
    sql<number | null>`document.id`.as('id'),
    sql<string | null>`document.dated_on`.as('on'),
    'document.kind',
    'document.number',
    'document.kopecks',
  ]);
  const [opening, ...documents] = await db
    .selectFrom(before.unionAll(during).as('row'))
    .select(['row.on', 'row.kind', 'row.number', 'row.kopecks'])
    .orderBy(sql`row.id is not null`)
    .orderBy('row.on')
    .orderBy('row.id')
    .execute();
  return { openingKopecks: opening?.kopecks ?? 0, lines: documents.map(lineOf) };
}

function lineOf(document: {
  readonly on: string | null;
  readonly kind: LedgerKind;
  readonly number: string;
  readonly kopecks: number;
}): ActLine {
  const { on, kind, number, kopecks } = document;
  const sides = { debitKopecks: Math.max(kopecks, 0), creditKopecks: Math.max(-kopecks, 0) };
  return { on: on ?? '', title: lineTitle(kind, number), ...sides };
}

function documentsOf(db: Db, { counterpartyId, contractId, periodFrom, periodTo }: ActSubject) {
  const documents = unscoped(db, CHECKED_BY_CALLER)
    .selectFrom('ledger_documents as document')
    .where('document.counterparty_id', '=', counterpartyId)
    .where('document.dated_on', '>=', periodFrom)
    .where('document.dated_on', '<=', periodTo)
    .where('document.kopecks', '!=', 0);
  return contractId === null ? documents : documents.where('document.contract_id', '=', contractId);
}

function turnoversBefore(db: Db, { counterpartyId, contractId, periodFrom }: ActSubject) {
  const turnovers = unscoped(db, CHECKED_BY_CALLER)
    .selectFrom('ledger_turnovers as turnover')
    .where('turnover.counterparty_id', '=', counterpartyId)
    .where('turnover.dated_on', '<', periodFrom);
  return contractId === null ? turnovers : turnovers.where('turnover.contract_id', '=', contractId);
}
