import { AUTH_COOKIE } from '@shop/domain/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopAccounts } from '../../../accounts/shop-accounts.ts';
import { type ShopSession, shopSessionOf } from '../../../accounts/shop-session.ts';
import type { TokenStore } from '../../../releases/store/token-store.ts';
import { findToken } from '../../../releases/store/tokens.ts';
import { type Actor, actorWith } from '../../actor.ts';
import { FailureLimit } from '../../failure-limit.ts';
import {
  type ConsoleSession,
  type Holder,
  newSession,
  type Operator,
  readSession,
  sessionCookie,
} from './console-session.ts';

/** A person who may use the console. */
export interface Visitor {
  readonly actor: Actor;
  readonly session: ConsoleSession;
}

/** A failed login; the message is for the person who tried. */
export class LoginRefused extends Error {
  override readonly name = 'LoginRefused';
}

export interface AuthenticationParts {
  readonly tokens: TokenStore;
  readonly accounts: ShopAccounts;
  /** Seals sessions; the same for all origins of the store. */
  readonly secret: () => Promise<string>;
}

const RECHECK_MS = 3 * 60_000;
const WRONG_TOKEN = 'Такого токена нет, или он отозван.';
const WRONG_ACCOUNT = 'Войти с этой учётной записью сюда нельзя.';
const NO_ANSWER = 'Магазин не отвечает и не может проверить пароль. Войдите с токеном релизов.';

/** Authenticates visitors of the console: operators of the shop and holders of release tokens. */
export class Authentication {
  readonly #parts: AuthenticationParts;
  readonly #failures = new FailureLimit();

  constructor(parts: AuthenticationParts) {
    this.#parts = parts;
  }

  /**
   * The visitor, by the session of the console or else that of the shop; undefined for anybody else. Cookies
   * to set go with the reply. A token is looked up each time. The API is asked every three minutes and before
   * every change; while it does not answer, its last answer holds.
   */
  async find(request: FastifyRequest, reply: FastifyReply): Promise<Visitor | undefined> {
    const secret = await this.#parts.secret();
    const session = readSession(request, secret);
    if (session) {
      const visitor = await this.#check(request, session);
      if (visitor && visitor.session !== session) this.#keep(request, reply, secret, visitor.session);
      if (visitor) return visitor;
      reply.header('set-cookie', sessionCookie(request, secret, undefined));
    }
    // A change needs a form of the console, and so a session of the console before it.
    return request.method === 'GET' ? this.#comeFromShop(request, reply, secret) : undefined;
  }

  /** Logs in with a release token. Throws `LoginRefused`. */
  async logInWithToken(request: FastifyRequest, reply: FastifyReply, text: string): Promise<void> {
    this.#demandPatience(request);
    const token = await findToken(this.#parts.tokens, text);
    if (!token) {
      this.#failures.count(request.ip);
      throw new LoginRefused(WRONG_TOKEN);
    }
    await this.#begin(request, reply, { kind: 'token', tokenId: token.id });
  }

  /** Logs in an operator of the shop. Throws `LoginRefused`. */
  async logInWithPassword(
    request: FastifyRequest,
    reply: FastifyReply,
    { login, password }: { readonly login: string; readonly password: string },
  ): Promise<void> {
    this.#demandPatience(request);
    const { accounts } = this.#parts;
    const known = await accounts.logIn(request, login, password);
    if (known.kind === 'no-answer') throw new LoginRefused(NO_ANSWER);
    if (known.kind === 'no') {
      this.#failures.count(request.ip);
      throw new LoginRefused(known.message ?? WRONG_ACCOUNT);
    }
    const operator = await accounts.operator(request, known.value);
    if (operator.kind !== 'yes') {
      this.#failures.count(request.ip);
      await accounts.logOut(request, known.value);
      throw new LoginRefused(operator.kind === 'no' ? WRONG_ACCOUNT : NO_ANSWER);
    }
    await this.#begin(request, reply, operatorWith(operator.value, known.value));
  }

  /**
   * Ends the session and the shop session behind it: the next page would otherwise be logged in by that one
   * again.
   */
  async logOut(request: FastifyRequest, reply: FastifyReply, { session }: Visitor): Promise<void> {
    const gone = [sessionCookie(request, await this.#parts.secret(), undefined)];
    if (session.holder.kind === 'operator') {
      await this.#parts.accounts.logOut(request, session.holder);
      if (shopSessionOf(request)?.token === session.holder.token)
        gone.push(`${AUTH_COOKIE}=; Max-Age=0; Path=/; SameSite=Strict`);
    }
    reply.header('set-cookie', gone);
  }

  async #check(request: FastifyRequest, session: ConsoleSession): Promise<Visitor | undefined> {
    const { holder } = session;
    if (holder.kind === 'token') {
      const token = (await this.#parts.tokens.list()).find(({ id }) => id === holder.tokenId);
      return token && { actor: actorWith(token), session };
    }
    const isFresh = Date.now() - holder.checkedAtMs < RECHECK_MS;
    if (isFresh && request.method === 'GET') return { actor: actorOf(holder), session };
    const answer = await this.#parts.accounts.operator(request, holder);
    if (answer.kind === 'no') return undefined;
    if (answer.kind === 'no-answer') return { actor: actorOf(holder), session };
    const checked = operatorWith(answer.value, holder);
    return { actor: actorOf(checked), session: { ...session, holder: checked } };
  }

  async #comeFromShop(
    request: FastifyRequest,
    reply: FastifyReply,
    secret: string,
  ): Promise<Visitor | undefined> {
    const shop = shopSessionOf(request);
    const answer = shop && (await this.#parts.accounts.operator(request, shop));
    if (!shop || answer?.kind !== 'yes') return undefined;
    const holder = operatorWith(answer.value, shop);
    const session = newSession(holder);
    this.#keep(request, reply, secret, session);
    return { actor: actorOf(holder), session };
  }

  async #begin(request: FastifyRequest, reply: FastifyReply, holder: Holder): Promise<void> {
    this.#keep(request, reply, await this.#parts.secret(), newSession(holder));
  }

  #keep(request: FastifyRequest, reply: FastifyReply, secret: string, session: ConsoleSession): void {
    reply.removeHeader('set-cookie').header('set-cookie', sessionCookie(request, secret, session));
  }

  #demandPatience({ ip }: FastifyRequest): void {
    const seconds = this.#failures.waitSeconds(ip);
    if (seconds > 0) throw new LoginRefused(`Слишком много неверных попыток. Подождите ${seconds} с.`);
  }
}

function operatorWith(name: string, { token, sid }: ShopSession): Operator {
  return { kind: 'operator', name, token, sid, checkedAtMs: Date.now() };
}

/** An operator of the shop may change everything. */
function actorOf({ name }: Operator): Actor {
  return { name, area: '*', isAdmin: true, mayChange: () => true };
}
