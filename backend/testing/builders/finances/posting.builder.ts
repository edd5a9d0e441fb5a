import { postToLedger } from '../../../src/modules/finances/ledger/post-to-ledger.ts';
import type { Db } from '../../../src/platform/database/database.ts';

type Posting = Omit<Parameters<typeof postToLedger>[1], 'number' | 'orderId'>;

let count = 0;

/** Posts a ledger document with its own number, for tests. */
export function buildPosting(db: Db, posting: Posting): Promise<{ readonly id: number }> {
  count += 1;
  return db
    .transaction()
    .execute((tx) => postToLedger(tx, { ...posting, number: `Т-${count}`, orderId: null }));
}
