import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** A file sent with an email. */
export interface Attachment {
  /** The name that the recipient sees: «Заказ ЗК-2026-00017.xlsx». */
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** The most that the files of one email may take together; servers of mail refuse letters of 10 MB, encoded. */
export const MAX_ATTACHED_BYTES = 5_000_000;

/** Whether one email can carry these files; `queueEmail` throws `RangeError` for more. */
export function fitEmail(attachments: readonly Attachment[]): boolean {
  return attachments.reduce((sum, { content }) => sum + content.length, 0) <= MAX_ATTACHED_BYTES;
}

/** Stores the files of a message, each content once. */
export async function storeAttachments(
  db: Db,
  messageId: number,
  attachments: readonly Attachment[],
): Promise<void> {
  for (const [position, { name, type, content }] of attachments.entries()) {
    const sha256 = createHash('sha256').update(content).digest();
    // Touching a known file keeps the clean-up from deleting it at the same moment.
    const { id } = await db
      .insertInto('email_files')
      .values({ sha256, content })
      .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ used_at: sql`now()` }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('email_attachments')
      .values({ message_id: messageId, position, file_id: id, name, type })
      .execute();
  }
}

export async function readAttachments(db: Db, messageId: number): Promise<readonly Attachment[]> {
  const files = await db
    .selectFrom('email_attachments as attached')
    .innerJoin('email_files as file', 'file.id', 'attached.file_id')
    .select(['attached.name', 'attached.type', 'file.content'])
    .where('attached.message_id', '=', messageId)
    .orderBy('attached.position')
    .execute();
  return files.map((file) => ({ ...file, content: Buffer.from(file.content) }));
}

/** Deletes files of messages that were sent before `sentBefore`, or were queued before `queuedBefore` and never sent. */
export async function deleteAttachments(
  db: Db,
  { sentBefore, queuedBefore }: { readonly sentBefore: Date; readonly queuedBefore: Date },
): Promise<void> {
  const done = db
    .selectFrom('outbox')
    .select('id')
    .where((message) =>
      message.or([message('sent_at', '<', sentBefore), message('created_at', '<', queuedBefore)]),
    );
  await db.deleteFrom('email_attachments').where('message_id', 'in', done).execute();
  await db
    .deleteFrom('email_files')
    .where('used_at', '<', sentBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('email_attachments')
            .select('message_id')
            .whereRef('email_attachments.file_id', '=', 'email_files.id'),
        ),
      ),
    )
    .execute();
}
