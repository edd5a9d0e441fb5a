import type { Attachment } from '@shop/contracts/support/attachments';
import { sql } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { type Throttle, takeTries } from '../../platform/limits/throttle.ts';
import { fileOf, holdContent, keepContent } from './attachment-files.ts';
import { columns, unsentOf } from './attachments.repository.ts';
import { type Inspected, inspectFile } from './inspect/inspect-file.ts';
import type { Turns } from './turns.ts';

const UNSENT_FILES = 30;
const UNSENT_BYTES = 250_000_000;
const uploads: Throttle = {
  name: 'attachments',
  free: 120,
  leakS: 5,
  beyond: 'full',
  message: 'Слишком много файлов за\u00a0короткое время.',
};

/** A file that has been looked at and is on the disk. */
export interface KeptFile extends Inspected {
  readonly file: string;
}

/**
 * Looks at a file and writes it to the disk, before the transaction that gives it its row (decision 064). Counted for
 * whoever uploads it, whomever for. Throws `Validation` at `file` for one that is not taken, `Limit` for too many.
 */
export async function prepareUpload(
  db: Db,
  actor: ActingUser,
  given: File,
  { folder, turns }: { readonly folder: string; readonly turns: Turns },
): Promise<KeptFile> {
  const who = actor.actedBy?.id ?? actor.userId;
  await takeTries(db, [{ throttle: uploads, subject: String(who) }]);
  await refuseTooMany(db, actor, given.size);
  return turns.take(who, async () => {
    const inspected = await inspectFile(Buffer.from(await given.arrayBuffer()), given.name);
    const file = fileOf(inspected.content);
    await keepContent(folder, file, inspected.content);
    return { ...inspected, file };
  });
}

/** Gives the file its row; for the transaction of the call. */
export async function saveUpload(
  db: Db,
  actor: ActingUser,
  { content, file, preview, ...described }: KeptFile,
  folder: string,
): Promise<Attachment> {
  // Uploads sent at once would each count what stood before.
  await sql`select pg_advisory_xact_lock(hashtext(${`attachments ${actor.userId}`}))`.execute(db);
  await refuseTooMany(db, actor, content.length);
  await holdContent(db, folder, file, content);
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
    .returning(columns)
    .executeTakeFirstOrThrow();
}

async function refuseTooMany(db: Db, actor: ActingUser, bytes: number): Promise<void> {
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
