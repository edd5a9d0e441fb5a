import type { Environment } from './environment.ts';
import type { SettingName } from './setting-names.ts';

/**
 * Whether the settings declare a trial or development shop, which may lack what a real one needs. No unset variable
 * declares one, and nothing does with NODE_ENV=production.
 */
export function isTrial({ EMBEDDED_DATABASE, DEMO_USERS, NODE_ENV }: Environment): boolean {
  return NODE_ENV !== 'production' && (EMBEDDED_DATABASE === '1' || DEMO_USERS === '1');
}

/** Mistakes that keep a server of a real shop from starting. `needed` maps required settings to examples. */
export function mistakesOfRealShop(
  env: Environment,
  needed: Readonly<Partial<Record<SettingName, string>>>,
): readonly string[] {
  if (isTrial(env)) return [];
  const missing = Object.entries(needed)
    .filter(([name]) => env[name] === undefined)
    .map(([name, example]) => `${name}: must be set (${example})`);
  return [...missing, ...(missing.length > 0 ? hintOf(env) : []), ...refused(env)];
}

/** A hint for a server started by hand, without `npm start`. */
function hintOf({ NODE_ENV }: Environment): readonly string[] {
  if (NODE_ENV === 'production') return [];
  return ['EMBEDDED_DATABASE: must be 1 for a shop to try out, which needs nothing else'];
}

function refused({ EMBEDDED_DATABASE, DEMO_USERS, ...env }: Environment): readonly string[] {
  const mistakes: string[] = [];
  if (EMBEDDED_DATABASE === '1') mistakes.push('EMBEDDED_DATABASE: must not be 1 with NODE_ENV=production');
  if (DEMO_USERS === '1')
    mistakes.push('DEMO_USERS: must not be 1 with NODE_ENV=production: their password is public');
  if (env.OVERRIDES_FROM !== undefined && env.OVERRIDES_IN_PRODUCTION !== '1')
    mistakes.push('OVERRIDES_FROM: must be unset, or confirmed by OVERRIDES_IN_PRODUCTION=1');
  return mistakes;
}
