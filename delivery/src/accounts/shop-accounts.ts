import { createHash, randomUUID } from 'node:crypto';
import { isAllowed } from '@shop/contracts/account/permissions';
import { authenticate, checkSession, logOut } from '@shop/contracts/account/session';
import type { Call, CallAnswer } from '@shop/contracts/platform/call';
import { type Envelope, envelope } from '@shop/contracts/platform/envelope';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Settings } from '../settings.ts';
import type { ShopSession } from './shop-session.ts';

type Visit = Pick<FastifyRequest, 'headers' | 'ip' | 'host' | 'protocol' | 'id'>;

/** The API's answer about a session or a login. */
export type ShopAnswer<T> =
  | { readonly kind: 'yes'; readonly value: T }
  /** The message is for the visitor, if the API sent one; `field` names the field with the mistake. */
  | { readonly kind: 'no'; readonly message: string | undefined; readonly field?: string | undefined }
  | { readonly kind: 'no-answer' };

type AccountSettings = Pick<Settings, 'apiOrigin' | 'releaseStore'> & { readonly hashSalt: string };

const TIMEOUT_MS = 4000;
/** How long an API that timed out is not called again, so that pages do not wait for it one by one. */
const PAUSE_MS = 10_000;

/** Accounts of the shop. Calls the API in the visitor's name, with nothing but the visitor's own cookies. */
export class ShopAccounts {
  readonly #apiOrigin: string;
  readonly #hashSalt: string;
  readonly #acceptsDemo: boolean;
  #pausedUntilMs = 0;

  constructor({ apiOrigin, hashSalt, releaseStore }: AccountSettings) {
    this.#apiOrigin = apiOrigin;
    this.#hashSalt = hashSalt;
    this.#acceptsDemo = releaseStore === undefined;
  }

  /**
   * The name of the operator whose session this is; `no` for everybody else. A demo account, whose password
   * is public, may not operate releases in PostgreSQL, and neither may an account that the API does not call
   * a real one.
   */
  async operator(visit: Visit, session: ShopSession): Promise<ShopAnswer<string>> {
    if (Date.now() < this.#pausedUntilMs) return { kind: 'no-answer' };
    const answer = await this.#ask(visit, checkSession, session);
    if (answer.kind !== 'yes') return answer;
    const parsed = v.safeParse(checkSession.answer, answer.value.envelope.data);
    if (!parsed.success || !isAllowed('releases.manage', parsed.output.user))
      return { kind: 'no', message: undefined };
    const { name, login, isDemo } = parsed.output.user;
    if (!this.#acceptsDemo && isDemo !== false) return { kind: 'no', message: undefined };
    return { kind: 'yes', value: `${name} (${login})` };
  }

  /**
   * The account whose session this is; `no` when it has ended. A manager who impersonates a buyer counts as
   * the manager. The call is the session check of open pages and, like theirs, extends the session.
   */
  async account(visit: Visit, session: ShopSession): Promise<ShopAnswer<number>> {
    const answer = await this.call(visit, session, checkSession);
    if (answer.kind !== 'yes') return answer;
    const { user } = answer.value;
    return { kind: 'yes', value: user.actedBy?.id ?? user.id };
  }

  /** Logs in by password; the API limits failed attempts. */
  async logIn(visit: Visit, login: string, password: string): Promise<ShopAnswer<ShopSession>> {
    const answer = await this.#ask(visit, authenticate, undefined, { login, password });
    if (answer.kind !== 'yes') return answer;
    const parsed = v.safeParse(authenticate.answer, answer.value.envelope.data);
    const sid = answer.value.cookies.find((cookie) => /^(__Host-)?sid=[^;]/.test(cookie))?.split(';', 1)[0];
    if (!parsed.success || sid === undefined) return { kind: 'no-answer' };
    return { kind: 'yes', value: { token: parsed.output.token, sid } };
  }

  /** Any other call in the operator's name; `no` carries the API's reason for a refusal. */
  async call<C extends Call>(
    visit: Visit,
    session: ShopSession,
    call: C,
    { body }: { readonly body?: object } = {},
  ): Promise<ShopAnswer<CallAnswer<C>>> {
    if (Date.now() < this.#pausedUntilMs) return { kind: 'no-answer' };
    const answer = await this.#ask(visit, call, session, body);
    if (answer.kind !== 'yes') return answer;
    const parsed = v.safeParse(call.answer, answer.value.envelope.data);
    return parsed.success ? { kind: 'yes', value: parsed.output as CallAnswer<C> } : { kind: 'no-answer' };
  }

  async logOut(visit: Visit, session: ShopSession): Promise<void> {
    await this.#ask(visit, logOut, session, {});
  }

  async #ask(
    visit: Visit,
    { method, path }: { readonly method: string; readonly path: string },
    session: ShopSession | undefined,
    body?: object,
  ): Promise<ShopAnswer<{ readonly envelope: Envelope; readonly cookies: readonly string[] }>> {
    try {
      const response = await fetch(this.#apiOrigin + path, {
        method,
        headers: this.#headers(visit, session, body !== undefined),
        body: body && JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const parsed = v.safeParse(envelope, await response.json().catch(() => undefined));
      if (!parsed.success || response.status >= 500) return this.#pause();
      if (parsed.output.status === 'success')
        return { kind: 'yes', value: { envelope: parsed.output, cookies: response.headers.getSetCookie() } };
      // A wrong clock or salt says nothing about the session.
      const [error] = parsed.output.errors;
      return error?.code === 'clock'
        ? this.#pause()
        : { kind: 'no', message: error?.message, field: error?.field };
    } catch {
      return this.#pause();
    }
  }

  #pause(): { readonly kind: 'no-answer' } {
    this.#pausedUntilMs = Date.now() + PAUSE_MS;
    return { kind: 'no-answer' };
  }

  #headers(visit: Visit, session: ShopSession | undefined, hasBody: boolean): Record<string, string> {
    const date = new Date().toUTCString();
    return {
      Date: date,
      'X-Date': date,
      Hash: createHash('sha256')
        .update(this.#hashSalt + date)
        .digest('hex'),
      'X-Forwarded-For': visit.ip,
      'X-Forwarded-Host': visit.host,
      'X-Forwarded-Proto': visit.protocol,
      'X-Request-Id': visit.id,
      'User-Agent': visit.headers['user-agent'] ?? '',
      ...(session && { 'Authorization-Token': session.token, Cookie: session.sid }),
      ...(hasBody && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
    };
  }
}
