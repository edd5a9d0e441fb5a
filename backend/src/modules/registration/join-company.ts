import type { Db } from '../../platform/database/database.ts';
import type { RegisteringCompany } from '../../platform/database/schema.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { queueEmail } from '../../platform/message-outbox/queue-message.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { clientLink, type Notice, notify, notifyAll } from '../notifications/notifications.api.ts';
import { addCompany, findCompany, leastLoadedManager, lockInn } from './company.ts';
import { joinRequestEmail } from './registration-emails.ts';

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
 * A company new to the shop is added with the newcomer as its administrator. A known company gives no access, because
 * an INN does not prove membership: its manager is asked.
 */
export async function joinCompany(db: Db, site: Site, newcomer: Newcomer): Promise<void> {
  const { userId, company } = newcomer;
  await lockInn(db, company.inn);
  const known = await findCompany(db, company);
  if (known !== undefined && (await isMember(db, known.id, userId))) return;
  if (known !== undefined) {
    await requestAccess(db, site, newcomer, known);
    return;
  }
  const { managerId, ...added } = await addCompany(db, company);
  const { id } = added;
  await unscoped(db, 'the first member of a new company')
    .insertInto('counterparty_users')
    .values({ counterparty_id: id, user_id: userId, is_admin: true })
    .execute();
  await db.updateTable('users').set({ current_counterparty_id: id }).where('id', '=', userId).execute();
  await notifyOfNewCompany(db, { ...company, ...added }, managerId);
}

/** A person whom the company has invited is a member before naming it. */
async function isMember(db: Db, companyId: number, userId: number): Promise<boolean> {
  const member = await unscoped(db, 'the newcomer’s own membership')
    .selectFrom('counterparty_users')
    .select('user_id')
    .where('counterparty_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return member !== undefined;
}

/** Notifies the manager of a company that a user has added; does nothing in a shop without managers. */
export async function notifyOfNewCompany(
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

/** Asks the manager of a known company to give a person access, and notifies that person. */
export async function requestAccess(
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
    // Only this email says how to reach the person, so it also goes to managers who have switched emails off.
    await queueEmail(db, { recipient: manager.login, ...joinRequestEmail(site, request) });
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
    // The company is not the person's yet.
    counterpartyId: null,
    kind: 'company',
    title: 'Заявка передана менеджеру',
    message: `Компания с ИНН ${company.inn} у нас уже есть. Доступ к ней откроет её менеджер.`,
  });
  await notifyAll(db, notices);
}
