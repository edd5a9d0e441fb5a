/** A navigation that has not taken the page away by then was given up: a download, a mail address, a question answered with «Остаться». */
const GIVEN_UP_MS = 5_000;

let leavingUntil = 0;
addEventListener('beforeunload', () => {
  leavingUntil = performance.now() + GIVEN_UP_MS;
});
addEventListener('pagehide', () => {
  leavingUntil = Number.POSITIVE_INFINITY;
});
addEventListener('pageshow', () => {
  leavingUntil = 0;
});

/**
 * Whether the page is being left. Firefox aborts its requests as soon as a navigation starts, and what breaks off then
 * is no failure of anybody. The page's first script does the same (`delivery/src/telemetry/early-script.ts`).
 */
export function isLeaving(): boolean {
  return performance.now() < leavingUntil;
}
