import { randomBytes } from 'node:crypto';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { transact } from '../../platform/database/transact.ts';
import { Forbidden, NotFound, Unauthenticated } from '../../platform/errors/errors.ts';
import { hashSecret, mayImpersonateAt } from '../../platform/http/session/session.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { countAttempts, type RateLimit } from '../../platform/limits/rate-limit.ts';
import { recordHistory } from '../history/history.api.ts';
import { endImpersonationsUnder } from './end-impersonation.ts';
import { refuseNestedImpersonation } from './refuse-impersonation.ts';
import { recordSecurityEvent } from './security-events.ts';

/** The limit is above what any manager needs, and slows down an attacker with a stolen session. */
const perPerson: RateLimit = {
  name: 'acting',
  free: 60,
  leakS: 30,
  beyond: 'full',
  message: 'Слишком много входов за\u00a0других пользователей.',
};

interface For {
  readonly userId: number;
  /** The only company the impersonation is for. */
  readonly counterpartyId: number;
}

/**
 * Begins to impersonate a user of a company and answers the token of the new session (decision 060). It is the only
 * child of the manager's session: it belongs to the same browser and ends with its parent.
 *
 * Throws `NotFound` for a user of no company where the actor may impersonate, `Forbidden` for oneself, for staff, for a
 * user or company that is switched off and during another impersonation, and `Limit`.
 */
export async function startImpersonation(
  db: Db,
  actor: Actor,
  chosen: For,
  visitor: Visitor,
): Promise<string> {
  refuseNestedImpersonation(actor);
  if (chosen.userId === actor.userId)
    throw new Forbidden('Это вы. Войти можно только за\u00a0другого пользователя');
  await countAttempts(db, [{ limit: perPerson, subject: String(actor.userId) }]);
  const token = randomBytes(32).toString('base64url');
  await transact(db, async (tx) => {
    const { sidHash, expiresAt } = await lockParentSession(tx, actor);
    await refuseWhoCannotBeActedFor(tx, actor, chosen);
    await endImpersonationsUnder(tx, actor.sessionId, visitor);
    await tx
      .insertInto('sessions')
      .values({
        token_hash: hashSecret(token),
        sid_hash: sidHash,
        user_id: chosen.userId,
        acted_by: actor.userId,
        parent_id: actor.sessionId,
        counterparty_id: chosen.counterpartyId,
        user_agent: visitor.userAgent,
        expires_at: expiresAt,
      })
      .execute();
    const { userId, counterpartyId } = chosen;
    await recordSecurityEvent(tx, visitor, { kind: 'acting-began', userId, actedBy: actor.userId });
    const doer = { userId, actedBy: { id: actor.userId } };
    await recordHistory(tx, doer, { counterpartyId, action: 'acting.began' });
  });
  return token;
}

/** Two impersonations that one browser starts at once wait for each other here, and a logout meanwhile is noticed. */
async function lockParentSession(tx: Db, { sessionId }: Actor) {
  return tx
    .selectFrom('sessions')
    .select(['sid_hash as sidHash', 'expires_at as expiresAt'])
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Unauthenticated());
}

async function refuseWhoCannotBeActedFor(tx: Db, actor: Actor, { userId, counterpartyId }: For) {
  const found = await unscoped(tx, 'users of the companies where the actor may act for them')
    .selectFrom('counterparty_users as membership')
    .innerJoin('counterparties as company', 'company.id', 'membership.counterparty_id')
    .innerJoin('users as member', 'member.id', 'membership.user_id')
    .innerJoin('users as agent', (join) => join.on('agent.id', '=', actor.userId))
    .select(['member.role', 'member.active', 'company.active as isOpen', 'company.closed_at as closedAt'])
    .where('member.id', '=', userId)
    .where('company.id', '=', counterpartyId)
    .where(mayImpersonateAt('agent', 'company'))
    .executeTakeFirstOrThrow(() => new NotFound('Такого пользователя нет'));
  if (found.role !== 'CUSTOMER') throw new Forbidden('За\u00a0сотрудника магазина войти нельзя');
  if (!found.active) throw new Forbidden('Эта учётная запись отключена');
  if (!found.isOpen) throw new Forbidden('Эта компания отключена');
  if (found.closedAt !== null) throw new Forbidden('Доступ этой компании к\u00a0сайту закрыт');
}
