import type { Site } from '@shop/contracts/platform/site';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import { readSetting } from '../../platform/shop-settings/read-setting.ts';
import { footerSetting } from './footer-setting.ts';

const technicalWorks = v.object({ isOn: v.boolean(), text: v.optional(v.string(), '') });
export type TechnicalWorks = v.InferOutput<typeof technicalWorks>;

const JOURNAL_SHOWN = 30;

/** Reads texts and switches of the site from `settings`; a missing or damaged one falls back to its default. */
export function siteOf(db: Db) {
  const read = async (name: string) =>
    (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value;
  const works = async (): Promise<TechnicalWorks> =>
    v.parse(v.fallback(technicalWorks, { isOn: false, text: '' }), await read('technical-works'));

  return {
    footer: () => readSetting(db, footerSetting),
    technicalWorks: works,

    saveTechnicalWorks: async (now: TechnicalWorks) => {
      const value = JSON.stringify(now);
      await db
        .insertInto('settings')
        .values({ name: 'technical-works', value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },

    /** Lists all that operations can switch, and who switched it. */
    describe: async (): Promise<Site> => ({
      works: await works(),
      closedCompanies: await closedCompanies(db),
      journal: await journal(db),
    }),
  };
}

async function closedCompanies(db: Db): Promise<Site['closedCompanies']> {
  const rows = await db
    .selectFrom('counterparties')
    .select(['id', 'code', 'name', 'inn', 'closed_why as why', 'closed_at as closedAt'])
    .where('closed_at', 'is not', null)
    .orderBy('closed_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, closedAt: row.closedAt?.toISOString() ?? '' }));
}

async function journal(db: Db): Promise<Site['journal']> {
  const rows = await db
    .selectFrom('site_journal')
    .leftJoin('counterparties', 'counterparties.id', 'site_journal.counterparty_id')
    .select([
      'site_journal.id',
      'site_journal.at',
      'site_journal.by_name as by',
      'site_journal.action',
      'site_journal.why',
      'counterparties.code',
      'counterparties.name',
    ])
    .orderBy('site_journal.id', 'desc')
    .limit(JOURNAL_SHOWN)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
