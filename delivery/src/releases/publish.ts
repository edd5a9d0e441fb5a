import { isDeepStrictEqual } from 'node:util';
import type { ReleaseManifest } from '@shop/shared/contracts/release';
import type { Candidate } from './candidate.ts';
import { ReleaseRefused } from './gate.ts';
import { judgeMoves, type Move } from './judge-moves.ts';
import { pointTo } from './pointer.ts';
import type { ReleaseStore, StagedRelease, StoreChange } from './store.ts';

export interface ChangeOptions {
  /** Who does it, for the journal. */
  readonly by: string;
  readonly why: string | null;
  /** Give up fallbacks that cannot run on the new shell, instead of refusing it. */
  readonly dropsUnfitPrevious?: boolean;
}

/** What a command did to one area; `from` equals `to` when there was nothing to do. */
export interface Change {
  readonly area: string;
  readonly from: string | null;
  readonly to: string;
  /** The fallback from now on. */
  readonly previous: string | null;
}

/**
 * Makes releases live. They are judged together, so a shell and areas that need each other can go at once; if one is
 * refused, none goes. What is live already is left alone. Throws `ReleaseRefused`.
 */
export async function publish(
  store: ReleaseStore,
  candidates: readonly Candidate[],
  options: ChangeOptions,
): Promise<readonly Change[]> {
  const staged: StagedRelease[] = [];
  try {
    // Judged before anything is written, and again once nobody else can move a pointer.
    await store.change((change) => plan(store, change, candidates, options));
    for (const candidate of candidates)
      if (!(await isKept(store, candidate.manifest))) staged.push(await store.stage(candidate));
    return await store.change(async (change) => {
      const before = new Map(change.pointers);
      const moves = await plan(store, change, candidates, options);
      for (const release of staged) if (!(await isKept(store, release.manifest))) await change.keep(release);
      for (const { next, command } of moves)
        await change.point(next, { command, by: options.by, why: options.why });
      return changesOf(
        candidates.map(({ manifest }) => manifest.area),
        before,
        change,
      );
    });
  } finally {
    for (const release of staged) await release.discard();
  }
}

/** Where the areas, and all others that moved with them, were and are. */
export function changesOf(
  areas: readonly string[],
  before: StoreChange['pointers'],
  { pointers }: Pick<StoreChange, 'pointers'>,
): readonly Change[] {
  const moved = [...pointers.keys()].filter(
    (area) => pointers.get(area)?.revision !== before.get(area)?.revision,
  );
  return [...new Set([...areas, ...moved])].flatMap((area) => {
    const now = pointers.get(area);
    return now ? [{ area, from: before.get(area)?.live ?? null, to: now.live, previous: now.previous }] : [];
  });
}

async function plan(
  store: ReleaseStore,
  change: StoreChange,
  candidates: readonly Candidate[],
  options: ChangeOptions,
): Promise<readonly Move[]> {
  const moves: Move[] = [];
  for (const { manifest } of candidates) {
    const { area, version } = manifest;
    await isKept(store, manifest);
    const current = change.pointers.get(area);
    if (current?.live !== version)
      moves.push({ next: pointTo(area, version, current), manifest, command: 'publish' });
  }
  return judgeMoves(store, change, moves, options.dropsUnfitPrevious ?? false);
}

/** Whether the store has this release. A version never means two contents: throws `ReleaseRefused` if it would. */
async function isKept(store: ReleaseStore, manifest: ReleaseManifest): Promise<boolean> {
  const kept = await store.release(manifest.area, manifest.version);
  if (!kept) return false;
  const { commit: _built, ...content } = manifest;
  const { commit: _kept, ...keptContent } = kept;
  if (isDeepStrictEqual(content, keptContent)) return true;
  const reason = `version ${manifest.version} was published before with other content; build it under a new version`;
  throw new ReleaseRefused(manifest.area, [reason]);
}
