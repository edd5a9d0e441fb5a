/** Below it, an answer fits into one packet either way. */
const LEAST_BYTES = 1024;

/**
 * Whether an answer of the API gets smaller: JSON of some length. Never the live stream, whose events would wait for each
 * other, nor what the API marks `no-transform` because it carries a token or the URL of a file (BREACH).
 */
export function isWorthCompressing(headers: Readonly<Record<string, unknown>>): boolean {
  const length = headers['content-length'];
  return (
    String(headers['content-type']).startsWith('application/json') &&
    !String(headers['cache-control']).includes('no-transform') &&
    (length === undefined || Number(length) >= LEAST_BYTES)
  );
}
