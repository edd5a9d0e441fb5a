import { getSite, switchClosedCompany, switchMaintenance } from '@shop/contracts/platform/site';
import { getFooter, getMaintenance } from '@shop/contracts/platform/site-state';
import type { Actor } from '../../platform/actor/actor.ts';
import { publicRoute, route, write } from '../../platform/http/route.ts';
import { siteOf } from './site.repository.ts';
import { type Switcher, switchCompany, switchWorks } from './switch-site.ts';

export const siteRoutes = [
  publicRoute(getFooter, ({ db }) => siteOf(db).footer()),
  publicRoute(getMaintenance, ({ db }) => siteOf(db).technicalWorks()),

  route(getSite, ({ db }) => siteOf(db).describe()),

  write(switchMaintenance, async ({ actor, db, body }) => {
    const entryId = await switchWorks(db, switcherOf(actor), body);
    return { ...(await siteOf(db).describe()), entryId };
  }),

  write(switchClosedCompany, async ({ actor, db, body }) => {
    const entryId = await switchCompany(db, switcherOf(actor), body);
    return { ...(await siteOf(db).describe()), entryId };
  }),
];

function switcherOf({ userId, name, login }: Actor): Switcher {
  return { userId, name: `${name} (${login})` };
}
