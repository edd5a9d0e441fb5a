import { comparable } from '@shop/domain/format/comparable';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import type { Place } from './ip-location.ts';

const MAX_CITIES = 20;

/** The cities of the shop, the largest first. */
export function citiesFor(db: Db, actor: Actor) {
  const all = () => db.selectFrom('cities').select(['id', 'name', 'region']).orderBy('sort').orderBy('name');

  return {
    /**
     * Finds cities whose names contain the text, those that begin with it first; the user's own city is marked as
     * selected.
     */
    byName: async (text: string) => {
      const searched = comparable(text);
      const own = await db
        .selectFrom('users')
        .select('city_id')
        .where('id', '=', actor.userId)
        .executeTakeFirst();
      const rows = await db
        .selectFrom('cities')
        .select(['id', 'name', 'region'])
        .where(sql`strpos(search_name, ${searched})`, '>', 0)
        .orderBy(sql`not starts_with(search_name, ${searched})`)
        .orderBy('sort')
        .orderBy('name')
        .limit(MAX_CITIES)
        .execute();
      return rows.map((city) => ({ ...city, isSelected: city.id === own?.city_id }));
    },

    /**
     * Finds the city by name; among namesakes prefers the given region, then the largest. Null when the shop does not
     * know it.
     */
    at: async ({ city, region }: Place) => {
      const named = await all().where('search_name', '=', comparable(city)).execute();
      const inRegion = named.find((one) => comparable(one.region).includes(comparable(region)));
      return inRegion ?? named[0] ?? null;
    },

    /** Throws `NotFound` for an unknown city. */
    choose: async (cityId: number) => {
      await all()
        .where('id', '=', cityId)
        .executeTakeFirstOrThrow(() => new NotFound('Такого города нет'));
      await db.updateTable('users').set({ city_id: cityId }).where('id', '=', actor.userId).execute();
    },
  };
}
