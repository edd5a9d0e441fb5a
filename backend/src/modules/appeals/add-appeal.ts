import { isAllowed } from '@shop/contracts/account/permissions';
import type { addAppeal as addAppealCall } from '@shop/contracts/support/appeals';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import { todayInMoscow } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { nextNumber } from '../../platform/database/number-series.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { Forbidden, Validation } from '../../platform/errors/errors.ts';
import { actorOfOrder } from '../access/access.api.ts';
import { attachToMessage } from '../attachments/attachments.api.ts';
import { recordHistory } from '../history/history.api.ts';
import { checkClaimLines, saveClaimLines } from './claim-lines.ts';
import { databaseNow } from './lock-appeal.ts';
import { saveReadMark } from './mark-read.ts';
import { notifyManagers } from './notify-managers.ts';
import { publishAppeal } from './publish-appeal.ts';

type NewAppeal = v.InferOutput<typeof addAppealCall.body & {}>;

/**
 * Opens an appeal with its first message and notifies the company's manager, all in the transaction of the call (§7).
 * An appeal about an order belongs to the company of the order.
 *
 * Throws `Validation` for an unknown type and for a line that the order lacks or has less of, and like
 * `attachToMessage`; `NotFound` for another company's order; `Forbidden` without the right `appeals` at the company.
 */
export async function addAppeal(
  db: Db,
  actor: Actor,
  { typeId, subject, message, attachmentIds, orderId, lines }: NewAppeal,
) {
  const companyActor = orderId === null ? actor : await actorOfOrder(db, actor, orderId);
  if (!isAllowed('appeal.add', companyActor)) throw new Forbidden();
  const mine = scoped(db, companyActor);
  const type = await db
    .selectFrom('appeal_types')
    .select('id')
    .where('id', '=', typeId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (type === undefined) throw new Validation('Выберите тему обращения из списка', 'type');
  await checkClaimLines(db, companyActor, orderId, lines);

  const number = await nextNumber(db, 'appeal', 'ОБ', todayInMoscow());
  const at = await databaseNow(db);
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
  const author = { user_id: actor.userId, acted_by: actor.actedBy?.id ?? null };
  await db
    .insertInto('appeal_statuses')
    .values({ ...author, appeal_id: id, status: 'new', happened_at: at })
    .execute();
  const { id: messageId } = await db
    .insertInto('appeal_messages')
    .values({
      appeal_id: id,
      author_id: actor.userId,
      acted_by: author.acted_by,
      side: 'customer',
      message,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachToMessage(db, actor, messageId, attachmentIds);
  if (orderId !== null) await saveClaimLines(db, id, orderId, lines);
  await saveReadMark(db, actor, id, messageId);
  const { counterpartyId } = mine;
  await recordHistory(db, actor, {
    counterpartyId,
    action: 'appeal.added',
    details: { appealId: id, number },
  });
  await notifyManagers(db, actor, { id, counterpartyId, subject }, `Новое обращение ${number}`);
  await publishAppeal(db, { id, counterpartyId });
  return { id, number };
}
