import { allRights } from '@shop/contracts/account/permissions';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';

export interface OwnData {
  readonly name: string;
  readonly lastName: string;
  readonly secondName: string;
  readonly workPosition: string;
  /** Eleven digits. */
  readonly phone: string | null;
}

/** Selects the user's own data. */
export function profileOf(db: Db, actor: Actor) {
  return {
    read: () =>
      db
        .selectFrom('users')
        .select([
          'id',
          'login',
          'phone',
          'given_phone as givenPhone',
          'name',
          'last_name as lastName',
          'second_name as secondName',
          'work_position as workPosition',
        ])
        .where('id', '=', actor.userId)
        .executeTakeFirstOrThrow(),

    /** Lists the companies where the user buys, with the user's rights there. */
    companies: async () => {
      const rows = await unscoped(db, 'the own memberships, at every company')
        .selectFrom('counterparty_users')
        .innerJoin('counterparties', 'counterparties.id', 'counterparty_users.counterparty_id')
        .select([
          'counterparties.id',
          'counterparties.name',
          'counterparty_users.is_admin as isAdmin',
          'counterparty_users.rights',
        ])
        .where('counterparty_users.user_id', '=', actor.userId)
        .where('counterparties.active', '=', true)
        .$if(actor.boundTo !== null, (own) => own.where('counterparties.id', '=', actor.boundTo))
        .orderBy('counterparties.name')
        .execute();
      return rows.map((row) => ({ ...row, rights: row.isAdmin ? [...allRights] : row.rights }));
    },

    isPhoneTaken: async (phone: string) => {
      const owner = db.selectFrom('users').select('id').where('phone', '=', phone);
      return (await owner.where('id', '!=', actor.userId).executeTakeFirst()) !== undefined;
    },

    /** Saves the changed fields, and records in the history the former values and who changed them. */
    save: async (changed: Partial<OwnData>) => {
      const { lastName: last_name, secondName: second_name, workPosition: work_position, ...rest } = changed;
      // Kysely leaves undefined columns as they are. The owner's own phone replaces one that others wrote down.
      const given_phone = changed.phone === undefined ? undefined : null;
      await db
        .updateTable('users')
        .set({ ...rest, given_phone, last_name, second_name, work_position })
        .where('id', '=', actor.userId)
        .execute();
      await unscoped(db, 'a person has a history also without a company')
        .insertInto('history')
        .values({
          user_id: actor.userId,
          acted_by: actor.actedBy?.id ?? null,
          counterparty_id: actor.counterpartyId,
          action: 'profile.changed',
          details: JSON.stringify({ fields: Object.keys(changed) }),
        })
        .execute();
    },
  };
}
