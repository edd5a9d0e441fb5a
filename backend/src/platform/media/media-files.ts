import { createHash, randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Larger pictures and documents are not taken: they are read whole. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** A file of an exchange by the path the exchange gives, or null: a path out of its own folder is nobody's file. */
export function fileInside(folder: string, source: string): string | null {
  const file = path.resolve(folder, source);
  return file.startsWith(path.resolve(folder) + path.sep) ? file : null;
}

/** What a file of the media folder is called, without its extension: the same content has the same name. */
export function contentName(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Under its name only when whole, also where two write the same at once. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
