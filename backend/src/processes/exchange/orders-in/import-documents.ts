import path from 'node:path';
import { writeAs1c } from '../../../modules/orders/orders.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type ExchangeContext, readExchangeContext } from './documents/exchange-context.ts';
import { countOutcome, type ImportCounts, type Outcome } from './documents/import-counts.ts';
import { inSavepoint } from './documents/in-savepoint.ts';
import { ShippedInFile } from './documents/shipped-in-file.ts';
import { applyFollowing } from './following/apply-following.ts';
import { applyOrder } from './orders/apply-order.ts';
import type { DocumentKind, OutsideDocument, OutsideProblem } from './reading/outside-document.ts';
import { readDocuments } from './reading/read-documents.ts';

export interface DocumentsImport {
  readonly file: string;
  /** Told how many documents have been applied. */
  readonly onProgress?: (documents: number) => void;
}

export interface ImportedDocuments {
  /** By noun, such as `orders`: how many were added, changed and so on. */
  readonly counts: ImportCounts;
  /** Records that were set aside. */
  readonly problems: readonly OutsideProblem[];
}

const NOUNS: Readonly<Record<DocumentKind, string>> = {
  order: 'orders',
  shipment: 'shipments',
  payment: 'payments',
  refund: 'refunds',
  return: 'returns',
  invoice: 'invoices',
};

/**
 * Imports the orders, shipments, payments, returns and invoices of a file of 1C (2.04–2.10 and 3.1) in the caller's
 * transaction. Each document is applied or set aside on its own; orders come first, whatever their place in the file, and
 * one that the file has shipments of goes on after them: they know what has left. The same file again changes nothing.
 * Throws `CommerceMlError` for a file that cannot be read.
 */
export async function importDocuments(
  db: Db,
  { file, onProgress }: DocumentsImport,
): Promise<ImportedDocuments> {
  await writeAs1c(db);
  const context = await readExchangeContext(db);
  const run = new ImportRun(db, path.basename(file), onProgress);
  const { more } = context;
  const ordersOfContainers = new Map<number, number>();
  const shipped = new ShippedInFile();
  for await (const record of readDocuments(file, { more, isWanted: (kind) => kind === 'shipment' }))
    shipped.add(record);
  for await (const record of readDocuments(file, { more, isWanted: isOrderOrUnknown })) {
    if ('problem' in record) run.setAside(record.problem);
    else {
      const orderId = shipped.has(record)
        ? await run.applyContent(record.document, context)
        : await run.applyOrder(record.document, context);
      if (record.container > 0 && orderId !== undefined) ordersOfContainers.set(record.container, orderId);
    }
  }
  for await (const record of readDocuments(file, { more, isWanted: (kind) => !isOrderOrUnknown(kind) })) {
    if ('problem' in record) run.setAside(record.problem);
    else
      await run.applyFollowing(record.document, () =>
        applyFollowing(
          db,
          { document: record.document, orderOfContainer: ordersOfContainers.get(record.container) },
          context,
        ),
      );
  }
  for await (const record of readDocuments(file, { more, isWanted: (kind) => kind === 'order' }))
    if ('document' in record && shipped.has(record)) await run.applyOrder(record.document, context);
  return { counts: run.counts, problems: run.problems };
}

function isOrderOrUnknown(kind: DocumentKind | undefined): boolean {
  return kind === undefined || kind === 'order';
}

class ImportRun {
  readonly counts: ImportCounts = {};
  readonly problems: OutsideProblem[] = [];
  readonly #db: Db;
  readonly #file: string;
  readonly #onProgress: DocumentsImport['onProgress'];
  /** Outcomes of `applyContent`, by line. */
  readonly #contents = new Map<number, Outcome>();
  #done = 0;

  constructor(db: Db, file: string, onProgress: DocumentsImport['onProgress']) {
    this.#db = db;
    this.#file = file;
    this.#onProgress = onProgress;
  }

  async applyOrder(document: OutsideDocument, context: ExchangeContext): Promise<number | undefined> {
    const applied = await this.#apply(document, () => applyOrder(this.#db, document, context));
    if (applied === undefined) return undefined;
    const first = this.#contents.get(document.line) ?? 'unchanged';
    this.#count(document, first === 'unchanged' ? applied.outcome : first);
    if (applied.unknownStatus !== undefined)
      this.problems.push(this.#problemOf(document, applied.unknownStatus));
    return applied.orderId;
  }

  /** Applies what an order is, and not where it is. Counts nothing: `applyOrder` follows. */
  async applyContent(document: OutsideDocument, context: ExchangeContext): Promise<number | undefined> {
    const content: OutsideDocument = {
      ...document,
      ...{ status: '', isPosted: null, isPaid: null, isShipped: null },
      ...{ shipment: null, upd: null },
    };
    const result = await inSavepoint(this.#db, () => applyOrder(this.#db, content, context));
    if (!('done' in result)) return undefined;
    this.#contents.set(document.line, result.done.outcome);
    return result.done.orderId;
  }

  async applyFollowing(document: OutsideDocument, work: () => Promise<Outcome>): Promise<void> {
    const outcome = await this.#apply(document, work);
    if (outcome !== undefined) this.#count(document, outcome);
  }

  setAside(problem: OutsideProblem): void {
    this.problems.push(problem);
    const noun = problem.subject in NOUNS ? NOUNS[problem.subject as DocumentKind] : 'documents';
    countOutcome(this.counts, noun, 'setAside');
    this.#step();
  }

  async #apply<T>(document: OutsideDocument, work: () => Promise<T>): Promise<T | undefined> {
    const result = await inSavepoint(this.#db, work);
    if ('done' in result) return result.done;
    this.setAside(this.#problemOf(document, result.reason));
    return undefined;
  }

  #count({ kind }: OutsideDocument, outcome: Outcome): void {
    countOutcome(this.counts, NOUNS[kind], outcome);
    this.#step();
  }

  #step(): void {
    this.#done += 1;
    this.#onProgress?.(this.#done);
  }

  #problemOf({ line, kind, id, number, number1c }: OutsideDocument, reason: string): OutsideProblem {
    return { file: this.#file, line, reason, subject: kind, externalId: id, name: number1c || number };
  }
}
