import type { Developers } from '../../../development/overrides/developers.ts';
import type { ReleaseStore } from '../../../releases/store/store.ts';
import { readSession } from './console-session.ts';

/** Adds developers who are signed in to the console with their token, so that they need not type it again. */
export function consoleDevelopers(known: Developers, store: Pick<ReleaseStore, 'secret'>): Developers {
  return {
    async verify(request, token) {
      if (token !== undefined || request.headers.authorization !== undefined)
        return known.verify(request, token);
      const session = readSession(request, await store.secret('console'));
      return session?.holder.kind === 'token' ? known.find(session.holder.tokenId) : undefined;
    },
    find: (id) => known.find(id),
  };
}
