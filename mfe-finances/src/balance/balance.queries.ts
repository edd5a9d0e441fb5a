import { getBalance } from '@shop/shared/contracts/finances';
import { callQuery } from '@shop/shared/query';

/** Without a code: of the current company. */
export const balanceQuery = (contragent?: string) => callQuery(getBalance, { query: { contragent } });
