import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { publish } from '../../platform/events/live-events.ts';
import { type Notice, notifyAll, peopleLink } from '../notifications/notifications.api.ts';
import type { Member } from './membership.ts';

interface Joining extends Member {
  /** The person who added the user; not notified himself. */
  readonly by: number;
  /** Whether the user is a former member. */
  readonly isBack?: boolean;
}

/**
 * Notifies a user and the company's administrators of his membership. An invited user without a password, and his
 * administrators, are notified later, by `notifyAcceptance`.
 */
export async function notifyNewMember(db: Db, { by, isBack = false, ...member }: Joining): Promise<void> {
  const [joined] = await findJoined(db, member.userId, { isInvited: false, at: member.counterpartyId });
  if (joined === undefined) return;
  const administrators = joined.administrators.filter((id) => id !== by);
  await notifyAll(db, [
    userNotice(joined, member.userId, isBack ? 'Вам снова открыта компания' : 'Вам открыта компания'),
    ...administrators.map((id) => adminNotice(joined, id, isBack ? 'Сотрудник вернулся' : 'Новый сотрудник')),
  ]);
}

/**
 * Does the same for every company of an invited user, before his account gets its first password; does nothing after
 * that.
 */
export async function notifyAcceptance(db: Db, userId: number): Promise<void> {
  const companies = await findJoined(db, userId, { isInvited: true });
  await notifyAll(
    db,
    companies.flatMap((joined) => [
      userNotice(joined, userId, 'Вам открыта компания'),
      ...joined.administrators.map((id) => adminNotice(joined, id, 'Приглашение принято')),
    ]),
  );
  for (const { counterpartyId } of companies) await publish(db, 'company.changed', {}, { counterpartyId });
}

type Joined = Awaited<ReturnType<typeof findJoined>>[number];

/** Returns the user's companies with their other administrators. */
async function findJoined(
  db: Db,
  userId: number,
  { isInvited, at }: { readonly isInvited: boolean; readonly at?: number },
) {
  const rows = await unscoped(db, 'the companies where the user is new')
    .selectFrom('counterparty_users as membership')
    .innerJoin('users as person', 'person.id', 'membership.user_id')
    .innerJoin('counterparties as company', 'company.id', 'membership.counterparty_id')
    .leftJoin('counterparty_users as admin', (join) =>
      join
        .onRef('admin.counterparty_id', '=', 'company.id')
        .onRef('admin.user_id', '!=', 'membership.user_id')
        .on('admin.is_admin', '=', true),
    )
    .select([
      'company.id as counterpartyId',
      'company.code',
      'company.name as company',
      'person.name',
      'person.last_name as lastName',
      'admin.user_id as adminId',
    ])
    .where('person.id', '=', userId)
    .where('person.invited_at', isInvited ? 'is not' : 'is', null)
    .$if(at !== undefined, (query) => query.where('company.id', '=', at!))
    .orderBy('company.id')
    .orderBy('admin.user_id')
    .execute();
  return [...Map.groupBy(rows, ({ counterpartyId }) => counterpartyId).values()].map((ofCompany) => ({
    ...ofCompany[0]!,
    administrators: ofCompany.flatMap(({ adminId }) => adminId ?? []),
  }));
}

function userNotice({ counterpartyId, company }: Joined, userId: number, title: string): Notice {
  return { userId, counterpartyId, kind: 'company', title, message: company, link: '/mycompanies/' };
}

function adminNotice(
  { counterpartyId, code, company, name, lastName }: Joined,
  userId: number,
  title: string,
) {
  const message = `${name} ${lastName}, ${company}`;
  return { userId, counterpartyId, kind: 'company', title, message, link: peopleLink(code) } as const;
}
