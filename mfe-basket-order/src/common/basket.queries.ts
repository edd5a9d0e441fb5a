import { getBasket, getBasketSummary } from '@shop/contracts/basket-order/basket';
import { callQuery } from '@shop/platform/query';

export const basketQuery = () => callQuery(getBasket, {});

export const basketSummaryQuery = () => callQuery(getBasketSummary, {});
