import { getBalance } from '@shop/contracts/finances/balance';
import { callQuery } from '@shop/platform/query';

/** Without a code, the balance of the current company. */
export const balanceQuery = (contragent?: string) => callQuery(getBalance, { query: { contragent } });
