import { getHeader, getSidebar } from '@shop/contracts/account/header';
import { formatPhone } from '@shop/domain/format/phone';
import { route } from '../../platform/http/route.ts';
import { actorsAtOwnCompanies } from '../access/access.api.ts';
import { counterpartiesOf } from '../counterparties/counterparties.api.ts';
import { ROLE_NAMES } from '../profile/profile.api.ts';
import { headerOf } from './header.repository.ts';
import { menuFor } from './menu.ts';

export const headerRoutes = [
  route(getHeader, async ({ actor, db }) => {
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
  }),

  route(getSidebar, async ({ actor, db }) => {
    const own = await actorsAtOwnCompanies(db, actor);
    const actors = own.map(({ actor: there }) => there);
    return { items: menuFor(actor, actors, await headerOf(db, actor).menuCounts()) };
  }),
];
