import { getMarketing, getMarketingItem } from '@shop/contracts/catalog/marketing';
import { route } from '../../platform/http/route.ts';
import { findMarketing, findMarketingItem } from './marketing.repository.ts';

export const marketingRoutes = [
  route(getMarketing, ({ db, query }) => findMarketing(db, query)),
  route(getMarketingItem, ({ db, params }) => findMarketingItem(db, params.code)),
];
