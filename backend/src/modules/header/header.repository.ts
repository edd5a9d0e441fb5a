import { isAllowed } from '@shop/contracts/account/permissions';
import { COUNTER_MAX } from '@shop/domain/constants';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped, unscoped } from '../../platform/database/scoped.ts';
import { hasUnread } from '../appeals/appeals.api.ts';
import { productListOf } from '../favourites/favourites.api.ts';
import { notificationsOf } from '../notifications/notifications.api.ts';
import type { MenuCounts } from './menu.ts';

/** Reads what the header and the side menu show to the signed-in user. */
export function headerOf(db: Db, actor: Actor) {
  const mine = scoped(db, actor);
  const hasBasket = isAllowed('basket.use', actor) && actor.counterpartyId !== null;

  return {
    favourites: () => productListOf(db, actor, 'favourites').ids(),

    comparison: () => productListOf(db, actor, 'comparisons').ids(),

    /** The number of offers in the basket of the current counterparty. */
    basket: async () => {
      if (!hasBasket) return [];
      const rows = await mine.selectFrom('basket_rows').select('offer_id').orderBy('id').execute();
      return rows.map((row) => row.offer_id);
    },

    user: () =>
      db
        .selectFrom('users')
        .leftJoin('cities', 'cities.id', 'users.city_id')
        .select([
          'users.name',
          'users.last_name as lastName',
          'users.second_name as secondName',
          'cities.id as cityId',
          'cities.name as cityName',
          'cities.region',
        ])
        .where('users.id', '=', actor.userId)
        .executeTakeFirstOrThrow(),

    /** The manager to call about the current counterparty. */
    manager: () =>
      db
        .selectFrom('counterparties')
        .innerJoin('users', 'users.id', 'counterparties.manager_id')
        .select(['users.name', 'users.last_name as lastName', 'users.phone', 'users.login'])
        .where('counterparties.id', '=', actor.counterpartyId ?? 0)
        .where('users.active', '=', true)
        .executeTakeFirst(),

    hasUnreadNotifications: () => notificationsOf(db, actor).hasUnread(),

    /** The limit is one more than the largest number a badge shows. */
    unreadNotifications: () => notificationsOf(db, actor).unreadUpTo(COUNTER_MAX + 1),

    /**
     * Counts appeals that wait for this user: a manager's unanswered ones, or those of a customer's current company
     * that wait for its answer or have unread messages.
     */
    waitingAppeals: async () => {
      const appeals = isAllowed('manager.appeals', actor)
        ? unscoped(db, 'a manager answers the appeals of all clients')
            .selectFrom('appeals')
            .where('waiting_since', 'is not', null)
        : isAllowed('appeal.see', actor) && actor.counterpartyId !== null
          ? mine
              .selectFrom('appeals')
              .where(({ or, eb }) => or([eb('appeals.status', '=', 'waiting'), hasUnread(actor)]))
          : undefined;
      const row = await appeals
        ?.select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return row?.count ?? 0;
    },

    async menuCounts(): Promise<MenuCounts> {
      const [offers, notifications, appeals] = await Promise.all([
        this.basket(),
        this.unreadNotifications(),
        this.waitingAppeals(),
      ]);
      return { basket: offers.length, notifications, appeals };
    },
  };
}
