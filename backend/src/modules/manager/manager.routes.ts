import { getManagedCounterparties } from '@shop/shared/contracts/manager';
import { route } from '../../http/route.ts';
import { listCompanies } from './company-list.repository.ts';

/** The manager's cabinet (§7). */
export const managerRoutes = [
  route(getManagedCounterparties, async ({ db, actor, query }) => {
    const { items, pageNavigation } = await listCompanies(db, actor, query);
    return {
      items: items.map((company) => ({
        ...company,
        lastOrderAt: company.lastOrderAt?.toISOString() ?? null,
      })),
      pageNavigation,
    };
  }),
];
