import { readShopConfig } from './config.ts';

/** Maximum age of a page at its first call; a smaller difference does not prove that the browser's clock is wrong. */
const PAGE_AGE_MS = 120_000;

let offsetMs: number | undefined;

/** The server's time; equals the browser's unless that is minutes off. */
export function serverNow(): Date {
  offsetMs ??= offsetOfPage();
  return new Date(Date.now() + offsetMs);
}

/** Adopts the server's time from an answer with the error code `clock`: the clock has changed since the page loaded. */
export function correctClock(serverTime: string): void {
  const time = Date.parse(serverTime);
  if (!Number.isNaN(time)) offsetMs = time - Date.now();
}

function offsetOfPage(): number {
  const { serverTime } = readShopConfig();
  const differenceMs = serverTime === undefined ? 0 : Date.parse(serverTime) - Date.now();
  return Math.abs(differenceMs) > PAGE_AGE_MS ? differenceMs : 0;
}
