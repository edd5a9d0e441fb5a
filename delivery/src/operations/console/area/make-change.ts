import { promote, setCanary } from '../../../releases/moves/canary.ts';
import type { Change, ChangeOptions } from '../../../releases/moves/change-pointers.ts';
import { pin, unpin } from '../../../releases/moves/pin.ts';
import { rollback, withdraw } from '../../../releases/moves/rollback.ts';
import type { ReleaseStore } from '../../../releases/store/store.ts';
import { type Actor, demandAdmin, demandAreas } from '../../actor.ts';
import { describeChange, undoOf } from '../change-text.ts';
import { readChanges } from './area-view.ts';
import type { Act } from './change-forms.ts';
import { InputRefused, readInput } from './change-input.ts';

export interface Wish {
  readonly area: string;
  readonly act: Act;
  /** The fields of the form as they were sent. */
  readonly fields: Readonly<Record<string, string>>;
}

interface ChangeFields {
  readonly expected: number;
  readonly drop: boolean;
  readonly why?: string;
  readonly version?: string;
  readonly withdrawn?: string;
}

/**
 * Applies the change of a form. Throws `InputRefused`, `RequestRefused` without the right, `ReleaseRefused`,
 * and `PointerMovedError` when the area has changed since the form was rendered.
 */
export async function makeChange(
  store: ReleaseStore,
  actor: Actor,
  { area, act, fields }: Wish,
): Promise<readonly Change[]> {
  demandAreas(actor, [area]);
  const optionsFor = (input: ChangeFields): ChangeOptions => {
    if (input.drop) demandAdmin(actor, 'giving up unfit fallbacks');
    return {
      by: actor.name,
      why: input.why ?? null,
      expected: input.expected,
      dropsUnfitPrevious: input.drop,
      // Another release may have been chosen since the confirmation was asked for.
      acceptsWithdrawn: input.version !== undefined && input.withdrawn === input.version,
    };
  };
  switch (act) {
    case 'canary': {
      const input = readInput(act, fields);
      return setCanary(store, area, input.version, input.percent, optionsFor(input));
    }
    case 'end-canary':
      return setCanary(store, area, undefined, 0, optionsFor(readInput(act, fields)));
    case 'promote':
      return promote(store, area, optionsFor(readInput(act, fields)));
    case 'rollback': {
      const input = readInput(act, fields);
      return rollback(store, area, input.version, optionsFor(input));
    }
    case 'withdraw': {
      const input = readInput(act, fields);
      return withdraw(store, area, input.version, optionsFor(input));
    }
    case 'pin': {
      demandAdmin(actor, 'pinning a release');
      const input = readInput(act, fields);
      return pin(store, area, input.version, optionsFor(input));
    }
    case 'unpin':
      demandAdmin(actor, 'unpinning a release');
      return unpin(store, area, optionsFor(readInput(act, fields)));
    case 'undo':
      return undo(store, area, optionsFor(readInput(act, fields)));
  }
}

/** Reverts the change that led to the expected revision. */
async function undo(store: ReleaseStore, area: string, options: ChangeOptions): Promise<readonly Change[]> {
  const change = (await readChanges(store)).find(
    ({ entry }) => entry.area === area && entry.pointer?.revision === options.expected,
  );
  const way = change && undoOf(change);
  if (!way) throw new InputRefused(['Это изменение отменить нельзя.']);
  const because = { ...options, why: `отмена: ${describeChange(change)}` };
  return way.kind === 'rollback'
    ? rollback(store, area, way.version, because)
    : setCanary(store, area, way.version, way.percent, because);
}
