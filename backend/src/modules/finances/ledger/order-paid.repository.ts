import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { findDebts, openOf } from './debts.repository.ts';

/**
 * How much of an order of the counterparty's is paid, in kopecks: what was paid for it, or where that is more what is paid
 * of its documents. So a document that the finances show as paid is not still to pay on the page of its order, whatever
 * the payment named.
 */
export async function findPaidOfOrder(db: Db, there: ActingUser, orderId: number): Promise<number> {
  const documents = await scoped(db, there)
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
  const owed = documents.filter(({ kopecks }) => kopecks > 0);
  const isSettled = owed.every(({ kopecks, settledKopecks }) => kopecks === settledKopecks);
  const debts = isSettled ? [] : await findDebts(db, there);
  const sum = (kopecks: readonly number[]) => kopecks.reduce((total, one) => total + one, 0);
  return Math.max(
    -sum(payments.map(({ kopecks }) => kopecks)),
    sum(owed.map((document) => document.kopecks - openOf(document, debts))),
  );
}
