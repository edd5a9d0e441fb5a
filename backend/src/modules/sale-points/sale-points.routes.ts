import { getSalePoints, saveSalePoint as saveSalePointCall } from '@shop/contracts/manager/sale-points';
import { route, write } from '../../platform/http/route.ts';
import { ownCompany } from '../access/access.api.ts';
import { ownSalePoints } from './own-sale-points.ts';
import { listSalePoints } from './sale-points.repository.ts';
import { saveSalePoint } from './save-sale-point.ts';

/** Where a company sells (§7), for its people. */
export const salePointRoutes = [
  route(getSalePoints, async ({ db, actor, query: { contragent, ...filter } }) => {
    const there = await ownCompany(db, actor, contragent);
    return listSalePoints(db, ownSalePoints(db, there), filter);
  }),

  write(saveSalePointCall, ({ db, actor, body }) => saveSalePoint(db, actor, body)),
];
