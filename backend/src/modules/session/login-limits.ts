import type { Db } from '../../database/database.ts';
import { Limit } from '../../http/errors.ts';

const WINDOW_S = 15 * 60;
/** Failures within the window. Successes never count, so a busy office behind one address is not shut out. */
const MAX_PER_ACCOUNT = 10;
const MAX_PER_ADDRESS = 100;

interface Attempt {
  /** In its one spelling, whether or not such an account exists: both are limited alike. */
  readonly login: string;
  readonly address: string;
}

/**
 * Counts the attempt as a failure before its password is looked at, so that guesses sent all at once do not slip past
 * the limit together. Throws `Limit` when the account or the address has failed too often lately.
 */
export async function countLoginAttempt(db: Db, { login, address }: Attempt): Promise<readonly number[]> {
  const subjects = [`account:${login}`, `address:${address}`];
  const rows = await db
    .insertInto('login_failures')
    .values(subjects.map((subject) => ({ subject })))
    .returning('id')
    .execute();
  const attempt = rows.map(({ id }) => id);
  const [account, network] = await Promise.all(subjects.map((subject) => countFailures(db, subject)));
  if ((account ?? 0) <= MAX_PER_ACCOUNT && (network ?? 0) <= MAX_PER_ADDRESS) return attempt;
  // Being turned away is no failure: the wait does not grow by asking.
  await db.deleteFrom('login_failures').where('id', 'in', attempt).execute();
  throw new Limit('Слишком много неудачных попыток входа. Попробуйте снова через 15 минут', WINDOW_S);
}

/** The attempt succeeded: it never counted, and the account begins anew. */
export async function forgiveLoginAttempt(db: Db, login: string, attempt: readonly number[]): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where((where) => where.or([where('id', 'in', attempt), where('subject', '=', `account:${login}`)]))
    .execute();
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
