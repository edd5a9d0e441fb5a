import type { Environment } from '@shop/server/environment';
import { isTrial, mistakesOfRealShop } from '@shop/server/real-shop';

/** Mistakes that keep the web origin from starting, besides invalid values. */
export function mistakesOfOrigin(env: Environment): readonly string[] {
  return mistakesOfRealShop(env, {
    RELEASE_STORE: 'postgres://user:password@host/name',
    HASH_SALT: '16 characters or more, the same for every process',
  });
}

/**
 * Mistakes that keep the release command from working on the store itself; `hasFiles`: RELEASES_DIR is a
 * store already.
 */
export function mistakesOfStore(env: Environment, hasFiles: boolean): readonly string[] {
  const { RELEASE_STORE, NODE_ENV } = env;
  if (RELEASE_STORE !== undefined || isTrial(env)) return [];
  if (NODE_ENV === 'production') return ['RELEASE_STORE: must be set with NODE_ENV=production'];
  if (hasFiles) return [];
  return [
    'RELEASE_STORE: must be set, for RELEASES_DIR has no releases; npm start without DATABASE_URL makes them',
  ];
}
