import { type AppealStatus, mayWrite } from '@shop/contracts/support/appeal-rules';
import type { addAppealMessage } from '@shop/contracts/support/appeals';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Conflict, Forbidden, Validation } from '../../platform/errors/errors.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { attachToMessage } from '../attachments/attachments.api.ts';
import { recordHistory } from '../history/history.api.ts';
import { afterMessage } from './appeal-state.ts';
import { refuseStatus } from './change-status.ts';
import { type LockedAppeal, lockAppeal } from './lock-appeal.ts';
import { saveReadMark } from './mark-read.ts';
import { emailAnswer, notifyCompany } from './notify-company.ts';
import { notifyManagers } from './notify-managers.ts';
import { publishAppeal } from './publish-appeal.ts';
import { saveAppealState } from './save-appeal-state.ts';

type NewMessage = v.InferOutput<NonNullable<typeof addAppealMessage.body>>;

/**
 * Adds a message to a conversation and notifies the other side, all in the transaction of the call. Returns the id of
 * the message and the new status.
 *
 * Throws `Validation` at `message` for an empty message without attachments; `Conflict` if the appeal is closed or
 * another manager has answered since `afterId`; `Forbidden` if a customer sends a status; and like `lockAppeal`,
 * `refuseStatus` and `attachToMessage`.
 */
export async function addMessage(
  db: Db,
  settings: Settings,
  actor: Actor,
  { id, message, attachmentIds, status: requested, afterId }: NewMessage,
): Promise<{ readonly id: number; readonly status: AppealStatus }> {
  if (message === '' && attachmentIds.length === 0)
    throw new Validation('Напишите сообщение или приложите файл', 'message');
  const appeal = await lockAppeal(db, actor, id);
  const { side, number, counterpartyId, at } = appeal;
  if (!mayWrite(appeal.status))
    throw new Conflict('Обращение закрыто. Чтобы написать, сначала откройте его снова');
  if (requested !== null && side === 'customer')
    throw new Forbidden('Статус вместе с\u00a0сообщением меняет менеджер');
  if (side === 'shop') await refuseUnreadAnswer(db, actor, appeal, afterId);
  if (requested !== null && requested !== appeal.status) refuseStatus(appeal, requested);

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
  await attachToMessage(db, actor, messageId, attachmentIds);
  const next = afterMessage(side, appeal, at, requested ?? undefined);
  const { status } = next;
  await saveAppealState(db, actor, appeal, next);
  await saveReadMark(db, actor, id, messageId);
  await recordHistory(db, actor, {
    counterpartyId,
    action: 'appeal.message-added',
    details: { appealId: id, number, messageId, ...(status !== appeal.status && { status }) },
  });
  if (side === 'shop') {
    await notifyCompany(db, appeal, `Ответ по обращению ${number}`);
    const answer = { message, attachmentCount: attachmentIds.length, status };
    await emailAnswer(db, settings, actor, appeal, answer);
  } else {
    const isOpenedAgain = appeal.status === 'solved';
    const title = isOpenedAgain
      ? `Обращение ${number} открыто снова`
      : `Новое сообщение по обращению ${number}`;
    await notifyManagers(db, actor, appeal, title);
  }
  await publishAppeal(db, appeal);
  return { id: messageId, status };
}

/** Prevents a manager from answering before he has read what a colleague answered meanwhile. */
async function refuseUnreadAnswer(
  db: Db,
  { userId }: Actor,
  { id }: LockedAppeal,
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
