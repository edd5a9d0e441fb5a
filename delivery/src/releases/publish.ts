import { isDeepStrictEqual } from 'node:util';
import type { ReleaseManifest } from '@shop/shared/contracts/release';
import type { Candidate } from './candidate.ts';
import { type Change, type ChangeOptions, checkExpected, point } from './change-pointers.ts';
import { ReleaseRefused } from './gate.ts';
import { judgeMoves, type Move } from './judge-moves.ts';
import { pointTo, withCanary } from './pointer.ts';
import type { ReleaseStore, StagedRelease, StoreChange } from './store.ts';

export interface PublishOptions extends Omit<ChangeOptions, 'expected'> {
  /** By area, the revision of the pointer the decision rests on; another one by now throws `PointerMovedError`. */
  readonly expected?: ReadonlyMap<string, number> | undefined;
  /** Only for so many percent of the visitors, as a canary; for everybody without it. */
  readonly percent?: number | undefined;
}

/**
 * Makes releases live, or canaries. They are judged together, so a shell and areas that need each other can go at
 * once; if one is refused, none goes. What is there already is left alone. Throws `ReleaseRefused`.
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
    // Judged before anything is written, and again once nobody else can move a pointer.
    await store.change((change) => plan(store, change, candidates, options));
    for (const candidate of candidates)
      if (!(await isKept(store, candidate.manifest))) await stage(candidate);
    return await store.change(async (change) => {
      const before = new Map(change.pointers);
      const moves = await plan(store, change, candidates, options);
      for (const candidate of candidates) {
        if (await isKept(store, candidate.manifest)) continue;
        // One that was kept a moment ago is not staged: `prune` has been faster.
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
 * Throws `ReleaseRefused` when these must not go, by all that their manifests say and before their files are there;
 * answers those that the store does not have yet.
 */
export async function judgePublish(
  store: ReleaseStore,
  manifests: readonly ReleaseManifest[],
  options: PublishOptions,
): Promise<readonly ReleaseManifest[]> {
  const candidates = manifests.map((manifest) => ({ manifest }));
  await store.change((change) => plan(store, change, candidates, options));
  const missing: ReleaseManifest[] = [];
  for (const manifest of manifests) if (!(await isKept(store, manifest))) missing.push(manifest);
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
    await isKept(store, manifest);
    const move = moveTo(change, manifest, options.percent);
    if (move) moves.push(move);
  }
  return judgeMoves(store, change, moves, options.dropsUnfitPrevious ?? false);
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

/** Whether the store has this release. A version never means two contents: throws `ReleaseRefused` if it would. */
async function isKept(store: ReleaseStore, manifest: ReleaseManifest): Promise<boolean> {
  const kept = await store.release(manifest.area, manifest.version);
  if (!kept) return false;
  if (isDeepStrictEqual(contentOf(manifest), contentOf(kept))) return true;
  const reason = `version ${manifest.version} was published before with other content; build it under a new version`;
  throw new ReleaseRefused(manifest.area, [reason]);
}

/** What a version stands for: not the commit it was built from, and not what another release of zlib makes of it. */
function contentOf({ commit: _, files, ...content }: ReleaseManifest) {
  const own = Object.entries(files).map(([file, { bytes, integrity }]) => [file, { bytes, integrity }]);
  return { ...content, files: Object.fromEntries(own) };
}
