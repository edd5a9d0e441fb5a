import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { endStreams, publish } from '../../platform/events/live-events.ts';
import { siteOf, type TechnicalWorks } from './site.repository.ts';

/** The one who switches: a user of operations, or the name given to a command. */
export interface Switcher {
  readonly userId: number | null;
  readonly name: string;
}

/**
 * Begins or ends maintenance. Needs a transaction: the switch, the journal and the event to open pages belong together.
 * A switch that changes nothing is skipped, unless its text is new. Answers the entry of the journal, null without one.
 */
export async function switchWorks(
  db: Db,
  by: Switcher,
  { why, ...desired }: TechnicalWorks & { readonly why: string },
): Promise<number | null> {
  const site = siteOf(db);
  const before = await site.technicalWorks();
  const now = desired.isOn ? desired : { isOn: false, text: '' };
  if (before.isOn === now.isOn && before.text === now.text) return null;
  await site.saveTechnicalWorks(now);
  const action = now.isOn ? 'works-on' : 'works-off';
  const entryId = await record(db, by, { action, why, counterparty_id: null });
  await publish(db, 'site.changed', {}, 'everybody');
  return entryId;
}

/**
 * Closes the site to a company or opens it again, in a transaction. Live streams of its people end, so each
 * reconnection is authorised anew. Answers like `switchWorks`. Throws `Validation` of `company` or `why`.
 */
export async function switchCompany(
  db: Db,
  by: Switcher,
  { company, isClosed, why }: { readonly company: string; readonly isClosed: boolean; readonly why: string },
): Promise<number | null> {
  const { id, closedAt } = await findCompany(db, company);
  if (isClosed && why === '')
    throw new Validation('Укажите причину: её увидит тот, кто будет открывать доступ', 'why');
  if ((closedAt !== null) === isClosed) return null;
  await db
    .updateTable('counterparties')
    .set({ closed_at: isClosed ? new Date() : null, closed_why: isClosed ? why : '' })
    .where('id', '=', id)
    .execute();
  const action = isClosed ? 'company-closed' : 'company-opened';
  const entryId = await record(db, by, { action, why, counterparty_id: id });
  await publish(db, 'site.changed', {}, { counterpartyId: id });
  await endStreams(db, { counterpartyId: id });
  return entryId;
}

/** Finds a company by code or INN and locks it, so that two concurrent switches run one after the other. */
async function findCompany(db: Db, codeOrInn: string) {
  const found = await db
    .selectFrom('counterparties')
    .select(['id', 'code', 'closed_at as closedAt'])
    .where(({ or, eb }) => or([eb('code', '=', codeOrInn), eb('inn', '=', codeOrInn)]))
    .orderBy('code')
    .forUpdate()
    .execute();
  const [company, ...others] = found;
  if (company === undefined)
    throw new Validation(`Компании с\u00a0кодом или ИНН «${codeOrInn}» нет`, 'company');
  if (others.length === 0) return company;
  const codes = found.map(({ code }) => code).join(', ');
  throw new Validation(`Компаний с\u00a0этим ИНН несколько, укажите код: ${codes}`, 'company');
}

interface Entry {
  readonly action: 'works-on' | 'works-off' | 'company-closed' | 'company-opened';
  readonly why: string;
  readonly counterparty_id: number | null;
}

async function record(db: Db, by: Switcher, entry: Entry): Promise<number> {
  const { id } = await db
    .insertInto('site_journal')
    .values({ ...entry, user_id: by.userId, by_name: by.name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
