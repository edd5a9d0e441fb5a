import { serverNow } from '@shop/platform/http';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The server's time, updated every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
