import { comparable } from '@shop/domain/format/comparable';
import { sql } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import type { Place } from './ip-location.ts';

const MAX_CITIES = 20;

/** The cities of the shop, the largest first. */
export function citiesFor(db: Db, actor: ActingUser) {
  const all = () => db.selectFrom('cities').select(['id', 'name', 'region']).orderBy('sort').orderBy('name');

  return {
    /** Those whose names begin with the text, then those that hold it; the user's own is selected. */
    byName: async (text: string) => {
      const wanted = comparable(text);
      const own = await db
        .selectFrom('users')
        .select('city_id')
        .where('id', '=', actor.userId)
        .executeTakeFirst();
      const rows = await db
        .selectFrom('cities')
        .select(['id', 'name', 'region'])
        .where(sql`strpos(search_name, ${wanted})`, '>', 0)
        .orderBy(sql`not starts_with(search_name, ${wanted})`)
        .orderBy('sort')
        .orderBy('name')
        .limit(MAX_CITIES)
        .execute();
      return rows.map((city) => ({ ...city, isSelected: city.id === own?.city_id }));
    },

    /** Of several of one name the one in that region, else the largest; null when the shop does not know it. */
    at: async ({ city, region }: Place) => {
      const named = await all().where('search_name', '=', comparable(city)).execute();
      const inRegion = named.find((one) => comparable(one.region).includes(comparable(region)));
      return inRegion ?? named[0] ?? null;
    },

    /** Throws `NotFound` for a city there is not. */
    choose: async (cityId: number) => {
      await all()
        .where('id', '=', cityId)
        .executeTakeFirstOrThrow(() => new NotFound('Такого города нет'));
      await db.updateTable('users').set({ city_id: cityId }).where('id', '=', actor.userId).execute();
    },
  };
}
