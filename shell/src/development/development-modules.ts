/** Modules by the request they are shared under. */
export type DevelopmentModules = ReadonlyMap<string, unknown>;

const none: DevelopmentModules = new Map();

/**
 * React's development build, which the origin puts before the shell on pages with an area in development
 * (`shared/build/development-react.cjs`), and nothing on any other page. A name that markup has put into the window is
 * an element and not a map.
 */
export function developmentModules(): DevelopmentModules {
  const { shopDevelopmentModules } = globalThis as { shopDevelopmentModules?: unknown };
  return shopDevelopmentModules instanceof Map ? shopDevelopmentModules : none;
}
