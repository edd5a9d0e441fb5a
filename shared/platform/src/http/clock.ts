import { readShopConfig } from './config.ts';

/** How old the page may be at its first call; a difference below says nothing about the browser's clock. */
const PAGE_AGE_MS = 120_000;

let offsetMs: number | undefined;

/** The time as the server sees it; equals the browser's unless that is minutes off. */
export function serverNow(): Date {
  offsetMs ??= offsetOfPage();
  return new Date(Date.now() + offsetMs);
}

/** Takes the server's time from an answer with the error code `clock`: the clock was set after the page had come. */
export function correctClock(serverTime: string): void {
  const time = Date.parse(serverTime);
  if (!Number.isNaN(time)) offsetMs = time - Date.now();
}

function offsetOfPage(): number {
  const { serverTime } = readShopConfig();
  const differenceMs = serverTime === undefined ? 0 : Date.parse(serverTime) - Date.now();
  return Math.abs(differenceMs) > PAGE_AGE_MS ? differenceMs : 0;
}
