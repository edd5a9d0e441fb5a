import type { Db } from '../../platform/database/database.ts';
import type { RegisteringCompany } from '../../platform/database/schema.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { queueMail } from '../../platform/outbox/outbox.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { clientLink, type Notice, notify, notifyAll } from '../notifications/notifications.api.ts';
import { addCompany, findCompany, leastLoadedManager, lockInn } from './company.ts';
import { joinRequestLetter } from './registration-letters.ts';

interface Newcomer {
  readonly userId: number;
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly company: RegisteringCompany;
}

type Site = Pick<Settings, 'publicUrl' | 'siteName'>;

/**
 * A company the shop does not have is added with the newcomer as its administrator. One that it has gets nothing of
 * them, for an INN is no proof of belonging there: its manager is asked.
 */
export async function joinCompany(db: Db, site: Site, newcomer: Newcomer): Promise<void> {
  const { userId, company } = newcomer;
  await lockInn(db, company.inn);
  const known = await findCompany(db, company);
  if (known !== undefined && (await isMember(db, known.id, userId))) return;
  if (known !== undefined) {
    await askManager(db, site, newcomer, known);
    return;
  }
  const { managerId, ...added } = await addCompany(db, company);
  const { id } = added;
  await unscoped(db, 'the first member of a new company')
    .insertInto('counterparty_users')
    .values({ counterparty_id: id, user_id: userId, is_admin: true })
    .execute();
  await db.updateTable('users').set({ current_counterparty_id: id }).where('id', '=', userId).execute();
  await tellOfNewCompany(db, { ...company, ...added }, managerId);
}

/** Somebody whom the company has invited belongs to it before he names it. */
async function isMember(db: Db, companyId: number, userId: number): Promise<boolean> {
  const member = await unscoped(db, 'the newcomer’s own membership')
    .selectFrom('counterparty_users')
    .select('user_id')
    .where('counterparty_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return member !== undefined;
}

/** Tells the manager of a company that somebody has added; nobody in a shop without managers. */
export async function tellOfNewCompany(
  db: Db,
  company: Pick<RegisteringCompany, 'name' | 'inn'> & { readonly id: number; readonly code: string },
  managerId: number | null,
): Promise<void> {
  if (managerId === null) return;
  await notify(db, {
    userId: managerId,
    counterpartyId: company.id,
    kind: 'company',
    title: 'Новая компания',
    message: `${company.name}, ИНН ${company.inn}. Договора пока нет.`,
    link: clientLink(company.code),
  });
}

/** Asks the manager of a company that the shop has to open it to somebody, and tells that person so. */
export async function askManager(
  db: Db,
  site: Site,
  { userId, name, last_name, email, phone, company }: Newcomer,
  known: NonNullable<Awaited<ReturnType<typeof findCompany>>>,
): Promise<void> {
  const person = `${name} ${last_name}`;
  const notices: Notice[] = [];
  const manager = await db
    .selectFrom('users')
    .select(['id', 'login'])
    .where('id', '=', known.managerId ?? (await leastLoadedManager(db)) ?? 0)
    .executeTakeFirst();
  if (manager !== undefined) {
    const request = { person, email, phone, companyName: known.name, inn: company.inn };
    // Nothing but this letter says how to reach the person: it goes to whoever wants no letters, too.
    await queueMail(db, { recipient: manager.login, ...joinRequestLetter(site, request) });
    notices.push({
      userId: manager.id,
      counterpartyId: known.id,
      kind: 'company',
      title: 'Заявка на доступ к компании',
      message: `${person}, ${known.name}. Подробности в письме.`,
      link: clientLink(known.code),
    });
  }
  notices.push({
    userId,
    // Not his yet.
    counterpartyId: null,
    kind: 'company',
    title: 'Заявка передана менеджеру',
    message: `Компания с ИНН ${company.inn} у нас уже есть. Доступ к ней откроет её менеджер.`,
  });
  await notifyAll(db, notices);
}
