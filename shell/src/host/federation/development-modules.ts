import type { ModuleFederation } from '@module-federation/runtime';

/** Modules by the name under which they are shared. */
export type DevelopmentModules = ReadonlyMap<string, unknown>;

const none: DevelopmentModules = new Map();

/**
 * React's development build, which the origin puts before the shell on pages with an area in development
 * (`shared/build/src/development-react.cjs`). A value that markup has put into the window is an element and not a map.
 */
export function developmentModules(): DevelopmentModules {
  const { shopDevelopmentModules } = globalThis as { shopDevelopmentModules?: unknown };
  return shopDevelopmentModules instanceof Map ? shopDevelopmentModules : none;
}

/** Shares modules that a released shell does not use itself: `react/jsx-dev-runtime`. */
export function shareMissing(shell: ModuleFederation, modules: DevelopmentModules): void {
  const known = shell.shareScopeMap.default ?? {};
  for (const [name, module] of modules) {
    if (name in known) continue;
    const shareConfig = { singleton: true, requiredVersion: false } as const;
    shell.registerShared({ [name]: { version: '0.0.0', lib: () => module, shareConfig } });
  }
}
