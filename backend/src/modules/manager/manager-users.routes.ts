import { getManagedUsers, getUsersToAdd } from '@shop/shared/contracts/manager-users';
import { route } from '../../http/route.ts';
import { listPeople, listPeopleToAdd } from './people-list.repository.ts';

/** People of the manager's clients (§7 Manager). */
export const managerUserRoutes = [
  route(getManagedUsers, async ({ db, actor, query }) => {
    const { items, pageNavigation } = await listPeople(db, actor, query);
    return { items: [...items], pageNavigation };
  }),

  route(getUsersToAdd, ({ db, actor, query }) => listPeopleToAdd(db, actor, query)),
];
