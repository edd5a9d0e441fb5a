import { getBalance } from '@shop/shared/contracts/balance';
import { callQuery } from '@shop/shared/query';

/** Without a code: of the current company. */
export const balanceQuery = (contragent?: string) => callQuery(getBalance, { query: { contragent } });
