import type { Area } from '../discovery/discovery.ts';

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * The single Trusted Types policy of the page: scripts may come from the folders of the releases in the discovery
 * document and from the shell's own folder only. Without it federation cannot set `script.src`.
 */
export function allowReleaseScripts(areas: readonly Area[], shellUrl: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
  if (!trustedTypes) return;
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      // Not cached: an open page may learn of newer releases.
      if (!isReleaseScript(url, releaseFolders(areas, shellUrl)))
        throw new TypeError(`Not a script of any release: ${url}`);
      return url;
    },
  });
}

export function releaseFolders(areas: readonly Area[], shellUrl: string): readonly string[] {
  const urls = areas.flatMap(({ current, previous }) => [current.url, ...(previous ? [previous.url] : [])]);
  return [shellUrl, ...urls].map((url) => new URL('.', new URL(url, location.origin)).href);
}

export function isReleaseScript(url: string, folders: readonly string[]): boolean {
  const { href } = new URL(url, location.origin);
  return folders.some((folder) => href.startsWith(folder));
}
