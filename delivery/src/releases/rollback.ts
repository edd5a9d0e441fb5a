import { ReleaseRefused } from './gate.ts';
import { judgeMoves, type Move } from './judge-moves.ts';
import { pointBackTo } from './pointer.ts';
import { type Change, type ChangeOptions, changesOf } from './publish.ts';
import type { ReleaseStore, StoreChange } from './store.ts';

/** Takes an area back to its previous release, or to a kept `version`. Throws `ReleaseRefused`. */
export async function rollback(
  store: ReleaseStore,
  area: string,
  version: string | undefined,
  options: ChangeOptions,
): Promise<readonly Change[]> {
  return store.change(async (change) => {
    const before = new Map(change.pointers);
    const move = await findMove(store, change, area, version);
    const moves = await judgeMoves(store, change, move ? [move] : [], options.dropsUnfitPrevious ?? false);
    for (const { next, command } of moves)
      await change.point(next, { command, by: options.by, why: options.why });
    return changesOf([area], before, change);
  });
}

async function findMove(
  store: ReleaseStore,
  { pointers }: StoreChange,
  area: string,
  version: string | undefined,
): Promise<Move | undefined> {
  const current = pointers.get(area);
  if (!current) throw new ReleaseRefused(area, ['nothing of it has been published']);
  const target = version ?? current.previous;
  if (target === null)
    throw new ReleaseRefused(area, [`${current.live} has no previous release; name one with --to`]);
  if (target === current.live) return undefined;
  const manifest = await store.release(area, target);
  if (!manifest) {
    const kept = (await store.versions(area)).join(', ') || 'none';
    throw new ReleaseRefused(area, [`there is no release ${target}; kept are: ${kept}`]);
  }
  return { next: pointBackTo(target, current), manifest, command: 'rollback' };
}
