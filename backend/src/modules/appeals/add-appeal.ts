import { isAllowed } from '@shop/contracts/account/permissions';
import type { addAppeal as addAppealCall } from '@shop/contracts/support/appeals';
import type * as v from 'valibot';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import { todayInMoscow } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { takeNumber } from '../../platform/database/number-series.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { Forbidden, Validation } from '../../platform/errors/errors.ts';
import { actorOfOrder } from '../access/access.api.ts';
import { takeAttachments } from '../attachments/attachments.api.ts';
import { recordHistory } from '../history/history.api.ts';
import { checkClaimLines, saveClaimLines } from './claim-lines.ts';
import { momentOf } from './held-appeal.ts';
import { publishAppeal } from './keep-state.ts';
import { keepRead } from './mark-read.ts';
import { tellManagers } from './tell-managers.ts';

type NewAppeal = v.InferOutput<typeof addAppealCall.body & {}>;

/**
 * Opens an appeal with its first message and tells the counterparty's manager, all in the call's transaction. One about
 * an order is the order's company's. Throws `Validation` for an unknown type, naming it for a line the order has not or
 * not so much of, and as `takeAttachments`; `NotFound` for an order of another company, `Forbidden` without the right
 * `appeals` there.
 */
export async function addAppeal(
  db: Db,
  actor: ActingUser,
  { typeId, subject, message, attachmentIds, orderId, lines }: NewAppeal,
) {
  const there = orderId === null ? actor : await actorOfOrder(db, actor, orderId);
  if (!isAllowed('appeal.add', there)) throw new Forbidden();
  const mine = scoped(db, there);
  const type = await db.selectFrom('appeal_types').select('id').where('id', '=', typeId).executeTakeFirst();
  if (type === undefined) throw new Validation('Выберите тему обращения из списка', 'type');
  await checkClaimLines(db, there, orderId, lines);

  const number = await takeNumber(db, 'appeal', 'ОБ', todayInMoscow());
  const at = await momentOf(db);
  const { id } = await mine
    .insertInto('appeals', {
      number,
      created_by: actor.userId,
      type_id: typeId,
      subject,
      order_id: orderId,
      created_at: at,
      updated_at: at,
      status_since: at,
      waiting_since: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const doer = { user_id: actor.userId, acted_by: actor.actedBy?.id ?? null };
  await db
    .insertInto('appeal_statuses')
    .values({ ...doer, appeal_id: id, status: 'new', happened_at: at })
    .execute();
  const { id: messageId } = await db
    .insertInto('appeal_messages')
    .values({
      appeal_id: id,
      author_id: actor.userId,
      acted_by: doer.acted_by,
      side: 'customer',
      message,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await takeAttachments(db, actor, messageId, attachmentIds);
  if (orderId !== null) await saveClaimLines(db, id, orderId, lines);
  await keepRead(db, actor, id, messageId);
  const { counterpartyId } = mine;
  await recordHistory(db, actor, {
    counterpartyId,
    action: 'appeal.added',
    details: { appealId: id, number },
  });
  await tellManagers(db, actor, { id, counterpartyId, subject }, `Новое обращение ${number}`);
  await publishAppeal(db, { id, counterpartyId });
  return { id, number };
}
