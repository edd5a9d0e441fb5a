import { allStaffRights } from '@shop/contracts/account/permissions';
import type { createFirstAdministrator } from '@shop/contracts/office/first-start';
import type { FastifyBaseLogger } from 'fastify';
import type * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import { Conflict, Validation } from '../../platform/errors/errors.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { recordOfficeChange } from '../office-journal/office-journal.api.ts';
import { refuseKnownPassword, refuseLoginAsPassword } from '../password/password.api.ts';
import {
  countSecretAttempt,
  forgiveLoginAttempt,
  hashPassword,
  issueSecret,
  type NewSession,
  opensFirstStart,
  spendSecret,
  startSession,
  voidFirstStartSecrets,
} from '../session/session.api.ts';
import { findAdministrators, lockStaff } from './administrators.ts';
import { takenLogin } from './manage-staff.ts';
import { staffAdded } from './staff-actions.ts';

const LINK_MAX_AGE_S = 1_800;

/**
 * Issues the link with which the first administrator sets a password, once and within 30 minutes; earlier ones stop
 * working. It is for a terminal and never for a log. Throws `Conflict` in a shop that has an administrator.
 */
export async function issueFirstStartLink(db: Db, publicUrl: string): Promise<string> {
  const key = await db.transaction().execute(async (tx) => {
    await lockStaff(tx);
    if ((await findAdministrators(tx)).size > 0)
      throw new Conflict(
        'В\u00a0магазине уже есть администратор. Новую ссылку сотруднику печатает npm run staff -- link <почта>',
      );
    await voidFirstStartSecrets(tx);
    return issueSecret(tx, { purpose: 'first-administrator' }, LINK_MAX_AGE_S);
  });
  return `${publicUrl}/office/first-start/?key=${key}`;
}

/**
 * Says how to begin in a shop that nobody could run yet: a link on a terminal, where only the person who starts the
 * server reads it, otherwise a warning that names the command.
 */
export async function inviteFirstAdministrator(
  db: Db,
  publicUrl: string,
  output: {
    /** Null where the output is no terminal. */
    readonly print: ((line: string) => void) | null;
    readonly log: Pick<FastifyBaseLogger, 'warn'>;
  },
): Promise<void> {
  if ((await findAdministrators(db)).size > 0) return;
  if (output.print === null) {
    output.log.warn(
      'Nobody runs this shop yet: `npm run staff -- link` prints the link for its first administrator',
    );
    return;
  }
  const link = await issueFirstStartLink(db, publicUrl).catch((error: unknown) => {
    // An administrator has appeared meanwhile.
    if (error instanceof Conflict) return null;
    throw error;
  });
  if (link === null) return;
  output.print('\nВ\u00a0магазине ещё нет администратора. Откройте ссылку: она на 30 минут и на один раз');
  output.print(`${link}\n`);
}

type FirstAdministrator = v.InferOutput<typeof createFirstAdministrator.body & {}>;

/**
 * Creates the first administrator by the key of the link, and logs in. Throws `Validation` at `key` for a dead link,
 * also where another administrator was faster, at `email` for a taken login and at `password` for a bad one (the link
 * stays good), and `Limit` after too many attempts. Nothing is hashed for a key that opens nothing.
 */
export async function startFirstAdministrator(
  db: Db,
  { key, email, password, name, lastName }: FirstAdministrator,
  visitor: Visitor,
): Promise<NewSession> {
  refuseKnownPassword(password);
  refuseLoginAsPassword(password, email);
  const attempts = await countSecretAttempt(db, visitor);
  if (!(await opensFirstStart(db, key))) throw deadLink();
  const passwordHash = await hashPassword(password);
  const session = await db.transaction().execute(async (tx) => {
    await lockStaff(tx);
    if ((await findAdministrators(tx)).size > 0) throw deadLink();
    if ((await spendSecret(tx, 'first-administrator', key)) === undefined) throw deadLink();
    const added = await tx
      .insertInto('users')
      .values({ login: email, password_hash: passwordHash, role: 'MANAGER', name, last_name: lastName })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw await takenLogin(tx, email);
    await tx
      .insertInto('staff_rights')
      .values(allStaffRights.map((right) => ({ user_id: added.id, right })))
      .execute();
    await recordOfficeChange(
      tx,
      { userId: added.id, name: `${name} ${lastName} (${email})` },
      {
        action: staffAdded,
        subject: email,
        after: { userId: added.id, role: 'MANAGER', name, lastName, rights: allStaffRights },
      },
    );
    return startSession(tx, added.id, visitor);
  });
  await forgiveLoginAttempt(db, attempts);
  return session;
}

function deadLink(): Validation {
  return new Validation(
    'Ссылка уже не\u00a0действует. Новую печатает на\u00a0сервере npm run staff -- link',
    'key',
  );
}
