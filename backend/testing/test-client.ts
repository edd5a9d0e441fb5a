import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { authenticate } from '@shop/contracts/account/session';
import {
  type Call,
  type CallAnswer,
  type CallInput,
  fillPath,
  toWireNames,
} from '@shop/contracts/platform/call';
import type { Envelope } from '@shop/contracts/platform/envelope';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

interface Extra {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Sent as Idempotency-Key; by default every write has a new one. */
  readonly key?: string;
}

export interface Attempt {
  readonly httpStatus: number;
  readonly envelope: Envelope;
  /** `errors[0]`, if any. */
  readonly error: NonNullable<Envelope['errors']>[number] | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Headers that prove freshness and integrity of a request (§7), for the given time. */
export function clockHeaders(salt: string, at = new Date()): Record<string, string> {
  const date = at.toUTCString();
  return {
    'x-date': date,
    hash: createHash('sha256')
      .update(salt + date)
      .digest('hex'),
  };
}

/** Calls contracts on the server as the page would, without a network. */
export class TestClient {
  readonly #app: FastifyInstance;
  readonly #salt: string;
  /** Cookies by name, if the client acts as a browser. */
  readonly #cookies: Map<string, string> | undefined;
  token: string | undefined;
  sid: string | undefined;

  constructor(app: FastifyInstance, salt: string, { keepsCookies = false } = {}) {
    this.#app = app;
    this.#salt = salt;
    this.#cookies = keepsCookies ? new Map() : undefined;
  }

  static async logIn(
    app: FastifyInstance,
    salt: string,
    login: string,
    password: string,
  ): Promise<TestClient> {
    const client = new TestClient(app, salt);
    const { envelope, headers } = await client.attempt(authenticate, { body: { login, password } });
    assert.equal(envelope.status, 'success', `${login} cannot log in: ${JSON.stringify(envelope)}`);
    client.token = (envelope.data as { token: string }).token;
    client.sid = /sid=([^;]+)/.exec(String(headers['set-cookie']))?.[1];
    return client;
  }

  /** Returns the answer in our names; fails the test unless the call succeeds and the answer fits its contract. */
  async call<C extends Call>(call: C, input?: CallInput<C>, extra: Extra = {}): Promise<CallAnswer<C>> {
    const { envelope, httpStatus } = await this.attempt(call, input, extra);
    const name = `${call.method} ${call.path}`;
    assert.equal(envelope.status, 'success', `${name}: ${httpStatus} ${JSON.stringify(envelope.errors)}`);
    const answer = v.safeParse(call.answer as v.GenericSchema, envelope.data);
    assert.ok(
      answer.success,
      `${name} does not fit its contract: ${JSON.stringify(answer.issues?.slice(0, 3))}`,
    );
    return answer.output as CallAnswer<C>;
  }

  /** Returns the raw envelope, for calls that should fail. Input is not checked, so invalid input can be sent. */
  async attempt(call: Call, input: object = {}, extra: Extra = {}): Promise<Attempt> {
    const { params, query, body } = input as { params?: object; query?: object; body?: object };
    const { names } = call;
    const form = call.form ? await encodeForm(toWireNames(body ?? {}, names)) : undefined;
    const search = Object.entries(toWireNames(query ?? {}, names)).filter(([, value]) => value !== undefined);
    const response = await this.send({
      method: call.method,
      url: fillPath(call.path, params),
      query: Object.fromEntries(search.map(([name, value]) => [name, String(value)])),
      ...(form && { payload: form.payload }),
      ...(body === undefined || form
        ? {}
        : { payload: Array.isArray(body) ? body : toWireNames(body, names) }),
      headers: {
        ...(call.method === 'GET' ? {} : { 'idempotency-key': extra.key ?? randomUUID() }),
        ...(form && { 'content-type': form.type }),
        ...extra.headers,
      },
    });
    const envelope = response.json<Envelope>();
    return {
      httpStatus: response.statusCode,
      envelope,
      error: envelope.errors?.[0],
      headers: response.headers,
    };
  }

  /** Sends any request with the headers of this client's session; a header set to undefined is left out. */
  async send(request: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    url: string;
    query?: Record<string, string>;
    payload?: object | string;
    headers?: Readonly<Record<string, string | undefined>>;
  }) {
    const headers = { ...this.headers(), ...request.headers };
    const given = Object.entries(headers).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    const response = await this.#app.inject({ ...request, headers: Object.fromEntries(given) });
    for (const { name, value } of response.cookies) this.#cookies?.set(name, value);
    return response;
  }

  headers(): Record<string, string | undefined> {
    return {
      ...clockHeaders(this.#salt),
      'authorization-token': this.token,
      cookie:
        this.#cookies === undefined
          ? this.sid && `sid=${this.sid}`
          : [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
  }
}

/** Encodes a form as a browser does. */
async function encodeForm(fields: object) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  return { payload, type: encoded.headers.get('content-type') ?? '' };
}
