import { setTimeout as delay } from 'node:timers/promises';
import type { ErrorBody } from '../operations/request-refused.ts';
import { OriginError, originError } from './origin-error.ts';

const TIMEOUT_MS = 180_000;
const RETRIES_MS = [200, 500, 1000, 2000, 4000];

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls of an origin's `/operations/api/`. Throws `OriginError`. */
export class OriginClient {
  readonly origin: string;
  readonly #token: string | undefined;

  constructor(origin: string, token: string | undefined) {
    this.origin = origin;
    this.#token = token;
  }

  async get<T>(path: string, query: Readonly<Record<string, string | undefined>> = {}): Promise<T> {
    const known = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
    const search = known.length > 0 ? `?${new URLSearchParams(known)}` : '';
    return this.#call<T>('GET', `${path}${search}`);
  }

  async post<T>(path: string, body: object): Promise<T> {
    return this.#call<T>('POST', path, JSON.stringify(body), 'application/json');
  }

  async delete<T>(path: string): Promise<T> {
    return this.#call<T>('DELETE', path);
  }

  /** Sends a part of a file and answers how much of it is there then; torn, it asks and goes on from there. */
  async sendPart(digest: string, content: Buffer, from: number, to: number): Promise<number> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const at = attempt === 0 ? from : (await this.get<Received>(`uploads/${digest}`)).received;
        if (at >= to) return at;
        const address = `uploads/${digest}?offset=${at}&bytes=${content.length}`;
        const part = content.subarray(at, to);
        return (await this.#call<Received>('PUT', address, part, 'application/octet-stream')).received;
      } catch (error) {
        const isTorn = error instanceof OriginError && error.body.error.code === 'unavailable';
        const wait = RETRIES_MS[attempt];
        if (!isTorn || wait === undefined) throw error;
        await delay(wait);
      }
    }
  }

  async #call<T>(method: Method, path: string, body?: string | Buffer, type?: string): Promise<T> {
    const answer = await this.#send(method, path, body, type);
    const text = await answer.text().catch((error: unknown) => {
      throw this.#unreachable(error);
    });
    const parsed = parse(text);
    if (answer.ok && parsed !== undefined) return parsed as T;
    if (isErrorBody(parsed)) throw new OriginError(parsed);
    if (answer.status >= 500)
      throw originError('unavailable', `${this.origin} answers ${answer.status}; try again in a while`);
    throw originError('failed', `${this.origin} answers ${answer.status} and does not know this operation`);
  }

  async #send(method: Method, path: string, body?: string | Buffer, type?: string): Promise<Response> {
    const headers = {
      ...(this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` }),
      ...(type === undefined ? {} : { 'content-type': type }),
    };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const content = typeof body === 'string' || body === undefined ? body : new Uint8Array(body);
    const address = `${this.origin}/operations/api/${path}`;
    try {
      // A redirect would carry the token somewhere else.
      return await fetch(address, { method, headers, body: content ?? null, signal, redirect: 'error' });
    } catch (error) {
      throw this.#unreachable(error);
    }
  }

  #unreachable(error: unknown): OriginError {
    const { cause } = error as { cause?: { code?: string; message?: string } };
    const why = cause?.code ?? cause?.message ?? (error as Error).message;
    return originError('unavailable', `${this.origin} cannot be reached (${why})`, error);
  }
}

interface Received {
  readonly received: number;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  const { error } = (body ?? {}) as { error?: { code?: unknown; message?: unknown } };
  return typeof error?.code === 'string' && typeof error.message === 'string';
}
