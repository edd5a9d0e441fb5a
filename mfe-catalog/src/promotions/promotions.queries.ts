import { PAGE_SIZE } from '@shop/shared/contracts/constants';
import { getPromotions } from '@shop/shared/contracts/promotions';
import { callQuery } from '@shop/shared/query';

export const promotionsQuery = () =>
  callQuery(getPromotions, { query: { page: 1, pageSize: PAGE_SIZE.promotions } });
