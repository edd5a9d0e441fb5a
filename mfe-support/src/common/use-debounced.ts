import { useEffect, useState } from 'react';

/** Longer than the pause between two keystrokes. */
const PAUSE_MS = 300;

/** Debounces a typed value. */
export function useDebounced(typed: string, pauseMs = PAUSE_MS): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return settled;
}
