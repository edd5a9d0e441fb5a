import * as v from 'valibot';
import type { Db } from '../database/database.ts';
import type { ShopSetting } from './define-setting.ts';

/**
 * Reads a setting. Fields that are missing in the stored value, such as those of a newer release, have their initial
 * values; a value that is missing or damaged as a whole gives the initial one.
 */
export async function readSetting<Value extends object, Initial extends Value | null>(
  db: Db,
  setting: ShopSetting<Value, Initial>,
): Promise<Value | Initial> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', setting.name)
    .executeTakeFirst();
  return row === undefined ? setting.initial : parseStored(setting, row.value);
}

/** Parses a value as it is stored. */
export function parseStored<Value extends object, Initial extends Value | null>(
  { schema, initial }: ShopSetting<Value, Initial>,
  stored: unknown,
): Value | Initial {
  const whole = stored !== null && typeof stored === 'object' ? { ...initial, ...stored } : stored;
  const parsed = v.safeParse(schema, whole);
  return parsed.success ? parsed.output : initial;
}
