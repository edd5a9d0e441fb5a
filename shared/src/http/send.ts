import * as v from 'valibot';
import { type Envelope, envelope } from '../contracts/envelope.ts';
import { readToken } from '../session/token.ts';
import { correctClock, serverNow } from './clock.ts';
import { readShopConfig } from './config.ts';
import { ApiRefusal, NoAnswer, UnexpectedAnswer } from './errors.ts';
import { requestHash } from './hash.ts';
import { hearReleases } from './releases.ts';

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** One key per thing the user did: a repeat under the same key changes nothing twice. */
  readonly idempotencyKey?: string;
}

const TIMEOUT_MS = 30_000;

/**
 * Sends one request with the headers of §7 and opens the envelope. With a wrong clock it corrects itself by the
 * server's and repeats once. Throws ApiRefusal, NoAnswer, UnexpectedAnswer, or the signal's reason.
 */
export async function send(request: Request): Promise<Envelope> {
  const first = await exchange(request);
  if (!isClockError(first.envelope) || !first.envelope.serverTime) return settle(first);
  correctClock(first.envelope.serverTime);
  return settle(await exchange(request));
}

/** The raw response, for streams; the headers are the same. Without a timeout it may take as long as it likes. */
export async function sendRaw(request: Request, timeoutMs?: number): Promise<Response> {
  const url = new URL(request.path, location.origin);
  url.search = searchParams(request.query).toString();
  try {
    const response = await fetch(url, {
      method: request.method,
      headers: await requestHeaders(request),
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      credentials: 'same-origin',
      signal: anyOf(request.signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)),
    });
    hearReleases(response);
    return response;
  } catch (cause) {
    if (request.signal?.aborted) throw request.signal.reason;
    throw new NoAnswer(cause);
  }
}

async function requestHeaders(request: Request): Promise<Record<string, string>> {
  const date = serverNow().toUTCString();
  const token = readToken();
  return {
    'Cache-Control': 'no-cache',
    Date: date,
    'X-Date': date,
    Hash: await requestHash(readShopConfig().hashSalt, date),
    ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token ? { 'Authorization-Token': token } : {}),
    ...(request.idempotencyKey ? { 'Idempotency-Key': request.idempotencyKey } : {}),
  };
}

function anyOf(...signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  return AbortSignal.any(signals.filter((signal) => signal !== undefined));
}

interface Exchange {
  readonly status: number;
  readonly envelope: Envelope;
}

async function exchange(request: Request): Promise<Exchange> {
  const response = await sendRaw(request, TIMEOUT_MS);
  const text = await response.text().catch((cause) => {
    if (request.signal?.aborted) throw request.signal.reason;
    throw new NoAnswer(cause);
  });
  const parsed = v.safeParse(envelope, parseJson(text));
  if (parsed.success) return { status: response.status, envelope: parsed.output };
  if (response.status >= 502 && response.status <= 504)
    throw new NoAnswer(new Error(`HTTP ${response.status}`));
  throw new UnexpectedAnswer(request.path, `HTTP ${response.status} without an envelope`);
}

function settle({ status, envelope }: Exchange): Envelope {
  if (envelope.status === 'error') throw new ApiRefusal(status, envelope.errors ?? [], envelope.requestId);
  return envelope;
}

function isClockError(envelope: Envelope): boolean {
  return envelope.errors?.[0]?.code === 'clock';
}

function searchParams(query: Request['query'] = {}): URLSearchParams {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
