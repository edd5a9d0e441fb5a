import { serverNow } from '@shop/platform/http';
import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The server's time, which moves on while the page is open. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
