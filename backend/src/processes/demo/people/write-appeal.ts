import { type AppealState, afterMessage, afterStatus } from '../../../modules/appeals/appeals.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { type DemoAppeal, numberOf } from './appeals.ts';

const HOUR_MS = 3_600_000;

interface Place {
  readonly counterpartyId: number;
  /** Ids of writers and readers by their names in the appeal; the shop's person is `manager`. */
  readonly people: Readonly<Record<string, number>>;
  readonly orderId?: number;
}

/** Writes a demo appeal with its history. Returns its id. */
export async function writeAppeal(db: Db, appeal: DemoAppeal, place: Place, nowMs: number): Promise<number> {
  const { counterpartyId, people, orderId } = place;
  const at = (after: number) => new Date(nowMs - (appeal.hoursAgo - after) * HOUR_MS);
  const idOf = (who: string) => people[who] ?? 0;
  const author = idOf(appeal.steps[0]?.by ?? '');
  const { id: typeId } = await db
    .selectFrom('appeal_types')
    .select('id')
    .where('code', '=', appeal.type)
    .executeTakeFirstOrThrow();
  const { id } = await unscoped(db, 'demo data')
    .insertInto('appeals')
    .values({
      number: numberOf(appeal, nowMs),
      counterparty_id: counterpartyId,
      created_by: author,
      type_id: typeId,
      subject: appeal.subject,
      order_id: orderId ?? null,
      created_at: at(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  let state: AppealState = { status: 'new', waitingSince: null, firstAnsweredAt: null };
  let since = at(0);
  await persistStatus(db, id, 'new', author, since);
  const lastOf = new Map<string, number>();
  let last = 0;
  for (const { after, by, say, status } of appeal.steps) {
    const moment = at(after);
    const side = by === 'manager' ? 'shop' : 'customer';
    const before = state.status;
    if (say === undefined) state = afterStatus(side, state, moment, status ?? state.status);
    else state = afterMessage(side, state, moment, status);
    if (state.status !== before) {
      await persistStatus(db, id, state.status, by === null ? null : idOf(by), moment);
      since = moment;
    }
    if (say === undefined || by === null) continue;
    const row = { appeal_id: id, author_id: idOf(by), side, message: say, created_at: moment } as const;
    const message = await db
      .insertInto('appeal_messages')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    last = message.id;
    lastOf.set(by, last);
  }
  await unscoped(db, 'demo data')
    .updateTable('appeals')
    .set({
      status: state.status,
      status_since: since,
      waiting_since: state.waitingSince,
      first_answered_at: state.firstAnsweredAt,
      updated_at: at(Math.max(...appeal.steps.map(({ after }) => after))),
      ...(appeal.rating !== undefined && { rating: appeal.rating, rated_by: author, rated_at: since }),
    })
    .where('id', '=', id)
    .execute();
  for (const [who, userId] of Object.entries(people)) {
    const read = appeal.unreadBy?.includes(who) ? lastOf.get(who) : last;
    if (read !== undefined)
      await db
        .insertInto('appeal_reads')
        .values({ appeal_id: id, user_id: userId, message_id: read })
        .execute();
  }
  return id;
}

async function persistStatus(
  db: Db,
  appealId: number,
  status: AppealState['status'],
  userId: number | null,
  at: Date,
): Promise<void> {
  await db
    .insertInto('appeal_statuses')
    .values({ appeal_id: appealId, status, user_id: userId, happened_at: at })
    .execute();
}
