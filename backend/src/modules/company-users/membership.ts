import type { Right } from '@shop/contracts/account/permissions';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Conflict, NotFound } from '../../platform/errors/errors.ts';
import { endStreams } from '../../platform/events/live-events.ts';
import { holdCounterparty } from '../counterparties/counterparties.api.ts';
import { endActing } from './end-acting.ts';

export const UNKNOWN_USER = 'Такого пользователя нет';

/** Who belongs where. */
export interface Member {
  readonly counterpartyId: number;
  readonly userId: number;
}

/** What one may do there; of an administrator every right counts. */
export interface MemberRole {
  readonly isAdmin: boolean;
  readonly rights: readonly Right[];
}

const ALL = 'whoever calls has found the company to be the actor’s to change';

/**
 * Takes a user out of a company at once: the row moves to `former_members`, where no query over memberships sees it, the
 * user's current counterparty moves on to another of his, what he does in another's name there ends and what others do
 * in his, and his pages ask anew. Holds the company until the transaction ends. Throws `NotFound` for who does not
 * belong there, and `Conflict` for the last administrator.
 */
export async function takeOutOfCompany(db: Db, member: Member, by: number): Promise<void> {
  const { counterpartyId, userId } = member;
  await refuseLastAdmin(db, member);
  const { is_admin, rights } = await unscoped(db, ALL)
    .deleteFrom('counterparty_users')
    .where('counterparty_id', '=', counterpartyId)
    .where('user_id', '=', userId)
    .returning(['is_admin', 'rights'])
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_USER));
  await unscoped(db, ALL)
    .insertInto('former_members')
    .values({ counterparty_id: counterpartyId, user_id: userId, is_admin, rights, taken_out_by: by })
    .execute();
  await moveOn(db, member);
  await endActing(db, { counterpartyId, eitherOf: userId });
  await endStreams(db, { userId });
}

/** The way back, with what the user had there. Throws `NotFound` for who has not been taken out. */
export async function takeBackIntoCompany(db: Db, member: Member): Promise<void> {
  const { counterpartyId, userId } = member;
  await holdCounterparty(db, counterpartyId);
  const { is_admin, rights } = await unscoped(db, ALL)
    .selectFrom('former_members')
    .select(['is_admin', 'rights'])
    .where('counterparty_id', '=', counterpartyId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_USER));
  await addToCompany(db, member, { isAdmin: is_admin, rights });
}

/**
 * Makes a user a member, also one who has been taken out before. Answers whether he is one only now: where he belongs
 * already nothing changes.
 */
export async function addToCompany(
  db: Db,
  { counterpartyId, userId }: Member,
  { isAdmin, rights }: MemberRole,
): Promise<boolean> {
  await holdCounterparty(db, counterpartyId);
  const added = await unscoped(db, ALL)
    .insertInto('counterparty_users')
    .values({ counterparty_id: counterpartyId, user_id: userId, is_admin: isAdmin, rights: [...rights] })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  await unscoped(db, ALL)
    .deleteFrom('former_members')
    .where('counterparty_id', '=', counterpartyId)
    .where('user_id', '=', userId)
    .execute();
  await beginAt(db, { counterpartyId, userId });
  if (added !== undefined) await endStreams(db, { userId });
  return added !== undefined;
}

/** Whoever works at no company works here from now on; at one that is switched off nobody does. */
async function beginAt(db: Db, { counterpartyId, userId }: Member): Promise<void> {
  await db
    .updateTable('users')
    .set({ current_counterparty_id: counterpartyId })
    .where('id', '=', userId)
    .where(worksNowhere)
    .where(sql<boolean>`(select active from counterparties where id = ${counterpartyId})`)
    .execute();
}

/** Of a user: whether he has no company chosen, or one that is switched off or not his any longer. */
export const worksNowhere = sql<boolean>`not exists (
  select from counterparty_users own join counterparties company on company.id = own.counterparty_id and company.active
  where own.user_id = users.id and own.counterparty_id = users.current_counterparty_id)`;

/** Gives a member another role; holds the company. Throws `NotFound`, and `Conflict` for the last administrator. */
export async function changeRole(db: Db, member: Member, { isAdmin, rights }: MemberRole): Promise<void> {
  const { counterpartyId, userId } = member;
  if (isAdmin) await holdCounterparty(db, counterpartyId);
  else await refuseLastAdmin(db, member);
  await unscoped(db, ALL)
    .updateTable('counterparty_users')
    .set({ is_admin: isAdmin, rights: [...rights] })
    .where('counterparty_id', '=', counterpartyId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_USER));
  if (!isAdmin) await endActing(db, { counterpartyId, by: userId });
  await endStreams(db, { userId });
}

/** Holds the company, so that of two administrators who take this from each other one stays. Throws `Conflict`. */
export async function refuseLastAdmin(db: Db, member: Member): Promise<void> {
  await holdCounterparty(db, member.counterpartyId);
  if (!(await isLastAdmin(db, member))) return;
  throw new Conflict('В\u00a0компании должен остаться администратор. Сначала назначьте другого');
}

/** Whether the user is an administrator there and nobody else is whose account works. */
export async function isLastAdmin(db: Db, { counterpartyId, userId }: Member): Promise<boolean> {
  const admins = await unscoped(db, ALL)
    .selectFrom('counterparty_users')
    .innerJoin('users', 'users.id', 'counterparty_users.user_id')
    .select(['users.id', 'users.active'])
    .where('counterparty_id', '=', counterpartyId)
    .where('is_admin', '=', true)
    .execute();
  const others = admins.filter(({ id, active }) => id !== userId && active);
  return others.length === 0 && admins.some(({ id }) => id === userId);
}

/** Whoever was working at this company works at another of his own from now on, by name, or at none. */
async function moveOn(db: Db, { counterpartyId, userId }: Member): Promise<void> {
  const next = await unscoped(db, 'where else the user belongs')
    .selectFrom('counterparty_users')
    .innerJoin('counterparties', 'counterparties.id', 'counterparty_users.counterparty_id')
    .select('counterparties.id')
    .where('counterparty_users.user_id', '=', userId)
    .where('counterparties.active', '=', true)
    .orderBy('counterparties.name')
    .orderBy('counterparties.id')
    .executeTakeFirst();
  await db
    .updateTable('users')
    .set({ current_counterparty_id: next?.id ?? null })
    .where('id', '=', userId)
    .where('current_counterparty_id', '=', counterpartyId)
    .execute();
}
