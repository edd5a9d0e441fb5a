import { getViewedProducts } from '@shop/contracts/catalog/viewed';
import { callQuery } from '@shop/platform/query';

export const viewedProductsQuery = () => callQuery(getViewedProducts, {});
