import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Day } from '../../../../platform/calendar/days.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { unscoped } from '../../../../platform/database/scoped.ts';
import type { OutsideDocument, OutsideLine } from '../reading/outside-document.ts';

/** Holds what 1C says of an order. */
export interface Said {
  readonly externalId: string | null;
  readonly number: string;
  readonly datedOn: Day | null;
  readonly status: string;
  readonly isStatusUnknown: boolean;
  readonly isStepWaiting: boolean;
  readonly refusal: string;
  readonly isFrom1c: boolean;
  readonly contentHash: string;
}

export function findExternal(db: Db, orderId: number) {
  return db
    .selectFrom('order_external')
    .select(['external_id as externalId', 'number', 'dated_on as datedOn', 'status', 'refusal'])
    .select(['is_from_1c as isFrom1c', 'content_hash as contentHash'])
    .select(['is_status_unknown as isStatusUnknown', 'is_step_waiting as isStepWaiting'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** Remembers what 1C says of an order. What 1C names it has, whether or not it confirmed the answer that brought it. */
export async function saveExternal(db: Db, orderId: number, said: Said): Promise<void> {
  const values = {
    external_id: said.externalId,
    number: said.number,
    dated_on: said.datedOn,
    status: said.status,
    is_status_unknown: said.isStatusUnknown,
    is_step_waiting: said.isStepWaiting,
    refusal: said.refusal,
    is_from_1c: said.isFrom1c,
    content_hash: said.contentHash,
    said_at: sql<Date>`clock_timestamp()`,
  };
  await db
    .insertInto('order_external')
    .values({ order_id: orderId, ...values })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(values))
    .execute();
  await unscoped(db, '1C names orders of all companies')
    .updateTable('orders')
    .set({ taken_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', orderId)
    .where('taken_at', 'is', null)
    .execute();
}

/** The same words in another place of another file are the same. */
export function hashOf({ line: _, lines, ...document }: OutsideDocument): string {
  const words = lines.map(({ line: __, ...rest }: OutsideLine) => rest);
  return createHash('sha256')
    .update(JSON.stringify([document, words]))
    .digest('hex');
}
