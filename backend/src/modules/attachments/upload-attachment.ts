import type { Attachment } from '@shop/contracts/support/attachments';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { countAttempts, type RateLimit } from '../../platform/limits/rate-limit.ts';
import { contentPath, ensureContent, writeContent } from './attachment-files.ts';
import { attachmentColumns, unsentOf } from './attachments.repository.ts';
import { type Inspected, inspectFile } from './inspect/inspect-file.ts';
import type { UploadQueue } from './upload-queue.ts';

const UNSENT_FILES = 30;
const UNSENT_BYTES = 250_000_000;
const uploadRateLimit: RateLimit = {
  name: 'attachments',
  free: 120,
  leakS: 5,
  beyond: 'full',
  message: 'Слишком много файлов за\u00a0короткое время.',
};

/** An inspected file that is on the disk. */
export interface StoredFile extends Inspected {
  readonly file: string;
}

/**
 * Inspects a file and writes it to the disk, before the transaction that inserts its row (decision 064). The rate limit
 * counts for the person who uploads, also when impersonating. Throws `Validation` at `file` for a refused file, `Limit`
 * for too many uploads.
 */
export async function prepareUpload(
  db: Db,
  actor: Actor,
  upload: File,
  { folder, queue }: { readonly folder: string; readonly queue: UploadQueue },
): Promise<StoredFile> {
  const personId = actor.actedBy?.id ?? actor.userId;
  await countAttempts(db, [{ limit: uploadRateLimit, subject: String(personId) }]);
  await refuseTooMany(db, actor, upload.size);
  return queue.run(personId, async () => {
    const inspected = await inspectFile(Buffer.from(await upload.arrayBuffer()), upload.name);
    const file = contentPath(inspected.content);
    await writeContent(folder, file, inspected.content);
    return { ...inspected, file };
  });
}

/** Inserts the row of the file, within the transaction of the call. */
export async function saveUpload(
  db: Db,
  actor: Actor,
  { content, file, preview, ...described }: StoredFile,
  folder: string,
): Promise<Attachment> {
  // Serialises concurrent uploads: each would count only the rows committed before.
  await sql`select pg_advisory_xact_lock(hashtext(${`attachments ${actor.userId}`}))`.execute(db);
  await refuseTooMany(db, actor, content.length);
  await ensureContent(db, folder, file, content);
  return db
    .insertInto('appeal_attachments')
    .values({
      ...described,
      uploaded_by: actor.userId,
      acted_by: actor.actedBy?.id ?? null,
      bytes: content.length,
      file,
      preview,
    })
    .returning(attachmentColumns)
    .executeTakeFirstOrThrow();
}

async function refuseTooMany(db: Db, actor: Actor, bytes: number): Promise<void> {
  const unsent = await unsentOf(db, actor)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('bytes'), sql<number>`0`).as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  if (unsent.count >= UNSENT_FILES || Number(unsent.bytes) + bytes > UNSENT_BYTES)
    throw new Validation(
      'Слишком много приложенных, но не\u00a0отправленных файлов. Отправьте их или уберите лишние',
      'file',
    );
}
