import {
  type Call,
  type CallAnswer,
  type CallInput,
  fillPath,
  toWireNames,
} from '@shop/contracts/platform/call';
import * as v from 'valibot';
import { publish } from '../events/bus.ts';
import { getSession } from '../session/session.atoms.ts';
import { readToken } from '../session/token.ts';
import { ApiRefusal, SiteClosed, UnexpectedAnswer } from './errors.ts';
import { logFailedCall } from './failed-call.ts';
import { whileLoading } from './loading.ts';
import { send, type Upload } from './send.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Defaults to a new key for every write. Pass one to make repeats of the same action idempotent. */
  readonly idempotencyKey?: string;
  /** Replaces the browser's `fetch`. */
  readonly fetch?: typeof fetch;
  /** Sends a form instead of `fetch`, to report the progress of an upload. */
  readonly upload?: Upload;
}

/**
 * Makes one call of §7, with our names in both directions.
 *
 * @throws ApiRefusal if the server refuses, NoAnswer if it cannot be reached, UnexpectedAnswer if the answer does not
 * match the contract, SiteClosed if `data.closed` is set (§8). The code `auth`, or a missing token cookie, ends the
 * session first.
 */
export function call<C extends Call>(
  contract: C,
  input: CallInput<C>,
  {
    signal,
    fetch,
    upload,
    idempotencyKey = contract.method === 'GET' ? undefined : newIdempotencyKey(),
  }: CallOptions = {},
): Promise<CallAnswer<C>> {
  const startedMs = performance.now();
  return whileLoading(() => make(contract, input, { signal, fetch, upload, idempotencyKey })).catch(
    (error) => {
      if (!signal?.aborted) logFailedCall(contract, error, startedMs);
      throw error;
    },
  );
}

async function make<C extends Call>(
  contract: C,
  input: CallInput<C>,
  { signal, fetch, upload, idempotencyKey }: CallOptions,
): Promise<CallAnswer<C>> {
  const { params, query, body } = input as { params?: object; query?: object; body?: object };
  const token = readToken();
  // §4: a missing cookie means that nobody is logged in, whatever the call.
  if (!token && getSession().status === 'in') publish('session.ended', { reason: 'expired' });
  const answer = await send({
    method: contract.method,
    path: fillPath(contract.path, params),
    query: query && toWireNames(query, contract.names),
    body: contract.method === 'GET' ? undefined : toWireNames(body ?? {}, contract.names),
    form: contract.form,
    signal,
    fetch,
    upload,
    idempotencyKey,
  }).catch((error) => {
    if (error instanceof ApiRefusal && error.code === 'auth' && token && token === readToken())
      publish('session.ended', { reason: 'expired' });
    throw error;
  });
  return parseAnswer(contract, answer.data) as CallAnswer<C>;
}

/** Creates an idempotency key for one action of the user. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('');
}

function parseAnswer(contract: Call, data: unknown): unknown {
  if (isClosed(data)) {
    publish('site.closed', {});
    throw new SiteClosed();
  }
  const parsed = v.safeParse(contract.answer, data);
  if (parsed.success) return parsed.output;
  const fields = [...new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? 'data'))];
  throw new UnexpectedAnswer(contract.path, describe(parsed.issues), fields);
}

function isClosed(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'closed' in data && Boolean(data.closed);
}

function describe(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`).join('; ');
}
