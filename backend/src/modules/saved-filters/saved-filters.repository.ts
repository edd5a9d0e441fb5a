import { SAVED_FILTERS_MAX } from '@shop/contracts/catalog/saved-filters';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { NotFound, Validation } from '../../platform/errors/errors.ts';

interface NamedLink {
  readonly name: string;
  readonly link: string;
}

/** Selects the filters that the user has saved. */
export function savedFiltersOf(db: Db, actor: Actor) {
  const mine = scoped(db, actor);
  return {
    /** By name. */
    list: () =>
      mine
        .selectFrom('saved_filters')
        .select(['id', 'name', 'link'])
        .orderBy(sql`name collate "und-x-icu"`)
        .orderBy('id')
        .execute(),

    /**
     * Saves a filter; the same name again replaces its address. Throws `Validation` at the limit of saved filters. Must
     * run in a transaction: two requests of one user wait for each other.
     */
    save: async ({ name, link }: NamedLink): Promise<{ id: number }> => {
      await db.selectFrom('users').select('id').where('id', '=', actor.userId).forNoKeyUpdate().execute();
      const replaced = await mine
        .updateTable('saved_filters')
        .set({ link, created_at: new Date() })
        .where('name', '=', name)
        .returning('id')
        .executeTakeFirst();
      if (replaced) return replaced;
      const count = await countRows(mine.selectFrom('saved_filters'));
      if (count >= SAVED_FILTERS_MAX) {
        throw new Validation(
          `Сохранено уже ${SAVED_FILTERS_MAX}\u00a0фильтров, больше не\u00a0поместится. Удалите лишние`,
          'name',
        );
      }
      return await mine.insertInto('saved_filters', { name, link }).returning('id').executeTakeFirstOrThrow();
    },

    /** Throws `NotFound` for an unknown filter and for another user's. */
    remove: async (id: number) => {
      const removed = await mine
        .deleteFrom('saved_filters')
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (!removed) throw new NotFound('Такого фильтра нет');
    },
  };
}
