import { ReleaseRefused } from '../gate/gate.ts';
import type { Pointer } from '../store/pointer.ts';
import type { ReleaseStore } from '../store/store.ts';
import type { Move } from './move.ts';
import { broughtBy, readTakenBack, type TakenBack } from './taken-back.ts';

/** A withdrawn release would reach visitors again without a confirmation. */
export class ReleaseWithdrawn extends ReleaseRefused {
  override readonly name = 'ReleaseWithdrawn';
  readonly area: string;
  readonly withdrawn: TakenBack;
  constructor(area: string, withdrawn: TakenBack) {
    super(area, [withdrawnReason(withdrawn)]);
    this.area = area;
    this.withdrawn = withdrawn;
  }
}

/** Throws `ReleaseWithdrawn` if one of the moves brings visitors a release that was withdrawn. */
export async function refuseWithdrawn(
  store: Pick<ReleaseStore, 'journalLines'>,
  pointers: ReadonlyMap<string, Pointer>,
  moves: readonly Move[],
): Promise<void> {
  for (const { next } of moves) {
    const brought = broughtBy(next, pointers.get(next.area));
    if (brought.length === 0) continue;
    const takenBack = await readTakenBack(store, next.area);
    const withdrawn = brought.map((version) => takenBack.get(version)).find((one) => one?.how === 'withdraw');
    if (withdrawn) throw new ReleaseWithdrawn(next.area, withdrawn);
  }
}

function withdrawnReason({ version, at, by, why }: TakenBack): string {
  return `${version} was withdrawn on ${at.slice(0, 16).replace('T', ' ')} UTC by ${by}: ${why ?? 'no reason given'}`;
}
