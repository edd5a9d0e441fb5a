import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { Area } from '../discovery/discovery.ts';
import type { DevelopmentModules } from './development-modules.ts';

/**
 * Two rules for every federation instance on the page. Entries load with their integrity, which is looked up by path,
 * so a retry with another query is checked too. Shared modules are the shell's: by default the highest version would
 * win, and an area's deploy could replace React in the middle of a session. Only on a page in development does
 * `instead` replace some of them.
 */
export function shellPlugin(
  areas: readonly Area[],
  shell: ModuleFederation,
  instead: DevelopmentModules,
): ModuleFederationRuntimePlugin {
  // Read now, while only the shell has provided anything.
  const own = new Map(
    Object.entries(shell.shareScopeMap.default ?? {}).map(([name, versions]) => [
      name,
      inDevelopment(Object.values(versions)[0], name, instead),
    ]),
  );
  return {
    name: 'shop-shell',
    createScript({ url }) {
      const script = document.createElement('script');
      script.async = true;
      const integrity = integrityOf(url, areas);
      if (integrity) script.integrity = integrity;
      // On the same origin `crossorigin` would not match the page's preload, and the file would load twice.
      if (new URL(url, location.origin).origin !== location.origin) script.crossOrigin = 'anonymous';
      script.src = url;
      return script;
    },
    resolveShare(args) {
      const shared = own.get(args.pkgName);
      if (shared) args.resolver = () => ({ shared, useTreesShaking: false });
      return args;
    },
  };
}

function inDevelopment<Shared extends object>(
  shared: Shared | undefined,
  name: string,
  instead: DevelopmentModules,
): Shared | undefined {
  const isReplaced = shared !== undefined && instead.has(name);
  return isReplaced ? { ...shared, lib: () => instead.get(name), loaded: true } : shared;
}

function integrityOf(url: string, areas: readonly Area[]): string | undefined {
  const releases = areas.flatMap(({ current, previous }) => (previous ? [current, previous] : [current]));
  return releases.find((release) => pathOf(release.url) === pathOf(url))?.integrity;
}

function pathOf(url: string): string {
  const { origin, pathname } = new URL(url, location.origin);
  return origin + pathname;
}
