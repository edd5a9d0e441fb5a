import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ShopAccounts, ShopAnswer } from '../accounts/shop-accounts.ts';
import { type ShopSession, shopSessionOf } from '../accounts/shop-session.ts';
import { BoundedMap } from './bounded-map.ts';
import { AddressLimit } from './reporter/address-limit.ts';
import { wideNetworkOf } from './reporter/witness.ts';

/** A page reports several times, and its visitor opens several pages, so answers are cached. */
const KEPT_MS = 60_000;
const KEPT_MAX = 10_000;
/**
 * More concurrent questions than the reports of a shop need: a flood of forged sessions must not reach the
 * API.
 */
const PENDING_MAX = 32;
/**
 * Sessions checked a minute for an address, and for its network, so that nobody uses up the others' share.
 */
const ASKED_PER_ADDRESS = 30;
const ASKED_PER_NETWORK = 300;

const noAnswer: ShopAnswer<never> = { kind: 'no-answer' };

interface KnownSession {
  readonly answer: Promise<ShopAnswer<number>>;
  readonly untilMs: number;
}

/** Checks with the API whether the session of a report is live at that moment. */
export class LiveSessions {
  readonly #accounts: Pick<ShopAccounts, 'account'>;
  readonly #known = new BoundedMap<string, KnownSession>(KEPT_MAX);
  readonly #ofAddress = new AddressLimit(ASKED_PER_ADDRESS);
  readonly #ofNetwork = new AddressLimit(ASKED_PER_NETWORK);
  #pending = 0;

  constructor(accounts: Pick<ShopAccounts, 'account'>) {
    this.#accounts = accounts;
  }

  /** The account of the request's live session; `no` when it has ended, undefined when the request has none. */
  async accountOf(request: FastifyRequest, nowMs = Date.now()): Promise<ShopAnswer<number> | undefined> {
    const session = shopSessionOf(request);
    if (!session) return undefined;
    const key = createHash('sha256').update(`${session.token} ${session.sid}`).digest('base64url');
    const known = this.#known.get(key);
    if (known && known.untilMs > nowMs) return known.answer;
    if (!this.#mayRequest(request.ip, nowMs)) return noAnswer;
    const answer = this.#ask(request, session);
    this.#known.set(key, { answer, untilMs: nowMs + KEPT_MS });
    // An unanswered question is asked again with the next report.
    if ((await answer).kind === 'no-answer') this.#known.delete(key);
    return answer;
  }

  #mayRequest(ip: string, nowMs: number): boolean {
    if (this.#pending >= PENDING_MAX) return false;
    return this.#ofAddress.admits(ip, nowMs) && this.#ofNetwork.admits(wideNetworkOf(ip), nowMs);
  }

  async #ask(request: FastifyRequest, session: ShopSession): Promise<ShopAnswer<number>> {
    this.#pending += 1;
    try {
      return await this.#accounts.account(request, session);
    } finally {
      this.#pending -= 1;
    }
  }
}
