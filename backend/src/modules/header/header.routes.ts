import { getHeader, getSidebar } from '@shop/shared/contracts/header';
import { getHome } from '@shop/shared/contracts/home';
import { isAllowed, type Role } from '@shop/shared/contracts/permissions';
import { route } from '../../http/route.ts';
import { counterpartiesOf } from '../counterparties/counterparties.repository.ts';
import { headerOf } from './header.repository.ts';
import { menuFor } from './menu.ts';

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  CUSTOMER: 'Покупатель',
  MANAGER: 'Менеджер',
  OPERATIONS: 'Эксплуатация',
};

export const headerRoutes = [
  route(getHeader, async ({ actor, db }) => {
    const header = headerOf(db, actor);
    const user = await header.user();
    const manager = await header.manager();
    return {
      favorite: await header.favourites(),
      compare: await header.comparison(),
      basket: await header.basket(),
      hasNewNotifications: (await header.unreadNotifications()) > 0,
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
              phone: shownPhone(manager.phone),
              email: manager.login,
            },
    };
  }),

  route(getSidebar, async ({ actor, db }) => ({
    items: menuFor(actor, await headerOf(db, actor).menuCounts()),
  })),

  route(getHome, async ({ actor, db }) => {
    const { name } = await headerOf(db, actor).user();
    const controls = [
      { code: 'finances', isShown: isAllowed('finances.see', actor) },
      { code: 'orders', isShown: isAllowed('order.see', actor) },
      { code: 'appeals', isShown: isAllowed('appeal.see', actor) || isAllowed('manager.appeals', actor) },
    ];
    return { greetingName: name, controls };
  }),
];

/** `79000000003` as +7 (900) 000-00-03. */
function shownPhone(digits: string | null): string {
  return digits?.replace(/^7(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7 ($1) $2-$3-$4') ?? '';
}
