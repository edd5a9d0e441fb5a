import { type AppealStatus, mayWrite } from '@shop/contracts/support/appeal-rules';
import type { addAppealMessage } from '@shop/contracts/support/appeals';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { Conflict, Forbidden, Validation } from '../../platform/errors/errors.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { takeAttachments } from '../attachments/attachments.api.ts';
import { recordHistory } from '../history/history.api.ts';
import { afterMessage } from './appeal-state.ts';
import { refuseStatus } from './change-status.ts';
import { type HeldAppeal, holdAppeal } from './held-appeal.ts';
import { keepState, publishAppeal } from './keep-state.ts';
import { keepRead } from './mark-read.ts';
import { sendAnswer, tellCompany } from './tell-company.ts';
import { tellManagers } from './tell-managers.ts';

type NewMessage = v.InferOutput<NonNullable<typeof addAppealMessage.body>>;

/**
 * Writes into a conversation and tells the other side, all in the call's transaction. Throws `Validation` at `message`
 * where there is nothing to send, `Conflict` where the appeal is closed or another manager has answered since `afterId`,
 * `Forbidden` for a status of a customer's, and as `holdAppeal`, `refuseStatus` and `takeAttachments` do.
 */
export async function addMessage(
  db: Db,
  settings: Settings,
  actor: ActingUser,
  { id, message, attachmentIds, status: given, afterId }: NewMessage,
): Promise<{ readonly id: number; readonly status: AppealStatus }> {
  if (message === '' && attachmentIds.length === 0)
    throw new Validation('Напишите сообщение или приложите файл', 'message');
  const appeal = await holdAppeal(db, actor, id);
  const { side, number, counterpartyId, at } = appeal;
  if (!mayWrite(appeal.status))
    throw new Conflict('Обращение закрыто. Чтобы написать, сначала откройте его снова');
  if (given !== null && side === 'customer')
    throw new Forbidden('Статус вместе с\u00a0сообщением меняет менеджер');
  if (side === 'shop') await refuseOvertaken(db, actor, appeal, afterId);
  if (given !== null && given !== appeal.status) refuseStatus(appeal, given);

  const { id: messageId } = await db
    .insertInto('appeal_messages')
    .values({
      appeal_id: id,
      author_id: actor.userId,
      acted_by: actor.actedBy?.id ?? null,
      side,
      message,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await takeAttachments(db, actor, messageId, attachmentIds);
  const next = afterMessage(side, appeal, at, given ?? undefined);
  const { status } = next;
  await keepState(db, actor, appeal, next);
  await keepRead(db, actor, id, messageId);
  await recordHistory(db, actor, {
    counterpartyId,
    action: 'appeal.message-added',
    details: { appealId: id, number, messageId, ...(status !== appeal.status && { status }) },
  });
  if (side === 'shop') {
    await tellCompany(db, appeal, `Ответ по обращению ${number}`);
    const answer = { message, attachmentCount: attachmentIds.length, status };
    await sendAnswer(db, settings, actor, appeal, answer);
  } else {
    const isOpenedAgain = appeal.status === 'solved';
    const title = isOpenedAgain
      ? `Обращение ${number} открыто снова`
      : `Новое сообщение по обращению ${number}`;
    await tellManagers(db, actor, appeal, title);
  }
  await publishAppeal(db, appeal);
  return { id: messageId, status };
}

/** Nobody answers what another has answered meanwhile without having read it. */
async function refuseOvertaken(
  db: Db,
  { userId }: ActingUser,
  { id }: HeldAppeal,
  afterId: number | null,
): Promise<void> {
  if (afterId === null) return;
  const other = await db
    .selectFrom('appeal_messages')
    .innerJoin('users as author', 'author.id', 'appeal_messages.author_id')
    .select(sql<string>`author.name || ' ' || author.last_name`.as('name'))
    .where('appeal_id', '=', id)
    .where('side', '=', 'shop')
    .where('appeal_messages.id', '>', afterId)
    .where('author_id', '!=', userId)
    .orderBy('appeal_messages.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (other === undefined) return;
  throw new Conflict(
    `Пока вы писали, ответил(а) ${other.name}. Прочитайте ответ и\u00a0отправьте сообщение ещё раз, если оно ещё нужно`,
  );
}
