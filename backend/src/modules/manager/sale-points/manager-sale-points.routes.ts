import {
  addSalePointToCompanies,
  getManagedSalePoints,
  removeSalePointFromCompany,
} from '@shop/contracts/manager/manager-sale-points';
import { route, write } from '../../../platform/http/route.ts';
import { attachSalePoint, detachSalePoint, listManagedSalePoints } from './managed-sale-points.ts';

/** Sale points of the manager's clients (§7 Manager). */
export const managerSalePointRoutes = [
  route(getManagedSalePoints, ({ db, actor, query }) => listManagedSalePoints(db, actor, query)),

  write(addSalePointToCompanies, ({ db, actor, body }) => attachSalePoint(db, actor, body)),

  write(removeSalePointFromCompany, ({ db, actor, body }) => detachSalePoint(db, actor, body)),
];
