import { ReleaseRefused } from '../gate/gate.ts';
import type { ReleaseStore } from '../store/store.ts';
import { type Change, type ChangeOptions, checkExpected, point } from './change-pointers.ts';
import { demandPointer } from './find-release.ts';

/** Takes an area off the shop: its paths, menu entries and widgets are gone. Its releases stay until `prune`. */
export async function retire(
  store: ReleaseStore,
  area: string,
  options: ChangeOptions,
): Promise<readonly Change[]> {
  if (area === 'shell') throw new ReleaseRefused(area, ['without it there is no shop']);
  return store.change(async (change) => {
    checkExpected(change, area, options.expected);
    demandPointer(change, area);
    const before = new Map(change.pointers);
    change.retire(area, { command: 'retire', by: options.by, why: options.why });
    return point(change, [], options, [area], before);
  });
}
