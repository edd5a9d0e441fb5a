import { getBalance } from '@shop/shared/contracts/finances';
import { callQuery } from '@shop/shared/query';

export const balanceQuery = () => callQuery(getBalance, {});
