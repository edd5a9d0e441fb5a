import * as v from 'valibot';
import { tokenRequest } from '../operations/contract.ts';
import { withoutHash } from '../operations/token.routes.ts';
import { promote, setCanary } from '../releases/moves/canary.ts';
import { prune } from '../releases/moves/prune.ts';
import { publish } from '../releases/moves/publish.ts';
import { retire } from '../releases/moves/retire.ts';
import { rollback } from '../releases/moves/rollback.ts';
import { readHistory, verifyHistory } from '../releases/reports/history.ts';
import { readStatus } from '../releases/reports/status.ts';
import { verifyStore } from '../releases/reports/verify.ts';
import type { ReleaseStore } from '../releases/store/store.ts';
import { createToken } from '../releases/store/tokens.ts';
import { UsageError } from './exit-codes.ts';
import type { Releases } from './releases.ts';

/** Releases by their store itself; the journal names the person at this machine. */
export function directReleases(store: ReleaseStore, by: string): Releases {
  return {
    status: () => readStatus(store),
    history: (area, limit) => readHistory(store, { area, limit }),
    verifyHistory: () => verifyHistory(store),
    async verify(areas, progress) {
      const looked = areas.length > 0 ? areas : await store.areas();
      const versions = await Promise.all(looked.map((area) => store.versions(area)));
      const total = versions.flat().length;
      let done = 0;
      return verifyStore(store, areas, (area, version) => {
        done += 1;
        progress.show(done, total, `${area} ${version}`);
      });
    },
    publish: (candidates, request) => publish(store, candidates, { ...request, by }),
    setCanary: (area, version, percent, request) =>
      setCanary(store, area, version, percent, { ...request, by }),
    promote: (area, request) => promote(store, area, { ...request, by }),
    rollback: (area, version, request) => rollback(store, area, version, { ...request, by }),
    retire: (area, request) => retire(store, area, { ...request, by }),
    prune: (options) => prune(store, options),
    tokens: async () => (await store.tokens.list()).map(withoutHash),
    async createToken(area, name) {
      const parsed = v.safeParse(tokenRequest, { area, name });
      if (!parsed.success) throw new UsageError(parsed.issues[0].message);
      const { token, text } = await createToken(store.tokens, { ...parsed.output, by });
      return { token: withoutHash(token), text };
    },
    revokeToken: (id) => store.tokens.remove(id),
    close: () => store.close(),
  };
}
