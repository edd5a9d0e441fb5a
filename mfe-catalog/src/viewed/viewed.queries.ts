import { getViewedProducts } from '@shop/shared/contracts/viewed';
import { callQuery } from '@shop/shared/query';

export const viewedProductsQuery = () => callQuery(getViewedProducts, {});
