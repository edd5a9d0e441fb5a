import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { reloadAfterChunkFailure } from '../failures/chunk-reload.ts';
import { report } from '../failures/report.ts';

/**
 * Loads a lazy chunk when `isWanted` becomes true; undefined until it has loaded and while it is not wanted. A failed
 * chunk reloads the page, at most once a minute (§4) and never without a connection; otherwise `onFail` is called. Pass
 * the same `load` function on every call.
 */
export function useShellChunk<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isWanted: boolean,
  onFail?: () => void,
): ComponentType<P> | undefined {
  const [Part, setPart] = useState<ComponentType<P>>();
  const giveUp = useEffectEvent(async (error: unknown) => {
    report({ kind: 'chunk', area: 'shell', release: '', message: String(error) });
    if (!(await reloadAfterChunkFailure())) onFail?.();
  });
  const isMissing = isWanted && !Part;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().then(
      (Loaded) => isCurrent && setPart(() => Loaded),
      (error: unknown) => isCurrent && void giveUp(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load]);

  return isWanted ? Part : undefined;
}
