import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Forbidden, NotFound } from '../../platform/errors/errors.ts';
import { endStreams } from '../../platform/events/live-events.ts';
import { lockCounterparty } from './lock-counterparty.ts';

/** Counterparties that the actor belongs to; when impersonating, only the one the session is bound to. */
export function counterpartiesOf(db: Db, actor: Actor) {
  const own = () =>
    unscoped(db, 'memberships of the user, at every company')
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
    /** Returns them in wire names (§3), ordered by name. */
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
     * Makes one of them current for all sessions of the user. Throws `NotFound` for any other, `Forbidden` when
     * impersonating.
     *
     * Run it in a transaction. Membership is checked again under the lock: a concurrent removal from the company is
     * either visible, or waits and then switches the user to another one.
     */
    switchTo: async (id: number) => {
      if (actor.boundTo !== null)
        throw new Forbidden(
          'Вы работаете за пользователя в\u00a0одной компании. Чтобы сменить её, сначала выйдите',
        );
      await find(id);
      await lockCounterparty(db, id);
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
