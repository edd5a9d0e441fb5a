import type { Right } from '@shop/contracts/account/permissions';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Conflict, NotFound } from '../../platform/errors/errors.ts';
import { endStreams } from '../../platform/events/live-events.ts';
import { lockCounterparty } from '../counterparties/counterparties.api.ts';
import { endImpersonation } from './end-impersonations.ts';

export const UNKNOWN_USER = 'Такого пользователя нет';

/** A user at a company. */
export interface Member {
  readonly counterpartyId: number;
  readonly userId: number;
}

/** The rights of a user at the company; an administrator has all rights. */
export interface MemberRole {
  readonly isAdmin: boolean;
  readonly rights: readonly Right[];
}

const CHECKED_BY_CALLER = 'the caller has checked that the actor may change the company';

/**
 * Removes a user from a company. The membership moves to `former_members`, the user's current counterparty switches to
 * another of his companies, impersonation by and of him there ends, and his open pages reconnect. Locks the company until
 * the transaction ends. Throws `NotFound` for a user who is not a member, `Conflict` for the last administrator.
 */
export async function removeFromCompany(db: Db, member: Member, by: number): Promise<void> {
  const { counterpartyId, userId } = member;
  await refuseLastAdmin(db, member);
  const { is_admin, rights } = await unscoped(db, CHECKED_BY_CALLER)
    .deleteFrom('counterparty_users')
    .where('counterparty_id', '=', counterpartyId)
    .where('user_id', '=', userId)
    .returning(['is_admin', 'rights'])
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_USER));
  await unscoped(db, CHECKED_BY_CALLER)
    .insertInto('former_members')
    .values({ counterparty_id: counterpartyId, user_id: userId, is_admin, rights, taken_out_by: by })
    .execute();
  await switchToAnotherCompany(db, member);
  await endImpersonation(db, { counterpartyId, eitherOf: userId });
  await endStreams(db, { userId });
}

/** Restores a former member with his role. Throws `NotFound` for a user who is not a former member. */
export async function restoreToCompany(db: Db, member: Member): Promise<void> {
  const { counterpartyId, userId } = member;
  await lockCounterparty(db, counterpartyId);
  const { is_admin, rights } = await unscoped(db, CHECKED_BY_CALLER)
    .selectFrom('former_members')
    .select(['is_admin', 'rights'])
    .where('counterparty_id', '=', counterpartyId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_USER));
  await addToCompany(db, member, { isAdmin: is_admin, rights });
}

/** Makes a user a member, also a former one. Returns false, and changes nothing, for a current member. */
export async function addToCompany(
  db: Db,
  { counterpartyId, userId }: Member,
  { isAdmin, rights }: MemberRole,
): Promise<boolean> {
  await lockCounterparty(db, counterpartyId);
  const added = await unscoped(db, CHECKED_BY_CALLER)
    .insertInto('counterparty_users')
    .values({ counterparty_id: counterpartyId, user_id: userId, is_admin: isAdmin, rights: [...rights] })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  await unscoped(db, CHECKED_BY_CALLER)
    .deleteFrom('former_members')
    .where('counterparty_id', '=', counterpartyId)
    .where('user_id', '=', userId)
    .execute();
  await setFirstCompany(db, { counterpartyId, userId });
  if (added !== undefined) await endStreams(db, { userId });
  return added !== undefined;
}

/** Selects the company for a user without a current one, unless the company is inactive. */
async function setFirstCompany(db: Db, { counterpartyId, userId }: Member): Promise<void> {
  await db
    .updateTable('users')
    .set({ current_counterparty_id: counterpartyId })
    .where('id', '=', userId)
    .where(hasNoCurrentCompany)
    .where(sql<boolean>`(select active from counterparties where id = ${counterpartyId})`)
    .execute();
}

/** SQL for whether a user has no current company, or one that is inactive or no longer his. */
export const hasNoCurrentCompany = sql<boolean>`not exists (
  select from counterparty_users own join counterparties company on company.id = own.counterparty_id and company.active
  where own.user_id = users.id and own.counterparty_id = users.current_counterparty_id)`;

/**
 * Changes the role of a member and locks the company. Throws `NotFound` for a user who is not a member, `Conflict` for
 * the last administrator.
 */
export async function changeRole(db: Db, member: Member, { isAdmin, rights }: MemberRole): Promise<void> {
  const { counterpartyId, userId } = member;
  if (isAdmin) await lockCounterparty(db, counterpartyId);
  else await refuseLastAdmin(db, member);
  await unscoped(db, CHECKED_BY_CALLER)
    .updateTable('counterparty_users')
    .set({ is_admin: isAdmin, rights: [...rights] })
    .where('counterparty_id', '=', counterpartyId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_USER));
  if (!isAdmin) await endImpersonation(db, { counterpartyId, by: userId });
  await endStreams(db, { userId });
}

/**
 * Throws `Conflict` for the last administrator. Locks the company, so two administrators cannot revoke each other's
 * role at once.
 */
export async function refuseLastAdmin(db: Db, member: Member): Promise<void> {
  await lockCounterparty(db, member.counterpartyId);
  if (!(await isLastAdmin(db, member))) return;
  throw new Conflict('В\u00a0компании должен остаться администратор. Сначала назначьте другого');
}

/** Whether the user is the only administrator with an active account. */
export async function isLastAdmin(db: Db, { counterpartyId, userId }: Member): Promise<boolean> {
  const admins = await unscoped(db, CHECKED_BY_CALLER)
    .selectFrom('counterparty_users')
    .innerJoin('users', 'users.id', 'counterparty_users.user_id')
    .select(['users.id', 'users.active'])
    .where('counterparty_id', '=', counterpartyId)
    .where('is_admin', '=', true)
    .execute();
  const others = admins.filter(({ id, active }) => id !== userId && active);
  return others.length === 0 && admins.some(({ id }) => id === userId);
}

/** Switches a user who works at this company to another of his companies, the first by name, or to none. */
async function switchToAnotherCompany(db: Db, { counterpartyId, userId }: Member): Promise<void> {
  const next = await unscoped(db, 'other companies of the user')
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
