import type { ReleaseManifest } from '@shop/contracts/platform/release';
import { ReleaseRefused } from '../gate/gate.ts';
import type { Candidate } from '../package/candidate.ts';
import { isPinned, pointTo, withCanary, withPin } from '../store/pointer.ts';
import type { ReleaseStore, StagedRelease, StoreChange } from '../store/store.ts';
import { type Change, type ChangeOptions, checkExpected, point } from './change-pointers.ts';
import { judgeMoves } from './judge-moves.ts';
import type { Move } from './move.ts';
import { differencesOf, VersionTaken } from './version-taken.ts';

export interface PublishOptions extends Omit<ChangeOptions, 'expected'> {
  /**
   * By area, the revision of the pointer that the decision rests on; a later one throws `PointerMovedError`.
   */
  readonly expected?: ReadonlyMap<string, number> | undefined;
  /** Only for so many percent of the visitors, as a canary; for everybody without it. */
  readonly percent?: number | undefined;
  /** Pins the release for 24 hours; requires a reason. */
  readonly isPinned?: boolean | undefined;
}

/**
 * Makes releases live, or canaries. They are judged together, so a shell and areas that need each other can
 * be published at once; if one is refused, none is published. Releases that are live already stay as they
 * are. Throws `ReleaseRefused`.
 */
export async function publish(
  store: ReleaseStore,
  candidates: readonly Candidate[],
  options: PublishOptions,
): Promise<readonly Change[]> {
  const staged: StagedRelease[] = [];
  const stage = async (candidate: Candidate) => {
    const release = await store.stage(candidate);
    staged.push(release);
    return release;
  };
  try {
    // Judged before anything is written, and again under the lock.
    await store.change((change) => plan(store, change, candidates, options));
    for (const candidate of candidates)
      if (!(await isStored(store, candidate.manifest))) await stage(candidate);
    return await store.change(async (change) => {
      const before = new Map(change.pointers);
      const moves = await plan(store, change, candidates, options);
      for (const candidate of candidates) {
        if (await isStored(store, candidate.manifest)) continue;
        // `prune` may have deleted a release that was kept a moment ago.
        const known = staged.find(({ manifest }) => manifest === candidate.manifest);
        await change.keep(known ?? (await stage(candidate)));
      }
      const areas = candidates.map(({ manifest }) => manifest.area);
      return point(change, moves, { by: options.by, why: options.why }, areas, before);
    });
  } finally {
    for (const release of staged) await release.discard();
  }
}

/**
 * Judges releases by their manifests, before their files have arrived. Returns those that the store lacks.
 * Throws `ReleaseRefused`.
 */
export async function judgePublish(
  store: ReleaseStore,
  manifests: readonly ReleaseManifest[],
  options: PublishOptions,
): Promise<readonly ReleaseManifest[]> {
  const candidates = manifests.map((manifest) => ({ manifest }));
  await store.change((change) => plan(store, change, candidates, options));
  const missing: ReleaseManifest[] = [];
  for (const manifest of manifests) if (!(await isStored(store, manifest))) missing.push(manifest);
  return missing;
}

async function plan(
  store: ReleaseStore,
  change: StoreChange,
  candidates: readonly Pick<Candidate, 'manifest'>[],
  options: PublishOptions,
): Promise<readonly Move[]> {
  const moves: Move[] = [];
  for (const { manifest } of candidates) {
    checkExpected(change, manifest.area, options.expected?.get(manifest.area));
    await isStored(store, manifest);
    const move = pinnedMove(change, manifest, moveTo(change, manifest, options.percent), options);
    if (move) moves.push(move);
  }
  return judgeMoves(store, change, moves, options);
}

function pinnedMove(
  { pointers }: StoreChange,
  manifest: ReleaseManifest,
  move: Move | undefined,
  { isPinned: shallBePinned = false, why }: PublishOptions,
): Move | undefined {
  if (!shallBePinned) return move;
  const { area, version } = manifest;
  if (!why?.trim()) throw new ReleaseRefused(area, ['a pinned release needs a reason']);
  // The pointer moves on by one revision, although two things change.
  if (move) return { ...move, next: { ...withPin(version, move.next), revision: move.next.revision } };
  const current = pointers.get(area);
  if (!current || isPinned(current, version)) return undefined;
  return { next: withPin(version, current), manifest, command: 'pin' };
}

function moveTo(
  { pointers }: StoreChange,
  manifest: ReleaseManifest,
  percent: number | undefined,
): Move | undefined {
  const { area, version } = manifest;
  const current = pointers.get(area);
  if (percent === undefined)
    return current?.live === version
      ? undefined
      : { next: pointTo(area, version, current), manifest, command: 'publish' };
  if (!current)
    throw new ReleaseRefused(area, ['a canary needs a live release beside it: publish one first']);
  if (current.live === version) throw new ReleaseRefused(area, [`${version} is live for everybody already`]);
  const isSame = current.canary?.version === version && current.canary.percent === percent;
  return isSame ? undefined : { next: withCanary(version, percent, current), manifest, command: 'canary' };
}

/** Whether the store has this release. Throws `VersionTaken` when it has the version with other content. */
async function isStored(store: ReleaseStore, manifest: ReleaseManifest): Promise<boolean> {
  const kept = await store.release(manifest.area, manifest.version);
  if (!kept) return false;
  const differences = differencesOf(manifest, kept);
  if (differences.length > 0) throw new VersionTaken(manifest, differences);
  return true;
}
