import type { Db } from '../../database/database.ts';
import { Limit } from '../../http/errors.ts';

const WINDOW_S = 15 * 60;
/** Failures within the window. Successes never count, so a busy office behind one address is not shut out. */
const MAX_PER_ACCOUNT = 10;
const MAX_PER_ADDRESS = 100;

interface Attempt {
  /** The login as typed, whether or not such an account exists: both are limited alike. */
  readonly login: string;
  readonly address: string;
}

/** Throws `Limit` when the account or the address has failed too often lately. */
export async function checkLoginLimits(db: Db, { login, address }: Attempt): Promise<void> {
  const [account, network] = await Promise.all([
    countFailures(db, accountSubject(login)),
    countFailures(db, addressSubject(address)),
  ]);
  if (account < MAX_PER_ACCOUNT && network < MAX_PER_ADDRESS) return;
  throw new Limit('Слишком много неудачных попыток входа. Попробуйте снова через 15 минут', WINDOW_S);
}

export async function recordLoginFailure(db: Db, { login, address }: Attempt): Promise<void> {
  await db
    .insertInto('login_failures')
    .values([{ subject: accountSubject(login) }, { subject: addressSubject(address) }])
    .execute();
}

export async function forgetLoginFailures(db: Db, login: string): Promise<void> {
  await db.deleteFrom('login_failures').where('subject', '=', accountSubject(login)).execute();
}

async function countFailures(db: Db, subject: string): Promise<number> {
  const { count } = await db
    .selectFrom('login_failures')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('subject', '=', subject)
    .where('failed_at', '>', new Date(Date.now() - WINDOW_S * 1000))
    .executeTakeFirstOrThrow();
  return count;
}

const accountSubject = (login: string) => `account:${login}`;
const addressSubject = (address: string) => `address:${address}`;
