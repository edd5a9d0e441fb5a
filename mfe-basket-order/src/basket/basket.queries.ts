import { getBasket, getBasketSummary } from '@shop/shared/contracts/basket';
import { callQuery } from '@shop/shared/query';

export const basketQuery = () => callQuery(getBasket, {});

export const basketSummaryQuery = () => callQuery(getBasketSummary, {});
