import type { ReleaseManifest } from '@shop/contracts/platform/release';

/**
 * A shell's release as a page with an area in development starts it: the same files, after React's development build.
 * Undefined for a release that brought none; an area in development cannot run in it.
 */
export function developmentShell(shell: ReleaseManifest): ReleaseManifest | undefined {
  const entry = shell.development?.entry;
  const isWhole = entry?.every((file) => Object.hasOwn(shell.files, file));
  return entry && isWhole ? { ...shell, entry } : undefined;
}
