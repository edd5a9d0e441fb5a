import { getHeader, getSidebar } from '@shop/contracts/account/header';
import { formatPhone } from '@shop/domain/format/phone';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Topic } from '../../platform/events/topic.ts';
import { type Module, route } from '../../platform/http/route.ts';
import { actorsAtOwnCompanies } from '../access/access.api.ts';
import { counterpartiesOf } from '../counterparties/counterparties.api.ts';
import { ROLE_NAMES } from '../profile/profile.api.ts';
import { headerOf } from './header.repository.ts';
import { menuFor } from './menu.ts';

/** Answers of people who have not been here for longer are read again. */
const KEPT = { maxEntries: 5000, maxAgeMs: 10 * 60_000 };

/** Header and side menu (§7), kept for each actor until what they show changes. */
export const headerModule: Module = ({ changes, db }) => {
  const headers = changes.createCache<Actor, Awaited<ReturnType<typeof readHeader>>>(KEPT);
  const menus = changes.createCache<Actor, Awaited<ReturnType<typeof readSidebar>>>(KEPT);
  return [
    route(getHeader, ({ actor }) =>
      headers.get(
        actor,
        () => readHeader(db, actor),
        () => topicsOf(actor),
      ),
    ),
    route(getSidebar, ({ actor }) =>
      menus.get(
        actor,
        () => readSidebar(db, actor),
        () => topicsOf(actor),
      ),
    ),
  ];
};

/** All that the two answers are read from, beside the rights that belong to the actor. */
function topicsOf({ userId, counterpartyId }: Actor): readonly Topic[] {
  const own: readonly Topic[] = [`access:${userId}`, `user:${userId}`];
  const common: readonly Topic[] = ['companies', 'staff', 'cities', 'products', 'appeals'];
  return [...own, ...common, ...(counterpartyId === null ? [] : [`company:${counterpartyId}` as const])];
}

async function readHeader(db: Db, actor: Actor) {
  const header = headerOf(db, actor);
  const user = await header.user();
  const manager = await header.manager();
  return {
    favorite: await header.favourites(),
    compare: await header.comparison(),
    basket: await header.basket(),
    hasNewNotifications: await header.hasUnreadNotifications(),
    user: {
      role: actor.role,
      roleName: ROLE_NAMES[actor.role],
      full_name: [user.lastName, user.name, user.secondName].filter(Boolean).join(' '),
      city:
        user.cityId === null
          ? null
          : { id: user.cityId, name: user.cityName ?? '', region: user.region ?? '' },
    },
    contragents: await counterpartiesOf(db, actor).list(),
    manager:
      manager === undefined
        ? null
        : {
            name: `${manager.name} ${manager.lastName}`,
            phone: formatPhone(manager.phone ?? ''),
            email: manager.login,
          },
  };
}

async function readSidebar(db: Db, actor: Actor) {
  const own = await actorsAtOwnCompanies(db, actor);
  const actors = own.map(({ actor: there }) => there);
  return { items: menuFor(actor, actors, await headerOf(db, actor).menuCounts()) };
}
