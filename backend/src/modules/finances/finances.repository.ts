import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { scoped } from '../../database/scoped.ts';
import type { ActingUser } from '../../http/acting-user.ts';

/** The ledger of the actor's counterparty: what was posted, never stored sums. */
export function ledgerOf(db: Db, actor: ActingUser) {
  const mine = scoped(db, actor);
  const documents = () =>
    mine
      .selectFrom('ledger_documents')
      .innerJoin('ledger_entries', 'ledger_entries.document_id', 'ledger_documents.id')
      .where('ledger_entries.account', '=', 'receivable')
      .groupBy('ledger_documents.id')
      .select(sql<number>`sum(ledger_entries.kopecks)`.as('kopecks'));

  return {
    /** Every document with what it does to the debt. */
    movements: () =>
      documents()
        .select([
          'ledger_documents.id as documentId',
          'ledger_documents.contract_id as contractId',
          'ledger_documents.dated_on as on',
          'ledger_documents.due_on as dueOn',
        ])
        .execute(),

    /** The latest documents, newest first. */
    latest: (count: number) =>
      documents()
        .select([
          'ledger_documents.id',
          'ledger_documents.kind',
          'ledger_documents.number',
          'ledger_documents.dated_on as on',
          'ledger_documents.due_on as dueOn',
          'ledger_documents.order_id as orderId',
        ])
        .orderBy('ledger_documents.dated_on', 'desc')
        .orderBy('ledger_documents.id', 'desc')
        .limit(count)
        .execute(),

    counterpartyName: async () => {
      const { name } = await db
        .selectFrom('counterparties')
        .select('name')
        .where('id', '=', mine.counterpartyId)
        .executeTakeFirstOrThrow();
      return name;
    },
  };
}
