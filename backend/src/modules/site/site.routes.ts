import { getSite, switchClosedCompany, switchTechnicalWorks } from '@shop/contracts/platform/site';
import { getFooter, getTechnicalWorks } from '@shop/contracts/platform/site-state';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import { publicRoute, route, write } from '../../platform/http/route.ts';
import { siteOf } from './site.repository.ts';
import { type Switcher, switchCompany, switchWorks } from './switch-site.ts';

export const siteRoutes = [
  publicRoute(getFooter, ({ db }) => siteOf(db).footer()),
  publicRoute(getTechnicalWorks, ({ db }) => siteOf(db).technicalWorks()),

  route(getSite, ({ db }) => siteOf(db).describe()),

  write(switchTechnicalWorks, async ({ actor, db, body }) => {
    const entryId = await switchWorks(db, switcherOf(actor), body);
    return { ...(await siteOf(db).describe()), entryId };
  }),

  write(switchClosedCompany, async ({ actor, db, body }) => {
    const entryId = await switchCompany(db, switcherOf(actor), body);
    return { ...(await siteOf(db).describe()), entryId };
  }),
];

function switcherOf({ userId, name, login }: ActingUser): Switcher {
  return { userId, name: `${name} (${login})` };
}
