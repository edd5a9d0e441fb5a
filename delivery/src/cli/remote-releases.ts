import type { Progress } from '@shop/server/progress';
import type { MissingFile, PublishRequest } from '../operations/contract.ts';
import type { TokenSummary } from '../operations/token.routes.ts';
import type { Change } from '../releases/moves/change-pointers.ts';
import type { PrunedRelease } from '../releases/moves/prune.ts';
import type { Candidate } from '../releases/package/candidate.ts';
import type { AreaStatus } from '../releases/reports/status.ts';
import type { JournalEntry } from '../releases/store/journal.ts';
import { UsageError } from './exit-codes.ts';
import type { OriginClient } from './origin-client.ts';
import { OriginError } from './origin-error.ts';
import type { PublishRules, Releases } from './releases.ts';
import { upload } from './upload.ts';

interface Changes {
  readonly changes: readonly Change[];
}

/** Releases of a running origin; the journal names the token. */
export function remoteReleases(client: OriginClient): Releases {
  const change = async (path: string, body: object) => (await client.post<Changes>(path, body)).changes;
  return {
    status: async () => (await client.get<{ areas: readonly AreaStatus[] }>('status')).areas,
    history: async (area, limit) =>
      (await client.get<{ entries: readonly JournalEntry[] }>('history', { area, limit: String(limit) }))
        .entries,
    verifyHistory: async () => (await client.get<Faults>('verify-history')).faults,
    verify: async (areas) =>
      (await client.get<Faults>('verify', { areas: areas.length > 0 ? areas.join(',') : undefined })).faults,
    publish: (candidates, rules, progress) => publishTo(client, candidates, rules, progress),
    setCanary: (area, version, percent, rules) => change('canary', { area, version, percent, ...rules }),
    promote: (area, rules) => change('promote', { area, ...rules }),
    rollback: (area, version, rules) => change('rollback', { area, version, ...rules }),
    retire: (area, rules) => change('retire', { area, ...rules }),
    prune: async (options) =>
      (await client.post<{ pruned: readonly PrunedRelease[] }>('prune', options)).pruned,
    tokens: async () => (await client.get<{ tokens: readonly TokenSummary[] }>('tokens')).tokens,
    createToken: (area, name) => client.post('tokens', { area, name }),
    revokeToken: async (id) => {
      if (!/^[0-9a-f]+$/.test(id)) throw new UsageError(`${id} is no id of a token`);
      try {
        await client.delete(`tokens/${id}`);
        return true;
      } catch (error) {
        if (error instanceof OriginError && error.body.error.code === 'not-found') return false;
        throw error;
      }
    },
    close: async () => undefined,
  };
}

interface Faults {
  readonly faults: readonly string[];
}

async function publishTo(
  client: OriginClient,
  candidates: readonly Candidate[],
  { expected, why, percent, isPinned, dropsUnfitPrevious, acceptsWithdrawn }: PublishRules,
  progress: Progress,
): Promise<readonly Change[]> {
  const request: PublishRequest = {
    releases: candidates.map(({ manifest }) => manifest),
    why,
    expected: Object.fromEntries(expected ?? []),
    ...(percent === undefined ? {} : { percent }),
    ...(isPinned ? { isPinned } : {}),
    ...(dropsUnfitPrevious ? { dropsUnfitPrevious } : {}),
    ...(acceptsWithdrawn ? { acceptsWithdrawn } : {}),
  };
  const { missing } = await client.post<{ missing: readonly MissingFile[] }>('publish/plan', request);
  if (missing.length > 0) {
    await upload(client, missing, candidates, progress);
    progress.next(`${client.origin} checks and compresses what has come`);
  }
  return (await client.post<Changes>('publish', request)).changes;
}
