import { toast } from '@shop/ui/core/toast';
import { useCallback, useState } from 'react';
import { CHUNK_FAILED } from './chunk-failed-message.ts';

interface ChunkState<C> {
  readonly chunk?: C;
  readonly state?: 'pending' | 'failed';
}

/**
 * Loads a lazy chunk on request; pass the same `load` function on every call. A failure is reported in a toast, for
 * `failureMs` if given, and the next request tries again.
 */
export function useLazyChunk<C>(load: () => Promise<C>, failureMs?: number) {
  const [{ chunk, state }, setState] = useState<ChunkState<C>>({});
  const ask = useCallback(() => {
    setState((last) => (last.chunk ? last : { state: 'pending' }));
    load().then(
      (loaded) => setState((last) => (last.chunk ? last : { chunk: loaded })),
      () => {
        setState({ state: 'failed' });
        toast.danger(CHUNK_FAILED, failureMs === undefined ? {} : { durationMs: failureMs });
      },
    );
  }, [load, failureMs]);
  return { chunk, isPending: state === 'pending', isFailed: state === 'failed', ask };
}
