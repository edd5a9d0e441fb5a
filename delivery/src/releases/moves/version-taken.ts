import { isDeepStrictEqual } from 'node:util';
import type { ReleaseManifest } from '@shop/contracts/platform/release';
import { ReleaseRefused } from '../gate/gate.ts';

const NAMED_FILES = 5;

/** The store holds this version with other content, and a version has one content. */
export class VersionTaken extends ReleaseRefused {
  readonly area: string;
  readonly version: string;
  constructor({ area, version }: ReleaseManifest, differences: readonly string[]) {
    const what = `version ${version} was published before with other content (${differences.join(', ')})`;
    super(area, [`${what}; build it under a new version`]);
    this.area = area;
    this.version = version;
  }
}

/**
 * The files and parts of the manifests in which two builds differ; empty when they are equivalent. The commit
 * and differences between zlib releases are ignored.
 */
export function differencesOf(one: ReleaseManifest, other: ReleaseManifest): readonly string[] {
  const [{ files, ...parts }, { files: otherFiles, ...otherParts }] = [one, other];
  const isSameFile = (file: string) =>
    files[file]?.integrity === otherFiles[file]?.integrity && files[file]?.bytes === otherFiles[file]?.bytes;
  const differing = keysOf(files, otherFiles).filter((file) => !isSameFile(file));
  const more = differing.length - NAMED_FILES;
  return [
    ...differing.slice(0, NAMED_FILES),
    ...(more > 0 ? [`${more} more files`] : []),
    ...keysOf(parts, otherParts)
      .filter((part) => part !== 'commit' && !isDeepStrictEqual(parts[part], otherParts[part]))
      .map((part) => `«${part}» of release.json`),
  ];
}

function keysOf<T extends object>(one: T, other: T): readonly (keyof T & string)[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].sort() as (keyof T & string)[];
}
