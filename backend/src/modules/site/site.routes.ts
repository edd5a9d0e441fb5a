import { getSite, switchClosedCompany, switchMaintenance } from '@shop/contracts/platform/site';
import { getFooter, getMaintenance } from '@shop/contracts/platform/site-state';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Topic } from '../../platform/events/topic.ts';
import { type Module, publicRoute, route, write } from '../../platform/http/route.ts';
import { siteOf, type TechnicalWorks } from './site.repository.ts';
import { type Switcher, switchCompany, switchWorks } from './switch-site.ts';

const KEPT = { maxEntries: 1, maxAgeMs: 10 * 60_000 };
const topics = (): readonly Topic[] => ['settings'];

/** Footer, maintenance and closed companies. What every view asks for is kept until operations change it. */
export const siteModule: Module = ({ changes, db }) => {
  const footer = changes.createCache<'footer', Awaited<ReturnType<Site['footer']>>>(KEPT);
  const works = changes.createCache<'works', TechnicalWorks>(KEPT);
  const site = siteOf(db);
  return [
    publicRoute(getFooter, () => footer.get('footer', site.footer, topics)),
    publicRoute(getMaintenance, () => works.get('works', site.technicalWorks, topics)),

    route(getSite, () => site.describe()),

    write(switchMaintenance, async ({ actor, db, body }) => {
      const entryId = await switchWorks(db, switcherOf(actor), body);
      return { ...(await siteOf(db).describe()), entryId };
    }),

    write(switchClosedCompany, async ({ actor, db, body }) => {
      const entryId = await switchCompany(db, switcherOf(actor), body);
      return { ...(await siteOf(db).describe()), entryId };
    }),
  ];
};

type Site = ReturnType<typeof siteOf>;

function switcherOf({ userId, name, login }: Actor): Switcher {
  return { userId, name: `${name} (${login})` };
}
