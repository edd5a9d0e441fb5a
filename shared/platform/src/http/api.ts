import ky, { type AfterResponseHook } from 'ky';
import { readToken } from '../session/token.ts';
import { correctClock } from './clock.ts';
import { openEnvelope, readEnvelope } from './envelope.ts';
import { hearReleases } from './releases.ts';
import { signature } from './signature.ts';

/** The page's one ky instance: headers of §7, a wrong clock set right and the call repeated, the envelope opened. */
export const api = ky.create({
  baseUrl: location.origin,
  timeout: 30_000,
  // An answer of any status is an envelope, and that says whether it is an error.
  throwHttpErrors: false,
  parseJson: openEnvelope,
  // React Query repeats what a lost connection has lost; here the clock is the only reason.
  retry: { limit: 1, methods: [] },
  hooks: { beforeRequest: [sign], beforeRetry: [sign], afterResponse: [hear] },
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

/** What every answer says beside its envelope: the releases that are live now, and the server's clock. */
async function hear({ response, retryCount }: Parameters<AfterResponseHook>[0]) {
  hearReleases(response);
  if (retryCount > 0 || !response.headers.get('Content-Type')?.includes('json')) return;
  const text = await response.text();
  // Nearly every answer is none, and shall not be parsed twice.
  const answer = text.includes('"clock"') ? readEnvelope(text) : undefined;
  if (answer?.errors?.[0]?.code !== 'clock' || !answer.serverTime) return;
  correctClock(answer.serverTime);
  return ky.retry({ delay: 0 });
}
