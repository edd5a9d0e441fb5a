import { createHash } from 'node:crypto';
import { access, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { writeAtomically } from '../../platform/media/media-files.ts';

/** Advisory lock: shared while a file gets its row, exclusive while files without a row are deleted. */
const LOCK = 640_010;
/** Younger files may belong to a transaction that has not committed. */
const ORPHAN_MS = 3_600_000;

/** Returns the path below the attachments folder: identical content is stored once. */
export function contentPath(content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex');
  return `${hash.slice(0, 2)}/${hash}`;
}

/** Writes the content atomically. */
export async function writeContent(folder: string, file: string, content: Uint8Array): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeAtomically(target, content);
}

/** Prevents deletion of the file until the transaction ends; writes it again if it was deleted before. */
export async function ensureContent(
  db: Db,
  folder: string,
  file: string,
  content: Uint8Array,
): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(LOCK)})`.execute(db);
  const isThere = await access(path.join(folder, file)).then(
    () => true,
    () => false,
  );
  if (!isThere) await writeContent(folder, file, content);
}

/** Throws `NotFound` if the file is missing. */
export async function readContent(folder: string, file: string) {
  const handle = await open(path.join(folder, file)).catch(() => {
    throw new NotFound('Файл больше не\u00a0хранится');
  });
  return handle.createReadStream();
}

/** Deletes files that no row refers to. */
export async function deleteOrphans(db: Db, folder: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    const named = await namesOf(tx, files);
    for (const file of files) if (!named.has(file)) await rm(path.join(folder, file), { force: true });
  });
}

/** Deletes files that no row has referred to for an hour: leftovers of aborted uploads and deleted rows. */
export async function sweepAttachments(db: Db, folder: string, nowMs = Date.now()): Promise<void> {
  for (const subfolder of await readdir(folder).catch(() => [])) {
    const files = (await readdir(path.join(folder, subfolder)).catch(() => [])).map(
      (name) => `${subfolder}/${name}`,
    );
    const named = files.length === 0 ? new Set() : await namesOf(db, files);
    const orphans: string[] = [];
    for (const file of files) {
      if (named.has(file)) continue;
      const found = await stat(path.join(folder, file)).catch(() => null);
      if (found !== null && found.mtimeMs < nowMs - ORPHAN_MS) orphans.push(file);
    }
    await deleteOrphans(db, folder, orphans);
  }
}

async function namesOf(db: Db, files: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('appeal_attachments').select('file').where('file', 'in', files).execute();
  return new Set(rows.map(({ file }) => file));
}
