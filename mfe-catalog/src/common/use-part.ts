import { toast } from '@shop/ui';
import { useCallback, useState } from 'react';
import { PART_FAILED } from './part-failed.ts';

/**
 * A part of the page that comes when it is wanted: the part once it is there, the way to want it, and whether it did
 * not come. That is said too, for `failureMs` where the page has a time of its own, and the next wish tries again.
 */
export function usePart<Part>(
  load: () => Promise<Part>,
  failureMs?: number,
): readonly [Part | undefined, () => void, boolean] {
  const [state, setState] = useState<{ of: typeof load; part?: Part; hasFailed?: boolean }>({ of: load });
  const want = useCallback(() => {
    setState((last) => (last.of === load && !last.hasFailed ? last : { of: load }));
    load().then(
      (part) => setState({ of: load, part }),
      () => {
        setState({ of: load, hasFailed: true });
        toast.danger(PART_FAILED, failureMs === undefined ? {} : { durationMs: failureMs });
      },
    );
  }, [load, failureMs]);
  // Another part in the same place is not this one.
  const { part, hasFailed = false } = state.of === load ? state : {};
  return [part, want, hasFailed];
}
