import { createHash, randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Larger pictures and documents are refused, because they are read whole. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** Path of a file of an exchange, or null if the path leaves the exchange's folder. */
export function fileInside(folder: string, source: string): string | null {
  const file = path.resolve(folder, source);
  return file.startsWith(path.resolve(folder) + path.sep) ? file : null;
}

/** The name of a file in the media folder, without extension: the same content has the same name. */
export function contentName(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

/** Gives the file its name only when complete, even if two processes write it at once. */
export async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
