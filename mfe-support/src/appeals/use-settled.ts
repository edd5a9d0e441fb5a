import { useEffect, useState } from 'react';

/** A person is slower than this between two letters. */
const PAUSE_MS = 300;

/** What is typed, once the typing has paused. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
