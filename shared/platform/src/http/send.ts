import type { Envelope } from '@shop/contracts/platform/envelope';
import type { Options } from 'ky';
import { api } from './api.ts';
import { ApiRefusal, NoAnswer, UnexpectedAnswer } from './errors.ts';

/** Sends a form with the method, address, headers and signal of a request that has no body yet. */
export type Upload = (request: Request, form: FormData) => Promise<Response>;

interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
  /** Sends the body as a form, which may contain files; such a request has no timeout. */
  readonly form?: boolean;
  readonly signal?: AbortSignal;
  readonly fetch?: typeof fetch;
  readonly upload?: Upload;
  /** One key per user action: repeating the request with the same key changes nothing twice. */
  readonly idempotencyKey?: string;
}

/**
 * Sends one request and opens the envelope. Throws ApiRefusal, NoAnswer, UnexpectedAnswer, or the reason of the
 * signal.
 */
export async function send(request: ApiRequest): Promise<Envelope> {
  const { method, path, query, body, form, signal, fetch, upload, idempotencyKey } = request;
  try {
    return await api(path, {
      method,
      searchParams: withoutEmpty(query),
      ...(form ? sendingForm(toForm(body), fetch, upload) : { json: body, fetch }),
      signal,
      headers: { 'Idempotency-Key': idempotencyKey },
    }).json<Envelope>();
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof ApiRefusal || error instanceof UnexpectedAnswer) throw error;
    throw new NoAnswer(error);
  }
}

function sendingForm(form: FormData, fetch: Options['fetch'], upload: Upload | undefined): Options {
  if (!upload) return { body: form, fetch, timeout: false };
  return { fetch: (request) => upload(request as Request, form), timeout: false };
}

/** Drops empty parameters. */
function withoutEmpty(query: ApiRequest['query'] = {}): Record<string, string> {
  const entries = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function toForm(body: object = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, value);
  return form;
}
