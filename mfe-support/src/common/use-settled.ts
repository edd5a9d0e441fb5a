import { useEffect, useState } from 'react';

/** A person is slower than this between two letters. */
const PAUSE_MS = 300;

/** What is typed, once the typing has paused for so long. */
export function useSettled(typed: string, pauseMs = PAUSE_MS): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return settled;
}
