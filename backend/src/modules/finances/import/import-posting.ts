import type { LedgerKind } from '@shop/contracts/finances/finances';
import { formatMoney } from '@shop/domain/format/money';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { sidesOf } from '../ledger/post-to-ledger.ts';
import { ImportError } from './import-error.ts';

/** A matched document, ready for posting. */
export interface OutsidePosting {
  readonly line: number;
  readonly counterpartyId: number;
  readonly contractId: number | null;
  readonly orderId: number | null;
  readonly kind: LedgerKind;
  readonly number: string;
  readonly on: string;
  readonly dueOn: string | null;
  readonly kopecks: number;
  readonly comment: string;
  /** Identifies the document in its source; the same one is posted once. */
  readonly externalId: string;
  /** Accounting documents: the shop may have posted the document itself, under the same number. */
  readonly mayBeOurs: boolean;
}

/** A ledger document with the same number. */
type ExistingDocument = Awaited<ReturnType<typeof findExisting>>[number];

/**
 * Posts documents that are not in the ledger yet, and returns them. Throws `ImportError` for an accounting document
 * that is there with another sum.
 */
export async function postBatch(
  db: Db,
  postings: readonly OutsidePosting[],
): Promise<readonly OutsidePosting[]> {
  const existing = new Map<string, ExistingDocument[]>();
  for (const document of await findExisting(db, postings)) {
    const key = keyOf(document);
    existing.set(key, [...(existing.get(key) ?? []), document]);
  }
  const added: OutsidePosting[] = [];
  for (const posting of postings) {
    const same = (existing.get(keyOf(posting)) ?? []).find(
      ({ externalId }) => externalId === posting.externalId || (posting.mayBeOurs && externalId === null),
    );
    if (same === undefined) {
      added.push(posting);
      const { counterpartyId, kind, number, externalId } = posting;
      const document = { counterpartyId, kind, number, externalId, kopecks: sideOf(posting) };
      existing.set(keyOf(posting), [...(existing.get(keyOf(posting)) ?? []), document]);
    } else if (same.kopecks !== sideOf(posting)) throw changed(posting, same.kopecks);
  }
  await insert(db, added);
  return added;
}

function keyOf({ counterpartyId, kind, number }: Pick<OutsidePosting, 'counterpartyId' | 'kind' | 'number'>) {
  return `${counterpartyId} ${kind} ${number}`;
}

/** The change of the debt. */
function sideOf({ kind, kopecks }: Pick<OutsidePosting, 'kind' | 'kopecks'>): number {
  return sidesOf(kind, kopecks).find(({ account }) => account === 'receivable')?.kopecks ?? 0;
}

function changed({ line, number }: OutsidePosting, kopecks: number): ImportError {
  const sum = formatMoney(Math.abs(kopecks));
  return new ImportError(
    line,
    `документ ${number} уже есть с другой суммой, ${sum}: изменение проводится корректировкой`,
  );
}

function findExisting(db: Db, postings: readonly OutsidePosting[]) {
  return ledger(db)
    .selectFrom('ledger_documents')
    .select(['counterparty_id as counterpartyId', 'kind', 'number', 'external_id as externalId', 'kopecks'])
    .where('counterparty_id', 'in', [...new Set(postings.map(({ counterpartyId }) => counterpartyId))])
    .where('number', 'in', [...new Set(postings.map(({ number }) => number))])
    .execute();
}

async function insert(db: Db, postings: readonly OutsidePosting[]): Promise<void> {
  if (postings.length === 0) return;
  const documents = await ledger(db)
    .insertInto('ledger_documents')
    .values(
      postings.map((posting) => ({
        counterparty_id: posting.counterpartyId,
        contract_id: posting.contractId,
        kind: posting.kind,
        number: posting.number,
        dated_on: posting.on,
        due_on: posting.dueOn,
        order_id: posting.orderId,
        external_id: posting.externalId,
        comment: posting.comment,
      })),
    )
    .returning(['id', 'counterparty_id as counterpartyId', 'kind', 'external_id as externalId'])
    .execute();
  const idOf = new Map(documents.map(({ id, ...document }) => [outsideKey(document), id]));
  const entries = postings.flatMap((posting) =>
    sidesOf(posting.kind, posting.kopecks).map((side) => ({
      ...side,
      document_id: idOf.get(outsideKey(posting)) ?? 0,
      counterparty_id: posting.counterpartyId,
    })),
  );
  await ledger(db).insertInto('ledger_entries').values(entries).execute();
}

function outsideKey(document: {
  readonly counterpartyId: number;
  readonly kind: LedgerKind;
  readonly externalId: string | null;
}): string {
  return `${document.counterpartyId} ${document.kind} ${document.externalId}`;
}

function ledger(db: Db) {
  return unscoped(db, 'imports post to the ledger of all counterparties');
}
