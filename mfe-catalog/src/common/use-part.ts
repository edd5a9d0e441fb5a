import { toast } from '@shop/shared/ui';
import { useCallback, useState } from 'react';
import { PART_FAILED } from '../lists/part-failed.ts';

/**
 * A part of the page that comes when it is wanted: the part once it is there, the way to want it, and whether it did
 * not come. That is said too, and the next wish tries again.
 */
export function usePart<Part>(load: () => Promise<Part>): readonly [Part | undefined, () => void, boolean] {
  const [{ part, hasFailed }, setState] = useState<{ part?: Part; hasFailed: boolean }>({ hasFailed: false });
  const want = useCallback(() => {
    setState((state) => ({ ...state, hasFailed: false }));
    load().then(
      (loaded) => setState({ part: loaded, hasFailed: false }),
      () => {
        setState({ hasFailed: true });
        toast.danger(PART_FAILED);
      },
    );
  }, [load]);
  return [part, want, hasFailed];
}
