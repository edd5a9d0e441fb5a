import * as v from 'valibot';
import type { Db } from '../../database/database.ts';

const footer = v.object({ workingHours: v.string(), phone: v.string(), email: v.string() });
const technicalWorks = v.object({ isOn: v.boolean() });

/** Texts and switches of the site, kept in `settings`; one that is missing or damaged falls back. */
export function siteOf(db: Db) {
  const read = async (name: string) =>
    (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value;
  return {
    footer: async () =>
      v.parse(v.fallback(footer, { workingHours: '', phone: '', email: '' }), await read('footer')),
    technicalWorks: async () =>
      v.parse(v.fallback(technicalWorks, { isOn: false }), await read('technical-works')),
  };
}
