import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { ReleaseManifest } from '@shop/contracts/platform/release';

const decompressors = [
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
] as const;

/**
 * Files of a release that are missing or differ from what was published, and compressed copies with other
 * content.
 */
export async function releaseFaults(
  { files }: ReleaseManifest,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<readonly string[]> {
  const faults = await Promise.all(
    Object.entries(files).map(([file, { integrity }]) => fileFaults(file, integrity, read)),
  );
  return faults.flat();
}

async function fileFaults(
  file: string,
  integrity: string,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<readonly string[]> {
  const content = await read(file);
  if (!content) return [`${file} is missing`];
  if (!hasIntegrity(content, integrity)) return [`${file} is not what was published`];
  const faults: string[] = [];
  for (const [suffix, decompress] of decompressors) {
    const copy = await read(file + suffix);
    const text = copy && (await decompress(copy).catch(() => Buffer.alloc(0)));
    if (text && !hasIntegrity(text, integrity)) faults.push(`${file}${suffix} holds something else`);
  }
  return faults;
}

function hasIntegrity(content: Buffer, integrity: string): boolean {
  const algorithm = integrity.slice(0, integrity.indexOf('-'));
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}` === integrity;
}
