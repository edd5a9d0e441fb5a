import { randomBytes } from 'node:crypto';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { transact } from '../../platform/database/transact.ts';
import { Forbidden, NotFound, Unauthenticated } from '../../platform/errors/errors.ts';
import { hashSecret, mayActAt } from '../../platform/http/session/session.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { type Throttle, takeTries } from '../../platform/limits/throttle.ts';
import { recordHistory } from '../history/history.api.ts';
import { refuseActing } from './acting.ts';
import { endActingUnder } from './end-acting.ts';
import { recordSecurityEvent } from './security-events.ts';

/** More than anybody who works with clients needs, and a brake for whoever has got hold of his session. */
const perPerson: Throttle = {
  name: 'acting',
  free: 60,
  leakS: 30,
  beyond: 'full',
  message: 'Слишком много входов за\u00a0других пользователей.',
};

interface For {
  readonly userId: number;
  /** The one company it is for. */
  readonly counterpartyId: number;
}

/**
 * Begins to act for a user of a company and answers the token of that (decision 060). The session is the own one's child:
 * of the same browser, ended with it, and the only one under it.
 *
 * Throws `NotFound` for a user of no company where the actor may act, `Forbidden` for oneself, for staff, for what is
 * switched off and while one acts, and `Limit`.
 */
export async function startActing(db: Db, actor: ActingUser, chosen: For, visitor: Visitor): Promise<string> {
  refuseActing(actor);
  if (chosen.userId === actor.userId)
    throw new Forbidden('Это вы. Войти можно только за\u00a0другого пользователя');
  await takeTries(db, [{ throttle: perPerson, subject: String(actor.userId) }]);
  const token = randomBytes(32).toString('base64url');
  await transact(db, async (tx) => {
    const { sidHash, expiresAt } = await holdParent(tx, actor);
    await refuseWhoCannotBeActedFor(tx, actor, chosen);
    await endActingUnder(tx, actor.sessionId, visitor);
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

/** Two of one browser that begin at once wait for each other here, and whoever logs out meanwhile is seen. */
async function holdParent(tx: Db, { sessionId }: ActingUser) {
  return tx
    .selectFrom('sessions')
    .select(['sid_hash as sidHash', 'expires_at as expiresAt'])
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Unauthenticated());
}

async function refuseWhoCannotBeActedFor(tx: Db, actor: ActingUser, { userId, counterpartyId }: For) {
  const found = await unscoped(tx, 'users of the companies where the actor may act for them')
    .selectFrom('counterparty_users as membership')
    .innerJoin('counterparties as company', 'company.id', 'membership.counterparty_id')
    .innerJoin('users as member', 'member.id', 'membership.user_id')
    .innerJoin('users as agent', (join) => join.on('agent.id', '=', actor.userId))
    .select(['member.role', 'member.active', 'company.active as isOpen', 'company.closed_at as closedAt'])
    .where('member.id', '=', userId)
    .where('company.id', '=', counterpartyId)
    .where(mayActAt('agent', 'company'))
    .executeTakeFirstOrThrow(() => new NotFound('Такого пользователя нет'));
  if (found.role !== 'CUSTOMER') throw new Forbidden('За\u00a0сотрудника магазина войти нельзя');
  if (!found.active) throw new Forbidden('Эта учётная запись отключена');
  if (!found.isOpen) throw new Forbidden('Эта компания отключена');
  if (found.closedAt !== null) throw new Forbidden('Доступ этой компании к\u00a0сайту закрыт');
}
