import type { LedgerKind } from '@shop/contracts/finances/finances';
import { sidesOf } from '../../../src/modules/finances/ledger/post-to-ledger.ts';
import { addDays, todayInMoscow } from '../../../src/platform/calendar/days.ts';
import type { Db } from '../../../src/platform/database/database.ts';

export interface PlannedDocument {
  readonly contractId: number | null;
  readonly kind: LedgerKind;
  readonly daysAgo: number;
  /** Days from the document's own day to the day to pay by. */
  readonly payIn: number | null;
  /** Positive for a debit. */
  readonly kopecks: number;
  /** The order that the document names. */
  readonly orderId?: number | null;
}

/** Replaces the ledger of a counterparty, for tests. Returns the ids of the documents in their order. */
export function buildLedger(
  db: Db,
  counterpartyId: number,
  documents: readonly PlannedDocument[],
): Promise<readonly number[]> {
  const today = todayInMoscow();
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('ledger_documents').where('counterparty_id', '=', counterpartyId).execute();
    if (documents.length === 0) return [];
    const posted = await tx
      .insertInto('ledger_documents')
      .values(
        documents.map(({ contractId, kind, daysAgo, payIn, orderId = null }, index) => ({
          counterparty_id: counterpartyId,
          contract_id: contractId,
          kind,
          number: `Д-${index}`,
          dated_on: addDays(today, -daysAgo),
          due_on: payIn === null ? null : addDays(today, payIn - daysAgo),
          order_id: orderId,
        })),
      )
      .returning('id')
      .execute();
    const ids = posted.map(({ id }) => id).sort((a, b) => a - b);
    const entries = documents.flatMap(({ kind, kopecks }, index) =>
      sidesOf(kind, kind === 'payment' || kind === 'bonus' ? -kopecks : kopecks).map((side) => {
        return { document_id: ids[index]!, counterparty_id: counterpartyId, ...side };
      }),
    );
    await tx.insertInto('ledger_entries').values(entries).execute();
    return ids;
  });
}

/** The buyer's first company and its contracts, and a contract of the stranger's. */
export async function findLedgerParties(db: Db) {
  const contracts = await db
    .selectFrom('contracts')
    .innerJoin('users', 'users.current_counterparty_id', 'contracts.counterparty_id')
    .innerJoin('counterparties', 'counterparties.id', 'contracts.counterparty_id')
    .select([
      'contracts.id',
      'contracts.counterparty_id as counterpartyId',
      'counterparties.code',
      'users.login',
    ])
    .where('users.login', 'in', ['buyer@demo.example', 'stranger@demo.example'])
    .orderBy('contracts.id')
    .execute();
  const own = contracts.filter(({ login }) => login === 'buyer@demo.example');
  const foreign = contracts.find(({ login }) => login === 'stranger@demo.example');
  const [first] = own;
  if (first === undefined || foreign === undefined)
    throw new TypeError('Without contracts there is no ledger');
  // A second contract shows an advance on one beside a debt on the other.
  const second = await db
    .insertInto('contracts')
    .values({ counterparty_id: first.counterpartyId, number: 'Д-2', signed_on: '2020-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...first, contractId: first.id, secondContractId: second.id, foreign };
}

/** An empty order of the counterparty that documents may name. */
export async function buildNamedOrder(
  db: Db,
  { counterpartyId, contractId }: { readonly counterpartyId: number; readonly contractId: number },
  totalKopecks = 100,
): Promise<number> {
  const { id: created_by } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('orders')
    .values({
      number: `ЗК-2020-${String(counterpartyId * 1000 + contractId * 10 + ++named).padStart(5, '0')}`,
      counterparty_id: counterpartyId,
      contract_id: contractId,
      created_by,
      delivery_type: 'pickup',
      shipment: 'send-all',
      pay_system: 'invoice',
      status: 'shipped',
      goods_kopecks: totalKopecks,
      vat_kopecks: 0,
      total_kopecks: totalKopecks,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

let named = 0;
