import { toast } from '@shop/ui/core/toast';
import { useCallback, useState } from 'react';
import { PART_FAILED } from './part-failed.ts';

interface Asked<P> {
  readonly part?: P;
  readonly state?: 'pending' | 'failed';
}

/**
 * A part of the page that comes once it is asked for; `load` is the same function on every call. A failure is said, for
 * `failureMs` where the page has a time of its own, and asking again tries again.
 */
export function usePart<P>(load: () => Promise<P>, failureMs?: number) {
  const [{ part, state }, setAsked] = useState<Asked<P>>({});
  const ask = useCallback(() => {
    setAsked((last) => (last.part ? last : { state: 'pending' }));
    load().then(
      (loaded) => setAsked((last) => (last.part ? last : { part: loaded })),
      () => {
        setAsked({ state: 'failed' });
        toast.danger(PART_FAILED, failureMs === undefined ? {} : { durationMs: failureMs });
      },
    );
  }, [load, failureMs]);
  return { part, isPending: state === 'pending', isFailed: state === 'failed', ask };
}
