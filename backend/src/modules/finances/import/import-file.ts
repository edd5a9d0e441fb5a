import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { publish } from '../../../platform/events/live-events.ts';
import { findSeller } from '../../documents/documents.api.ts';
import { BANK_HEADER, readBankDocuments } from './import-bank.ts';
import { readBookDocuments } from './import-books.ts';
import { beginsWith, readLines } from './import-lines.ts';
import { bankMatcher, booksMatcher, type Matched, type Skipped } from './import-matching.ts';
import { type OutsidePosting, postBatch } from './import-posting.ts';

const BATCH = 500;
/** More are counted only. */
const LISTED = 1_000;
/** Any constant but those of the migrations, the demo and the reminders. */
const LOCK = 7_316_015;

/** What a file brought. */
export interface ImportReport {
  /** A bank's statement, or a table of the books' documents. */
  readonly format: '1CClientBankExchange' | 'CSV';
  readonly isDryRun: boolean;
  /** Documents of the file. */
  readonly documents: number;
  readonly posted: number;
  /** What was posted does to the debt: debits and credits, kopecks. */
  readonly debitKopecks: number;
  readonly creditKopecks: number;
  /** Were in the ledger before. */
  readonly unchanged: number;
  readonly skippedCount: number;
  /** The first thousand of them. */
  readonly skipped: readonly Skipped[];
}

/**
 * Posts the documents of a file in one transaction: all of them or, with an `ImportError`, none. A file that is loaded
 * again changes nothing. Reads it as a stream, so it may be of any size. A dry run takes everything back.
 * Of two imports at once the second waits for the first, and finds what it has posted.
 */
export async function importFile(db: Db, file: string, { isDryRun = false } = {}): Promise<ImportReport> {
  const isBank = await beginsWith(file, BANK_HEADER);
  let report: ImportReport | undefined;
  await transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    const tally = new Tally(isBank ? BANK_HEADER : 'CSV', isDryRun);
    const lines = readLines(file);
    if (isBank) await load(tx, readBankDocuments(lines), bankMatcher(tx, await findSeller(tx)), tally);
    else await load(tx, readBookDocuments(lines), booksMatcher(tx), tally);
    for (const counterpartyId of tally.counterpartyIds)
      await publish(tx, 'ledger.changed', {}, { counterpartyId });
    report = tally.report;
    if (isDryRun) throw new TakenBack();
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  if (report === undefined) throw new Error('The import ended without a report');
  return report;
}

/** Ends the transaction of a dry run. */
class TakenBack extends Error {}

async function load<D>(
  db: Db,
  documents: AsyncIterable<D>,
  match: (batch: readonly D[]) => Promise<readonly Matched[]>,
  tally: Tally,
): Promise<void> {
  let batch: D[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    const matched = await match(batch);
    const postings = matched.flatMap((one) => ('posting' in one ? [one.posting] : []));
    const skipped = matched.flatMap((one) => ('skipped' in one ? [one.skipped] : []));
    tally.add(postings, postings.length === 0 ? [] : await postBatch(db, postings), skipped);
    batch = [];
  };
  for await (const document of documents) {
    batch.push(document);
    if (batch.length === BATCH) await flush();
  }
  await flush();
}

class Tally {
  readonly counterpartyIds = new Set<number>();
  #report: ImportReport;

  constructor(format: ImportReport['format'], isDryRun: boolean) {
    const none = {
      documents: 0,
      posted: 0,
      debitKopecks: 0,
      creditKopecks: 0,
      unchanged: 0,
      skippedCount: 0,
    };
    this.#report = { format, isDryRun, ...none, skipped: [] };
  }

  get report(): ImportReport {
    return this.#report;
  }

  add(
    asked: readonly OutsidePosting[],
    posted: readonly OutsidePosting[],
    skipped: readonly Skipped[],
  ): void {
    const was = this.#report;
    const isCredit = ({ kind, kopecks }: OutsidePosting) =>
      kind === 'payment' || kind === 'bonus' || kopecks < 0;
    const sum = (postings: readonly OutsidePosting[]) =>
      postings.reduce((total, { kopecks }) => total + Math.abs(kopecks), 0);
    for (const { counterpartyId } of posted) this.counterpartyIds.add(counterpartyId);
    this.#report = {
      ...was,
      documents: was.documents + asked.length + skipped.length,
      posted: was.posted + posted.length,
      debitKopecks: was.debitKopecks + sum(posted.filter((posting) => !isCredit(posting))),
      creditKopecks: was.creditKopecks + sum(posted.filter(isCredit)),
      unchanged: was.unchanged + asked.length - posted.length,
      skippedCount: was.skippedCount + skipped.length,
      skipped: [...was.skipped, ...skipped.slice(0, Math.max(LISTED - was.skipped.length, 0))],
    };
  }
}
