import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Conflict, Credentials, Validation } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { countAttempts } from '../../platform/limits/rate-limit.ts';
import {
  countSecretAttempt,
  emailAttempts,
  endSessionsOf,
  forgiveLoginAttempt,
  issueSecret,
  lockActiveAccount,
  recordSecurityEvent,
  refuseWhenImpersonating,
  spendSecret,
  verifyOldPassword,
  voidEmailSecrets,
  voidRecoverySecrets,
} from '../session/session.api.ts';
import { renameStaff } from '../staff/staff.api.ts';
import { sendEmailChangeAsked, sendEmailChanged, sendEmailProof } from './profile-emails.ts';

const LINK_MAX_AGE_S = 86_400;

type Deps = Pick<Services, 'db' | 'settings'>;

/**
 * Emails a link to the new address, which replaces the login once it is opened (`confirmEmail`), and tells the old address.
 * An open session is not enough: the user needs the current password. An address that has an account gets a letter that
 * says so, and the caller the same answer. A second request replaces the first. Throws `Forbidden`, `Credentials` at
 * `old_password`, `Limit`, and `Validation` of `email` for the present login.
 */
export async function requestEmailChange(
  { db, settings }: Deps,
  actor: Actor,
  { email, oldPassword }: { readonly email: string; readonly oldPassword: string },
  visitor: Visitor,
): Promise<void> {
  refuseWhenImpersonating(actor);
  const { userId, login } = actor;
  if (email === login) throw new Validation('С\u00a0этой почтой вы уже входите', 'email');
  const attempt = {
    oldPassword,
    failure: 'email-change-failed',
    refusal: () => new Credentials('Текущий пароль указан неверно', 'old_password'),
  } as const;
  const transact = await verifyOldPassword(db, actor, attempt, visitor);
  await countAttempts(db, await emailAttempts(db, email, visitor));
  await transact(async (tx) => {
    await voidEmailSecrets(tx, userId);
    const code = await issueSecret(tx, { purpose: 'email', userId, email }, LINK_MAX_AGE_S);
    const expiresAt = new Date(Date.now() + LINK_MAX_AGE_S * 1000);
    await sendEmailProof(tx, settings, { email, code, expiresAt, isTaken: await isTaken(tx, email) });
    await sendEmailChangeAsked(tx, settings, { recipient: login, email }, visitor);
    await recordSecurityEvent(tx, visitor, { kind: 'email-change-asked', userId });
  });
}

/**
 * Makes the address that the link proves the login, and answers it. Only the user who asked for it, logged in, may open
 * the link. Other sessions end, unused ways to a new password close, and the old address is told. Throws `Forbidden`,
 * `Credentials` for a link that is used, expired or somebody else's, `Conflict` for an address that has got an account
 * meanwhile, and `Limit`.
 */
export async function confirmEmail(
  { db, settings }: Deps,
  actor: Actor,
  code: string,
  visitor: Visitor,
): Promise<{ readonly email: string }> {
  refuseWhenImpersonating(actor);
  const { userId, sessionId, login, role } = actor;
  const attempts = await countSecretAttempt(db, visitor);
  const email = await db
    .transaction()
    .execute(async (tx) => {
      const isActive = await lockActiveAccount(tx, userId);
      const proven = isActive ? await spendSecret(tx, 'email', code) : undefined;
      if (proven?.userId !== userId || proven.email === null) throw deadLink();
      if (await isTaken(tx, proven.email)) throw taken();
      await tx
        .updateTable('users')
        .set({ login: proven.email, former_emails: sql`array_append(former_emails, login)` })
        .where('id', '=', userId)
        .execute();
      if (role !== 'CUSTOMER') await renameStaff(tx, { from: login, to: proven.email });
      await voidRecoverySecrets(tx, userId);
      await endSessionsOf(tx, userId, { exceptId: sessionId });
      await recordSecurityEvent(tx, visitor, { kind: 'email-changed', userId });
      await sendEmailChanged(tx, settings, { recipient: login, email: proven.email }, visitor);
      return proven.email;
    })
    .catch((error: unknown) => {
      throw isLoginRivalry(error) ? taken() : error;
    });
  await forgiveLoginAttempt(db, attempts);
  return { email };
}

async function isTaken(db: Db, email: string): Promise<boolean> {
  const owner = await db.selectFrom('users').select('id').where('login', '=', email).executeTakeFirst();
  return owner !== undefined;
}

/** Another account has taken the address at the same moment. */
function isLoginRivalry(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'users_login_key';
}

function taken(): Conflict {
  return new Conflict('С\u00a0этой почтой уже есть учётная запись. Почта для входа не\u00a0изменилась');
}

function deadLink(): Credentials {
  return new Credentials(
    'Ссылка не\u00a0действует: она устарела, её уже открывали или запросили из\u00a0другой учётной записи. Почта для входа прежняя',
  );
}
