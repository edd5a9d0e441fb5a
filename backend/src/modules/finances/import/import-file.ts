import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { publish } from '../../../platform/events/live-events.ts';
import { findSeller } from '../../documents/documents.api.ts';
import { BANK_HEADER, readBankDocuments } from './import-bank.ts';
import { readBookDocuments } from './import-books.ts';
import { readLines, startsWithText } from './import-lines.ts';
import { bankMatcher, booksMatcher, type Matched, type Skipped } from './import-matching.ts';
import { type OutsidePosting, postBatch } from './import-posting.ts';

const BATCH = 500;
/** Further skipped documents are only counted. */
const LISTED = 1_000;
/** An advisory lock key, different from those of migrations, the demo and reminders. */
const LOCK = 7_316_015;

/** The result of an import. */
export interface ImportReport {
  /** A bank statement, or a table of accounting documents. */
  readonly format: '1CClientBankExchange' | 'CSV';
  readonly isDryRun: boolean;
  /** Documents in the file. */
  readonly documents: number;
  readonly posted: number;
  /** Debits and credits of the posted documents, kopecks. */
  readonly debitKopecks: number;
  readonly creditKopecks: number;
  /** Documents that were in the ledger already. */
  readonly unchanged: number;
  readonly skippedCount: number;
  /** The first thousand. */
  readonly skipped: readonly Skipped[];
}

/**
 * Posts the documents of a file in one transaction: all of them or, with an `ImportError`, none. Importing a file again
 * changes nothing. The file is streamed, so it may have any size. A dry run rolls everything back.
 *
 * Concurrent imports run one after the other, so the second finds what the first has posted.
 */
export async function importFile(db: Db, file: string, { isDryRun = false } = {}): Promise<ImportReport> {
  const isBank = await startsWithText(file, BANK_HEADER);
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
    if (isDryRun) throw new DryRunRollback();
  }).catch((error: unknown) => {
    if (!(error instanceof DryRunRollback)) throw error;
  });
  if (report === undefined) throw new Error('The import ended without a report');
  return report;
}

/** Thrown to roll back a dry run. */
class DryRunRollback extends Error {}

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
    matched: readonly OutsidePosting[],
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
      documents: was.documents + matched.length + skipped.length,
      posted: was.posted + posted.length,
      debitKopecks: was.debitKopecks + sum(posted.filter((posting) => !isCredit(posting))),
      creditKopecks: was.creditKopecks + sum(posted.filter(isCredit)),
      unchanged: was.unchanged + matched.length - posted.length,
      skippedCount: was.skippedCount + skipped.length,
      skipped: [...was.skipped, ...skipped.slice(0, Math.max(LISTED - was.skipped.length, 0))],
    };
  }
}
