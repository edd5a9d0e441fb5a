import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder, writeThrough } from '../package/atomic-file.ts';
import type { Candidate } from '../package/candidate.ts';
import { compressedCopies } from '../package/compressed-copies.ts';
import type { StagedRelease } from './store.ts';

const STAGING = '.staging';
/** Longer than any publish takes. */
const ABANDONED_MS = 24 * 3_600_000;

/** Writes a release with its compressed copies to a hidden folder beside the kept ones. */
export async function stageRelease(
  storeFolder: string,
  { manifest, files }: Candidate,
): Promise<StagedRelease> {
  const staging = path.join(storeFolder, STAGING);
  const folder = path.join(staging, `${manifest.area}-${manifest.version}-${randomBytes(6).toString('hex')}`);
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(folder, { recursive: true });
    const folders = new Set([folder]);
    for (const [file, content] of files) {
      const target = path.join(folder, file);
      folders.add(path.dirname(target));
      await mkdir(path.dirname(target), { recursive: true });
      await writeThrough(target, content, 'wx');
      for (const [suffix, copy] of await compressedCopies(file, content))
        await writeThrough(target + suffix, copy, 'wx');
    }
    await writeThrough(path.join(folder, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`, 'wx');
    for (const written of folders) await syncFolder(written);
  } catch (error) {
    await discard();
    throw error;
  }
  return { manifest, folder, discard };
}

/**
 * Deletes what killed commands have left half done. A folder that cannot be deleted stays: nobody depends on
 * it.
 */
export async function sweepStaging(storeFolder: string): Promise<void> {
  const staging = path.join(storeFolder, STAGING);
  for (const name of await readdir(staging).catch(() => [])) {
    const folder = path.join(staging, name);
    const changedAt = (await stat(folder).catch(() => undefined))?.mtimeMs;
    if (changedAt === undefined || Date.now() - changedAt <= ABANDONED_MS) continue;
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
