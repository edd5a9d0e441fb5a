let offsetMs = 0;

/** The time as the server sees it; equals the browser's until the server has corrected it. */
export function serverNow(): Date {
  return new Date(Date.now() + offsetMs);
}

/** Takes the server's time from an answer with the error code `clock`. */
export function correctClock(serverTime: string): void {
  const time = Date.parse(serverTime);
  if (!Number.isNaN(time)) offsetMs = time - Date.now();
}
