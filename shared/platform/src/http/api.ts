import ky, { type AfterResponseHook } from 'ky';
import { readToken } from '../session/token.ts';
import { correctClock } from './clock.ts';
import { openEnvelope, readEnvelope } from './envelope.ts';
import { hearReleases } from './releases.ts';
import { signature } from './signature.ts';

/**
 * The page's only ky instance. Adds the headers of §7, corrects a wrong clock and repeats the call, opens the
 * envelope.
 */
export const api = ky.create({
  baseUrl: location.origin,
  timeout: 30_000,
  // Answers of any status are envelopes, which say themselves whether they are errors.
  throwHttpErrors: false,
  parseJson: openEnvelope,
  // React Query repeats calls after a lost connection; here a wrong clock is the only reason.
  retry: { limit: 1, methods: [] },
  hooks: { beforeRequest: [sign], beforeRetry: [sign], afterResponse: [readHeaders] },
});

async function sign({ request: { headers } }: { request: Request }): Promise<void> {
  const { date, hash } = await signature();
  const token = readToken();
  headers.set('Cache-Control', 'no-cache');
  headers.set('Date', date);
  headers.set('X-Date', date);
  headers.set('Hash', hash);
  if (token) headers.set('Authorization-Token', token);
}

/** Reads what every answer carries next to its envelope: the live releases, and the server's clock. */
async function readHeaders({ response, retryCount }: Parameters<AfterResponseHook>[0]) {
  hearReleases(response);
  if (retryCount > 0 || !response.headers.get('Content-Type')?.includes('json')) return;
  const text = await response.text();
  // Few answers contain this code, so parse the text a second time only for those.
  const answer = text.includes('"clock"') ? readEnvelope(text) : undefined;
  if (answer?.errors?.[0]?.code !== 'clock' || !answer.serverTime) return;
  correctClock(answer.serverTime);
  return ky.retry({ delay: 0 });
}
