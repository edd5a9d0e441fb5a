import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import {
  clearAttempts,
  countAttempts,
  type RateLimit,
  returnAttempt,
} from '../../../platform/limits/rate-limit.ts';
import { isPasswordOf } from '../../session/session.api.ts';
import { isInNetworks } from './networks.ts';
import { type ExchangeNode, findNodeByLogin, nodeOf } from './nodes.repository.ts';

const failures: RateLimit = {
  name: 'exchange-login',
  free: 10,
  leakS: 60,
  beyond: 'growing',
  message: 'Слишком много неудачных попыток входа.',
};
/** Logins may be invented, and each attempt costs a hash of the password. */
const failuresOfAddress: RateLimit = { ...failures, name: 'exchange-login-address', free: 50, leakS: 18 };

/** The exchange does not let the caller in; the message is for the person who reads 1C's protocol. */
export class ExchangeLoginError extends Error {
  override readonly name = 'ExchangeLoginError';
}

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

const PROVED_FOR_MS = 300_000;
const MOST_PROVED = 100;

/**
 * Checks who exchanges. Some versions of 1C send the password with every part of a file: a password that was just found
 * right is not hashed again, as long as its node is unchanged.
 */
export class NodeAuthenticator {
  readonly #salt = randomBytes(32);
  readonly #proved = new Map<
    string,
    { readonly id: number; readonly version: number; readonly until: number }
  >();

  /** Throws `ExchangeLoginError`, or `Limit` after too many failures. */
  async authenticate(db: Db, { login, password }: Credentials, address: string): Promise<ExchangeNode> {
    const row = await findNodeByLogin(db, login);
    const key = createHash('sha256').update(this.#salt).update(`${login}\0${password}`).digest('base64');
    const proved = this.#proved.get(key);
    const isProved =
      proved !== undefined &&
      proved.id === row?.id &&
      proved.version === row.version &&
      proved.until > Date.now();
    if (!isProved) {
      this.#proved.delete(key);
      // Counted before the password is checked, so that guesses sent at the same time do not slip past the limit.
      const attempt = { limit: failures, subject: `${address} ${login}` };
      const ofAddress = { limit: failuresOfAddress, subject: address };
      await countAttempts(db, [attempt, ofAddress]);
      if (!(await isPasswordOf(row, password)))
        throw new ExchangeLoginError('Неверный логин или пароль обмена');
      await clearAttempts(db, attempt);
      await returnAttempt(db, ofAddress);
    }
    const node = nodeOf(row!);
    admit(node, address);
    if (this.#proved.size >= MOST_PROVED) this.#proved.clear();
    this.#proved.set(key, { id: node.id, version: node.version, until: Date.now() + PROVED_FOR_MS });
    return node;
  }
}

/** Throws `ExchangeLoginError` for a node that is switched off or calls from elsewhere. */
export function admit(node: ExchangeNode, address: string): void {
  if (!node.isActive)
    throw new ExchangeLoginError(`Узел обмена «${node.name}» выключен в управлении магазином`);
  if (!isInNetworks(address, node.allowedNetworks))
    throw new ExchangeLoginError(`Узлу обмена «${node.name}» нельзя обращаться с адреса ${address}`);
}
