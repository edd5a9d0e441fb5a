import { getBasket } from '@shop/shared/contracts/basket';
import { callQuery } from '@shop/shared/query';

export const basketQuery = () => callQuery(getBasket, {});
