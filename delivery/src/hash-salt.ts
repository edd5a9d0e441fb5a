import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The salt of the Hash header (§7), kept in `<dataDir>/hash-salt` and made there by whichever server starts first.
 * It reaches every browser: it checks integrity and freshness of a request and never authenticates anybody.
 */
export async function keptHashSalt(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'hash-salt');
  return (await readSalt(file)) ?? (await makeSalt(file));
}

async function readSalt(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function makeSalt(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(unfinished, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  try {
    // A link never replaces: of two servers starting together one wins, and nobody reads half a file.
    await link(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished);
  }
  return (await readFile(file, 'utf8')).trim();
}
