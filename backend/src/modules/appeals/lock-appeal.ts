import type { AppealSide } from '@shop/contracts/support/appeal-rules';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { readerOfAppeal, sideOf, UNKNOWN_APPEAL } from '../access/access.api.ts';
import type { AppealState } from './appeal-state.ts';

export interface LockedAppeal extends AppealState {
  readonly id: number;
  readonly number: string;
  readonly subject: string;
  readonly counterpartyId: number;
  readonly createdBy: number;
  readonly rating: number | null;
  /** The actor's side of the conversation. */
  readonly side: AppealSide;
  /** When the lock was acquired: the transaction may have begun before the one it waited for committed. */
  readonly at: Date;
}

/**
 * Locks an appeal until the transaction ends, so concurrent messages, ratings and status changes each see the previous
 * one. Throws like `readerOfAppeal`.
 */
export async function lockAppeal(db: Db, actor: Actor, id: number): Promise<LockedAppeal> {
  const companyActor = await readerOfAppeal(db, actor, id);
  const appeal = await unscoped(db, 'access was checked above')
    .selectFrom('appeals')
    .select([
      'id',
      'number',
      'subject',
      'counterparty_id as counterpartyId',
      'created_by as createdBy',
      'rating',
      'status',
      'waiting_since as waitingSince',
      'first_answered_at as firstAnsweredAt',
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_APPEAL));
  return { ...appeal, side: sideOf(companyActor), at: await databaseNow(db) };
}

/** Returns the current time of the database clock, which all servers share. */
export async function databaseNow(db: Db): Promise<Date> {
  const { at } = await db.selectNoFrom(sql<Date>`clock_timestamp()`.as('at')).executeTakeFirstOrThrow();
  return at;
}
