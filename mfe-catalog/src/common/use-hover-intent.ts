import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** How long a pointer rests before it means something; a mouse crossing a list passes each line faster. */
const REST_MS = 80;

/** Tells what the pointer rests on. Call the answer with what it is over now, or undefined for nothing. */
export function useHoverIntent(onRest: (aim: string) => void): (aim: string | undefined) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<string>(undefined);
  const handleRest = useEffectEvent(onRest);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((aim) => {
    if (aim === last.current) return;
    last.current = aim;
    clearTimeout(timer.current);
    if (aim !== undefined) timer.current = setTimeout(() => handleRest(aim), REST_MS);
  }, []);
}
