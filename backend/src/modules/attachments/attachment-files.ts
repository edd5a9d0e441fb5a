import { createHash } from 'node:crypto';
import { access, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { writeWhole } from '../../platform/media/media-files.ts';

/** Held shared by whoever gives a file its row, alone by whoever takes away files without one. */
const LOCK = 640_010;
/** A file whose row is still being written is younger. */
const ORPHAN_MS = 3_600_000;

/** What a content is called below the folder of attachments: the same content is stored once. */
export function fileOf(content: Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex');
  return `${hash.slice(0, 2)}/${hash}`;
}

/** Writes a content under its name, whole or not at all. */
export async function keepContent(folder: string, file: string, content: Uint8Array): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeWhole(target, content);
}

/** Until the end of this transaction no file is taken away; one that went before is written again. */
export async function holdContent(db: Db, folder: string, file: string, content: Uint8Array): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(LOCK)})`.execute(db);
  const isThere = await access(path.join(folder, file)).then(
    () => true,
    () => false,
  );
  if (!isThere) await keepContent(folder, file, content);
}

/** Throws `NotFound` where the disk has lost it. */
export async function readContent(folder: string, file: string) {
  const handle = await open(path.join(folder, file)).catch(() => {
    throw new NotFound('Файл больше не\u00a0хранится');
  });
  return handle.createReadStream();
}

/** Takes these files away, but those that a row names. */
export async function dropUnnamed(db: Db, folder: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await transact(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    const named = await namesOf(tx, files);
    for (const file of files) if (!named.has(file)) await rm(path.join(folder, file), { force: true });
  });
}

/** Takes away what no row names for an hour: of uploads that broke off, and of rows that are gone. */
export async function sweepAttachments(db: Db, folder: string, nowMs = Date.now()): Promise<void> {
  for (const part of await readdir(folder).catch(() => [])) {
    const files = (await readdir(path.join(folder, part)).catch(() => [])).map((name) => `${part}/${name}`);
    const named = files.length === 0 ? new Set() : await namesOf(db, files);
    const orphans: string[] = [];
    for (const file of files) {
      if (named.has(file)) continue;
      const found = await stat(path.join(folder, file)).catch(() => null);
      if (found !== null && found.mtimeMs < nowMs - ORPHAN_MS) orphans.push(file);
    }
    await dropUnnamed(db, folder, orphans);
  }
}

async function namesOf(db: Db, files: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('appeal_attachments').select('file').where('file', 'in', files).execute();
  return new Set(rows.map(({ file }) => file));
}
