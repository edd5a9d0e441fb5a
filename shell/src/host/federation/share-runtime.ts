import type { ModuleFederation } from '@module-federation/runtime';

/** The functions of federation's runtime that a container calls; webpack keeps them on its own function. */
interface Federation {
  runtime: {
    init: (options: object) => ModuleFederation;
    createInstance: (options: object) => ModuleFederation;
  };
  bundlerRuntime: object;
  attachShareScopeMap: (webpackRequire: WebpackRequire) => void;
  instance?: ModuleFederation;
  initOptions: { name: string };
}

interface WebpackRequire {
  federation: Federation;
  I: (shareScope: string, initScope: unknown) => unknown;
}

interface ContainerEntry {
  webpackRequire: WebpackRequire;
  shareScope: Parameters<ModuleFederation['initShareScopeMap']>[1];
  initScope: unknown;
  remoteEntryInitOptions: Omit<Parameters<ModuleFederation['initOptions']>[0], 'name' | 'remotes'>;
}

declare const __webpack_require__: WebpackRequire;

/**
 * Hands the shell's federation runtime to the areas, whose builds leave it out (`federation-from-shell.mjs`). This
 * saves 5 kB for every area on the page compared with federation's own `externalRuntime`, which shares only the core.
 * Each area gets an instance of its own; `initContainerEntry` is not in the shell's build, because the shell exposes
 * nothing.
 */
export function shareRuntime(): void {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  Object.assign(globalThis, {
    shopFederation: () => ({
      runtime: { init: runtime.createInstance },
      bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
      attachShareScopeMap,
      bundlerRuntimeOptions: {},
    }),
  });
}

function initContainerEntry({
  webpackRequire,
  shareScope,
  initScope,
  remoteEntryInitOptions,
}: ContainerEntry) {
  const { instance, initOptions, attachShareScopeMap } = webpackRequire.federation;
  const options = { name: initOptions.name, remotes: [], ...remoteEntryInitOptions };
  instance?.initOptions(options);
  instance?.initShareScopeMap('default', shareScope);
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I('default', initScope);
}
