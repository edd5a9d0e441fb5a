import type { ReleaseManifest } from '@shop/contracts/platform/release';
import * as v from 'valibot';
import { isReleasePath } from '../../releases/package/file-kinds.ts';
import { digestOf, uploadDigest } from '../contract.ts';
import { RequestRefused } from '../request-refused.ts';

const MB = 1024 * 1024;

/** Limits far above any release of this shop, within which an origin takes no harm. */
export const limits = {
  fileBytes: 16 * MB,
  releaseBytes: 64 * MB,
  releaseFiles: 1000,
  pathLength: 200,
  /** Nesting depth of the contracts in a manifest: comparing them recurses into each. */
  schemaDepth: 100,
  /** A manifest arrives in one request. */
  requestBytes: 8 * MB,
  /** Uploads of one actor at one time. */
  spoolBytes: 256 * MB,
  spoolFiles: 4000,
} as const;

/** Throws `RequestRefused` for a manifest whose files no origin could or should take. */
export function checkLimits({ area, files, contracts }: ReleaseManifest): void {
  if (isDeeperThan(limits.schemaDepth, contracts))
    throw new RequestRefused('too-large', `${area}: its contracts are nested too deep`);
  const listed = Object.entries(files);
  if (listed.length > limits.releaseFiles)
    throw new RequestRefused(
      'too-large',
      `${area} has ${listed.length} files; ${limits.releaseFiles} may be`,
    );
  const wrong = listed.find(([, file]) => !Number.isSafeInteger(file.bytes) || file.bytes < 0);
  if (wrong) throw new RequestRefused('invalid', `${area}: the size of ${quoted(wrong[0])} is no size`);
  const large = listed.find(([, { bytes }]) => bytes > limits.fileBytes);
  if (large)
    throw new RequestRefused(
      'too-large',
      `${area}: ${quoted(large[0])} is larger than ${inMb(limits.fileBytes)}`,
    );
  const bytes = listed.reduce((sum, [, file]) => sum + file.bytes, 0);
  if (bytes > limits.releaseBytes)
    throw new RequestRefused('too-large', `${area} is larger than ${inMb(limits.releaseBytes)}`);
  for (const [file, { integrity }] of listed) {
    if (!isReleasePath(file) || file.length > limits.pathLength || isBelowAFile(file, files))
      throw new RequestRefused('invalid', `${area}: ${quoted(file)} is no plain path within the release`);
    if (!v.is(uploadDigest, digestOf(integrity)))
      throw new RequestRefused(
        'invalid',
        `${area}: ${quoted(file)} has no integrity that anything could match`,
      );
  }
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  return depth === 0 || Object.values(value).some((part) => isDeeperThan(depth - 1, part));
}

/** One path cannot be a file and a folder. */
function isBelowAFile(file: string, files: ReleaseManifest['files']): boolean {
  const parts = file.split('/');
  return parts.slice(1).some((_, index) => Object.hasOwn(files, parts.slice(0, index + 1).join('/')));
}

const quoted = (file: string) => JSON.stringify(file.slice(0, limits.pathLength));
const inMb = (bytes: number) => `${bytes / MB} MB`;
