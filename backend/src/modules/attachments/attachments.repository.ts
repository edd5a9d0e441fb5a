import type { Attachment } from '@shop/contracts/support/attachments';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';

/** What the contract says of an attachment. */
export const columns = [
  'appeal_attachments.id',
  'appeal_attachments.name',
  'appeal_attachments.kind',
  'appeal_attachments.bytes',
  'appeal_attachments.width',
  'appeal_attachments.height',
] as const;

/** What the actor has uploaded and not sent; what somebody uploads for a user is not the user's own. */
export function unsentOf(db: Db, actor: ActingUser) {
  return db
    .selectFrom('appeal_attachments')
    .where('uploaded_by', '=', actor.userId)
    .where('acted_by', 'is not distinct from', actor.actedBy?.id ?? null)
    .where('message_id', 'is', null);
}

/**
 * Binds the actor's unsent uploads to a message, in this order; for the transaction that writes the message. Throws
 * `Validation` at `attachmentIds` for one that is unknown, somebody else's, or sent already.
 */
export async function takeAttachments(
  db: Db,
  actor: ActingUser,
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

/** The file that the row has named; undefined where it is not the actor's own or is sent. */
export async function deleteUnsent(db: Db, actor: ActingUser, id: number): Promise<string | undefined> {
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

/** Attachments of these messages in their order, in one query; a message without any is not in the map. */
export async function attachmentsOf(
  db: Db,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, Attachment[]>> {
  const found = new Map<number, Attachment[]>();
  if (messageIds.length === 0) return found;
  const rows = await db
    .selectFrom('appeal_attachments')
    .select(['message_id as messageId', ...columns])
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
