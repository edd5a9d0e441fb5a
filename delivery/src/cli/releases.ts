import type { Progress } from '@shop/server/progress';
import type { TokenSummary } from '../operations/token.routes.ts';
import type { Change, ChangeOptions } from '../releases/moves/change-pointers.ts';
import type { PrunedRelease, PruneOptions } from '../releases/moves/prune.ts';
import type { PublishOptions } from '../releases/moves/publish.ts';
import type { Candidate } from '../releases/package/candidate.ts';
import type { AreaStatus } from '../releases/reports/status.ts';
import type { JournalEntry } from '../releases/store/journal.ts';

/** The actor is known to the keeper of the journal. */
export type ChangeRules = Omit<ChangeOptions, 'by'>;
export type PublishRules = Omit<PublishOptions, 'by'>;

/** All the command does, wherever the releases are. */
export interface Releases {
  status(): Promise<readonly AreaStatus[]>;
  history(area: string | undefined, limit: number): Promise<readonly JournalEntry[]>;
  /** Faults of the journal. */
  verifyHistory(): Promise<readonly string[]>;
  /** Faults of the store, in these areas or in all. */
  verify(areas: readonly string[], progress: Progress): Promise<readonly string[]>;
  publish(
    candidates: readonly Candidate[],
    rules: PublishRules,
    progress: Progress,
  ): Promise<readonly Change[]>;
  setCanary(
    area: string,
    version: string | undefined,
    percent: number,
    rules: ChangeRules,
  ): Promise<readonly Change[]>;
  promote(area: string, rules: ChangeRules): Promise<readonly Change[]>;
  rollback(area: string, version: string | undefined, rules: ChangeRules): Promise<readonly Change[]>;
  retire(area: string, rules: ChangeRules): Promise<readonly Change[]>;
  prune(options: Omit<PruneOptions, 'now'>): Promise<readonly PrunedRelease[]>;
  tokens(): Promise<readonly TokenSummary[]>;
  createToken(area: string, name: string): Promise<{ readonly token: TokenSummary; readonly text: string }>;
  /** False when there was none. */
  revokeToken(id: string): Promise<boolean>;
  close(): Promise<void>;
}
