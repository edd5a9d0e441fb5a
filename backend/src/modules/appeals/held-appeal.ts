import type { AppealSide } from '@shop/contracts/support/appeal-rules';
import { sql } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { readerOfAppeal, sideOf, UNKNOWN_APPEAL } from '../access/access.api.ts';
import type { AppealState } from './appeal-state.ts';

export interface HeldAppeal extends AppealState {
  readonly id: number;
  readonly number: string;
  readonly subject: string;
  readonly counterpartyId: number;
  readonly createdBy: number;
  readonly rating: number | null;
  /** On which side of it the actor stands. */
  readonly side: AppealSide;
  /** The moment at which it was held: the transaction may have begun before what it waited for. */
  readonly at: Date;
}

/**
 * Holds an appeal until the transaction ends, so that of two who write, rate or change its status at once the second
 * sees what the first has left. Throws as `readerOfAppeal`.
 */
export async function holdAppeal(db: Db, actor: ActingUser, id: number): Promise<HeldAppeal> {
  const there = await readerOfAppeal(db, actor, id);
  const appeal = await unscoped(db, 'that the actor may see it was asked just now')
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
  return { ...appeal, side: sideOf(there), at: await momentOf(db) };
}

/** By the clock of the database, which all servers share. */
export async function momentOf(db: Db): Promise<Date> {
  const { at } = await db.selectNoFrom(sql<Date>`clock_timestamp()`.as('at')).executeTakeFirstOrThrow();
  return at;
}
