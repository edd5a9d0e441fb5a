import { sql } from 'kysely';
import { todayInMoscow } from '../../calendar/days.ts';
import type { Db } from '../../database/database.ts';
import { unscoped } from '../../database/scoped.ts';
import { readSeller } from '../documents/seller.ts';
import type { ActContent, ActLine } from './acts-content.ts';
import { lineTitle } from './acts-wording.ts';

/** Whose act, and of what. */
export interface ActSubject {
  readonly counterpartyId: number;
  /** Null: all contracts. */
  readonly contractId: number | null;
  readonly periodFrom: string;
  readonly periodTo: string;
}

/** All the act says, as the ledger is now. Throws `Unavailable` while nobody knows who sells. */
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
      : await contractsOfAct(db)
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

/** How many documents it would name, counted up to `most`. */
export async function countLines(db: Db, subject: ActSubject, most: number): Promise<number> {
  const found = documentsOf(db, subject)
    .select('document.id')
    .where('document.dated_on', '>=', subject.periodFrom)
    .limit(most);
  const { count } = await db
    .selectFrom(found.as('found'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** In one statement: whatever is posted meanwhile is in all of it or in nothing. */
async function readLedger(db: Db, subject: ActSubject) {
  const posted = documentsOf(db, subject)
    .innerJoin('ledger_entries as entry', 'entry.document_id', 'document.id')
    .where('entry.account', '=', 'receivable');
  const before = posted
    .where('document.dated_on', '<', subject.periodFrom)
    .select([
      sql<number | null>`null::bigint`.as('id'),
      sql<string | null>`null::date`.as('on'),
      sql<'shipment'>`'shipment'`.as('kind'),
      sql<string>`''`.as('number'),
      sql<number>`coalesce(sum(entry.kopecks), 0)::bigint`.as('kopecks'),
    ]);
  const during = posted
    .where('document.dated_on', '>=', subject.periodFrom)
    .groupBy('document.id')
    .select([
      'document.id',
      'document.dated_on as on',
      'document.kind',
      'document.number',
      sql<number>`sum(entry.kopecks)::bigint`.as('kopecks'),
    ]);
  const rows = await db
    .selectFrom(before.unionAll(during as never).as('row'))
    .select(['row.on', 'row.kind', 'row.number', 'row.kopecks'])
    .orderBy(sql`row.id is not null`)
    .orderBy('row.on')
    .orderBy('row.id')
    .execute();
  const [opening, ...documents] = rows;
  const lines = documents
    .filter(({ kopecks }) => kopecks !== 0)
    .map(
      ({ on, kind, number, kopecks }): ActLine => ({
        on: on ?? '',
        title: lineTitle(kind, number),
        debitKopecks: Math.max(kopecks, 0),
        creditKopecks: Math.max(-kopecks, 0),
      }),
    );
  return { openingKopecks: opening?.kopecks ?? 0, lines };
}

function documentsOf(db: Db, { counterpartyId, contractId, periodTo }: ActSubject) {
  const documents = unscoped(db, 'whose act it is, was asked before')
    .selectFrom('ledger_documents as document')
    .where('document.counterparty_id', '=', counterpartyId)
    .where('document.dated_on', '<=', periodTo);
  return contractId === null ? documents : documents.where('document.contract_id', '=', contractId);
}

function contractsOfAct(db: Db) {
  return unscoped(db, 'whose act it is, was asked before').selectFrom('contracts');
}
