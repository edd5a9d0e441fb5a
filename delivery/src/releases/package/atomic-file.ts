import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Replaces a file atomically, also across a power cut: readers see the whole old or the whole new text. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const folder = path.dirname(file);
  const unfinished = path.join(
    folder,
    `.${path.basename(file)}.${process.pid}.${randomBytes(4).toString('hex')}`,
  );
  try {
    await writeThrough(unfinished, text, 'wx');
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Writes and flushes to the disk. */
export async function writeThrough(file: string, content: string | Buffer, flags: 'wx' | 'a'): Promise<void> {
  const handle = await open(file, flags);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes renames within a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
