import { useEffect, useState } from 'react';

/** Whole seconds until a moment (ms since 1970), counted down to 0. */
export function useSecondsUntil(atMs: number): number {
  const [left, setLeft] = useState(() => secondsUntil(atMs));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(atMs)), 1000);
    return () => clearInterval(timer);
  }, [atMs]);
  return left;
}

function secondsUntil(atMs: number): number {
  return Math.max(0, Math.ceil((atMs - Date.now()) / 1000));
}
