import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { findDebts, openKopecksOf } from './debts.repository.ts';

/**
 * Returns the paid sum of an order in kopecks: payments for the order, or the paid part of its documents if that is
 * more. So the page of an order never demands a document that finances show as paid, whatever the payment was for.
 */
export async function findPaidOfOrder(db: Db, companyActor: Actor, orderId: number): Promise<number> {
  const documents = await scoped(db, companyActor)
    .selectFrom('ledger_documents')
    .select([
      'id',
      'contract_id as contractId',
      'kind',
      'dated_on as on',
      'kopecks',
      'settled_kopecks as settledKopecks',
    ])
    .where('order_id', '=', orderId)
    .execute();
  const payments = documents.filter(({ kind }) => kind === 'payment');
  // A payment that was taken back is no part of what the order costs.
  const owed = documents.filter(({ kind, kopecks }) => kind !== 'payment' && kopecks > 0);
  const isSettled = owed.every(({ kopecks, settledKopecks }) => kopecks === settledKopecks);
  const debts = isSettled ? [] : await findDebts(db, companyActor);
  const sum = (kopecks: readonly number[]) => kopecks.reduce((total, one) => total + one, 0);
  return Math.max(
    -sum(payments.map(({ kopecks }) => kopecks)),
    sum(owed.map((document) => document.kopecks - openKopecksOf(document, debts))),
  );
}
