import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { ReleaseManifest } from '@shop/shared/contracts/release';
import { verifyHistory } from './history.ts';
import { versionsOf } from './pointer.ts';
import type { ReleaseStore } from './store.ts';

const decompressors = [
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
] as const;

/**
 * What is wrong with the store, empty if nothing: files of a release that are missing or not what was published,
 * compressed copies that hold something else, pointers to releases that are gone, and the journal.
 * `onRelease` hears of each release that has been looked through.
 */
export async function verifyStore(
  store: ReleaseStore,
  areas: readonly string[] = [],
  onRelease: (area: string, version: string) => void = () => undefined,
): Promise<readonly string[]> {
  const faults = [...(await verifyHistory(store))];
  const pointers = await store.pointers();
  for (const area of await store.areas()) {
    if (areas.length > 0 && !areas.includes(area)) continue;
    for (const version of await store.versions(area)) {
      faults.push(...(await releaseFaults(store, area, version)));
      onRelease(area, version);
    }
  }
  for (const pointer of pointers.values()) {
    const kept = await store.versions(pointer.area);
    for (const version of versionsOf({ ...pointer, earlier: [] }))
      if (!kept.includes(version)) faults.push(`${pointer.area} ${version} is pointed to, but not kept`);
  }
  return faults;
}

async function releaseFaults(store: ReleaseStore, area: string, version: string): Promise<readonly string[]> {
  const manifest = await store.release(area, version).catch(() => undefined);
  if (!manifest) return [`${area} ${version}: its release.json cannot be read`];
  const faults = await Promise.all(
    Object.keys(manifest.files).map((file) => fileFaults(store, manifest, file)),
  );
  return faults.flat().map((fault) => `${area} ${version}: ${fault}`);
}

async function fileFaults(
  store: ReleaseStore,
  { area, version, files }: ReleaseManifest,
  file: string,
): Promise<readonly string[]> {
  const expected = files[file]!.integrity;
  const content = await store.file(area, version, file);
  if (!content) return [`${file} is missing`];
  if (!hasIntegrity(content, expected)) return [`${file} is not what was published`];
  const faults: string[] = [];
  for (const [suffix, decompress] of decompressors) {
    const copy = await store.file(area, version, file + suffix);
    const text = copy && (await decompress(copy).catch(() => Buffer.alloc(0)));
    if (text && !hasIntegrity(text, expected)) faults.push(`${file}${suffix} holds something else`);
  }
  return faults;
}

function hasIntegrity(content: Buffer, integrity: string): boolean {
  const algorithm = integrity.slice(0, integrity.indexOf('-'));
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}` === integrity;
}
