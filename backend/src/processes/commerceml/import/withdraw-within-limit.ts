import type { Db } from '../../../platform/database/database.ts';
import { countOnSale, type Withdrawn } from '../merging/withdraw.ts';
import { TooMuchWithdrawn } from './refusals.ts';

const WITHDRAWN_SHARE = 0.2;

/** Takes goods off sale and returns how many. Throws TooMuchWithdrawn unless a person accepts more than a fifth. */
export async function withdrawWithinLimit(
  db: Db,
  table: Withdrawn,
  { acceptsWithdrawal }: { readonly acceptsWithdrawal: boolean },
  withdraw: () => Promise<number>,
): Promise<number> {
  const onSale = await countOnSale(db, table);
  const withdrawn = await withdraw();
  if (!acceptsWithdrawal && withdrawn > onSale * WITHDRAWN_SHARE)
    throw new TooMuchWithdrawn(table, withdrawn, onSale);
  return withdrawn;
}
