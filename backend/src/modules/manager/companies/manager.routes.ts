import {
  addManagedCounterparty,
  getManagedCounterparties,
  getManagedCounterparty,
  setCounterpartyActive,
} from '@shop/contracts/manager/manager';
import { route, write } from '../../../platform/http/route.ts';
import { addClient } from './add-client.ts';
import { findCard } from './company-card.repository.ts';
import { listCompanies } from './company-list.repository.ts';
import { switchCompany } from './switch-company.ts';

/** The manager's client companies (§7 Manager). */
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

  route(getManagedCounterparty, ({ db, actor, params }) => findCard(db, actor, params.code)),

  write(setCounterpartyActive, ({ db, actor, body }) => switchCompany(db, actor, body)),

  write(addManagedCounterparty, ({ db, actor, body }) => addClient(db, actor, body)),
];
