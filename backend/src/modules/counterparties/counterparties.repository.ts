import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Forbidden, NotFound } from '../../platform/errors/errors.ts';
import { endStreams } from '../../platform/events/live-events.ts';
import { holdCounterparty } from './hold-counterparty.ts';

/** The counterparties the acting user belongs to; while somebody acts for the user, the one of that alone. */
export function counterpartiesOf(db: Db, actor: ActingUser) {
  const own = () =>
    unscoped(db, 'the own memberships, at every company')
      .selectFrom('counterparty_users')
      .innerJoin('counterparties', 'counterparties.id', 'counterparty_users.counterparty_id')
      .where('counterparty_users.user_id', '=', actor.userId)
      .where('counterparties.active', '=', true)
      .$if(actor.boundTo !== null, (mine) => mine.where('counterparties.id', '=', actor.boundTo));
  const find = (id: number) =>
    own()
      .select('counterparties.id')
      .where('counterparties.id', '=', id)
      .executeTakeFirstOrThrow(() => new NotFound());

  return {
    /** In wire names (§3), by name. */
    list: async () => {
      const rows = await own()
        .select(['counterparties.id', 'counterparties.name'])
        .orderBy('counterparties.name')
        .execute();
      return rows.map(({ id, name }) => ({
        id,
        uf_name: name,
        uf_current_contragent: id === actor.counterpartyId,
      }));
    },

    /**
     * Makes one of them the current one, for every session of the user. Throws `NotFound` for any other, and `Forbidden`
     * while somebody acts for the user, whose own choice it is. In a transaction, and asked again once the company is held:
     * whoever takes the user out of it or switches it off comes before and is seen, or after and moves him on.
     */
    switchTo: async (id: number) => {
      if (actor.boundTo !== null)
        throw new Forbidden(
          'Вы работаете за пользователя в\u00a0одной компании. Чтобы сменить её, сначала выйдите',
        );
      await find(id);
      await holdCounterparty(db, id);
      await find(id);
      await db
        .updateTable('users')
        .set({ current_counterparty_id: id })
        .where('id', '=', actor.userId)
        .execute();
      await endStreams(db, { userId: actor.userId });
    },
  };
}
