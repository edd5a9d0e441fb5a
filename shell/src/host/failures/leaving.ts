/**
 * A navigation that has not left the page by then was cancelled: a download, a mail address, «Остаться» in a dialog.
 */
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
 * Whether the page is being left. Firefox aborts requests as soon as a navigation starts, and those are no failures.
 * The page's first script does the same (`delivery/src/telemetry/early-script.ts`).
 */
export function isLeaving(): boolean {
  return performance.now() < leavingUntil;
}
