import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { type Posting, postToLedger } from './post-to-ledger.ts';

/** A document of the accounting system. Its sum may change there later, also to zero. */
interface OutsideDocument extends Posting {
  readonly externalId: string;
  readonly comment: string;
}

/**
 * Makes the ledger agree with a document of the accounting system, known by its id there: posts it, or posts the
 * difference to what it was; the same again posts nothing. A bank statement or the books may have brought the document
 * before, under the same number, day and sum. Returns whether something was posted.
 */
export async function settleDocument(db: Db, document: OutsideDocument): Promise<boolean> {
  const { counterpartyId, kind, number, on, kopecks, externalId } = document;
  const posted = await postingsOf(db, document);
  if (posted.length === 0) {
    if (kopecks === 0 || (await isPostedBefore(db, { counterpartyId, kind, number, on, kopecks })))
      return false;
    await postToLedger(db, document);
    return true;
  }
  // The sign of a payment in the ledger is that of the debt.
  const sign = kind === 'payment' || kind === 'bonus' ? -1 : 1;
  const difference = kopecks - posted.reduce((sum, one) => sum + one.kopecks * sign, 0);
  if (difference === 0) return false;
  await postToLedger(db, {
    ...document,
    kopecks: difference,
    externalId: `${externalId}~${posted.length}`,
  });
  return true;
}

/** The document and its later differences. */
function postingsOf(db: Db, { counterpartyId, kind, externalId }: OutsideDocument) {
  return unscoped(db, 'the accounting system knows the documents of all companies')
    .selectFrom('ledger_documents')
    .select('kopecks')
    .where('counterparty_id', '=', counterpartyId)
    .where('kind', '=', kind)
    .where((where) =>
      where.or([
        where('external_id', '=', externalId),
        where(sql<string>`split_part(external_id, '~', 1)`, '=', externalId),
      ]),
    )
    .execute();
}

/** A payment of an order as the accounting system knows it, with its later differences. */
interface SettledPayment {
  readonly externalId: string;
  readonly number: string;
  readonly on: string;
  readonly kopecks: number;
}

/** Lists the payments of an order that the accounting system has brought, the oldest first. */
export async function listSettledPayments(db: Db, orderId: number): Promise<readonly SettledPayment[]> {
  const id = sql<string>`split_part(external_id, '~', 1)`;
  return unscoped(db, 'the accounting system knows the documents of all companies')
    .selectFrom('ledger_documents')
    .select([id.as('externalId'), sql<string>`min(number)`.as('number'), sql<string>`min(dated_on)`.as('on')])
    .select(sql<number>`-sum(kopecks)::bigint`.as('kopecks'))
    .where('order_id', '=', orderId)
    .where('kind', '=', 'payment')
    .where('external_id', 'is not', null)
    .groupBy(id)
    .orderBy(sql`min(id)`)
    .execute();
}

async function isPostedBefore(
  db: Db,
  {
    counterpartyId,
    kind,
    number,
    on,
    kopecks,
  }: Pick<Posting, 'counterpartyId' | 'kind' | 'number' | 'on' | 'kopecks'>,
): Promise<boolean> {
  const bare = (text: string) => text.replace(/^0+/, '');
  const same = await unscoped(db, 'the accounting system knows the documents of all companies')
    .selectFrom('ledger_documents')
    .select('number')
    .where('counterparty_id', '=', counterpartyId)
    .where('kind', '=', kind)
    .where('dated_on', '=', on)
    .where(sql<number>`abs(kopecks)`, '=', Math.abs(kopecks))
    .execute();
  return same.some((document) => bare(document.number) === bare(number));
}
