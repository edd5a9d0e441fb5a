import type { Attachment } from '@shop/contracts/support/attachments';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';

/** Columns of an attachment in the contract. */
export const attachmentColumns = [
  'appeal_attachments.id',
  'appeal_attachments.name',
  'appeal_attachments.kind',
  'appeal_attachments.bytes',
  'appeal_attachments.width',
  'appeal_attachments.height',
] as const;

/** Selects the actor's unsent uploads. An impersonating manager's uploads are separate from the user's. */
export function unsentOf(db: Db, actor: Actor) {
  return db
    .selectFrom('appeal_attachments')
    .where('uploaded_by', '=', actor.userId)
    .where('acted_by', 'is not distinct from', actor.actedBy?.id ?? null)
    .where('message_id', 'is', null);
}

/**
 * Attaches the actor's unsent uploads to a message, in this order, within the transaction that adds the message. Throws
 * `Validation` at `attachmentIds` for an upload that is unknown, another user's, or already sent.
 */
export async function attachToMessage(
  db: Db,
  actor: Actor,
  messageId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const inOrder = [...new Set(ids)];
  const own = await unsentOf(db, actor)
    .select('id')
    .where('id', 'in', inOrder)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (own.length < inOrder.length)
    throw new Validation(
      'Один из\u00a0файлов уже отправлен или больше не\u00a0хранится. Уберите его и\u00a0приложите ещё раз',
      'attachmentIds',
    );
  for (const [position, id] of inOrder.entries())
    await db
      .updateTable('appeal_attachments')
      .set({ message_id: messageId, position })
      .where('id', '=', id)
      .execute();
}

/** Deletes an unsent upload and returns its file; undefined if there is none of the actor's. */
export async function deleteUnsent(db: Db, actor: Actor, id: number): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('appeal_attachments')
    .where(
      'id',
      'in',
      unsentOf(db, actor).select('appeal_attachments.id').where('appeal_attachments.id', '=', id),
    )
    .where('message_id', 'is', null)
    .returning('file')
    .executeTakeFirst();
  return deleted?.file;
}

/**
 * Returns attachments by message id, ordered as they were attached. Messages without attachments are missing in the
 * map.
 */
export async function attachmentsOf(
  db: Db,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, Attachment[]>> {
  const found = new Map<number, Attachment[]>();
  if (messageIds.length === 0) return found;
  const rows = await db
    .selectFrom('appeal_attachments')
    .select(['message_id as messageId', ...attachmentColumns])
    .where('message_id', 'in', messageIds)
    .orderBy('message_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  for (const { messageId, ...attachment } of rows) {
    const others = found.get(messageId!);
    if (others) others.push(attachment);
    else found.set(messageId!, [attachment]);
  }
  return found;
}
