import type { ReleaseManifest } from '@shop/contracts/platform/release';

/** A release whose files come from a dev server; no `release.json` can say so, its schema has no such field. */
export interface ServedRelease extends ReleaseManifest {
  readonly servedFrom: string;
}

/** Address of a file of a release: from the origin's root, or on the origin the files lie on. */
export function assetUrl(
  release: ReleaseManifest | ServedRelease,
  file: string,
  assetOrigin: string | undefined,
): string {
  const path = file.split('/').map(encodeURIComponent).join('/');
  const origin = 'servedFrom' in release ? release.servedFrom : assetOrigin;
  return `${origin ?? ''}/releases/${release.area}/${release.version}/${path}`;
}

/** Integrity of a file of a release. Throws when the release does not list it, which `publish` refuses. */
export function integrityOf(release: ReleaseManifest, file: string): string {
  const known = release.files[file];
  if (!known) throw new TypeError(`${release.area} ${release.version} has no file ${file}`);
  return known.integrity;
}
