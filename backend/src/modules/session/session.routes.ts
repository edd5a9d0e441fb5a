import { endSessions, getSecurityEvents, getSessions } from '@shop/contracts/account/account';
import { getUserToken, returnToOwnSession } from '@shop/contracts/account/acting';
import { authenticate, checkSession, getCsrfToken, logOut } from '@shop/contracts/account/session';
import { NotFound, Unauthenticated } from '../../platform/errors/errors.ts';
import { publicRoute, route, write } from '../../platform/http/route.ts';
import { readToken } from '../../platform/http/server/request-checks.ts';
import { csrfTokenOf } from '../../platform/http/session/session.ts';
import { clearSid, readSid } from '../../platform/http/session/sid-cookie.ts';
import { visitorOf } from '../../platform/http/session/visitor.ts';
import { refuseActing, refuseWhenActing } from './acting.ts';
import { endActingUnder } from './end-acting.ts';
import { endSessionsOf, listSessions } from './open-sessions.ts';
import { listSecurityEvents } from './security-audit.ts';
import { recordSecurityEvent } from './security-events.ts';
import { endSession, logIn, touchSession } from './session.service.ts';
import { startActing } from './start-acting.ts';
import { answerSession } from './start-session.ts';

export const sessionRoutes = [
  publicRoute(authenticate, async ({ body, db, request, reply }) =>
    answerSession(request, reply, await logIn(db, body, visitorOf(request))),
  ),

  route(logOut, async ({ actor, db, request, reply }) => {
    await endSession(db, actor, visitorOf(request));
    clearSid(request, reply);
  }),

  route(getCsrfToken, ({ request }) => ({ token: csrfTokenOf(readSid(request) ?? '') })),

  route(checkSession, async ({ actor, db }) => {
    const expiresAt = await touchSession(db, actor);
    return {
      user: {
        id: actor.userId,
        login: actor.login,
        isDemo: actor.isDemo,
        name: actor.name,
        role: actor.role,
        scope: [...actor.scope],
        actedBy: actor.actedBy,
      },
      expiresAt: expiresAt.toISOString(),
    };
  }),

  // Not `write`: that would keep the token beside the Idempotency-Key. Who sends it twice has the second one.
  route(getUserToken, async ({ actor, db, body: { userId, contragent }, request }) => ({
    token: await startActing(db, actor, { userId, counterpartyId: contragent }, visitorOf(request)),
  })),

  route(returnToOwnSession, async ({ actor, db, request }) => {
    refuseActing(actor);
    const token = readToken(request);
    if (token === undefined) throw new Unauthenticated();
    await db.transaction().execute((tx) => endActingUnder(tx, actor.sessionId, visitorOf(request)));
    return { token };
  }),

  route(getSessions, async ({ actor, db }) => {
    refuseWhenActing(actor);
    return { items: await listSessions(db, actor) };
  }),

  route(getSecurityEvents, async ({ actor, db }) => {
    refuseWhenActing(actor);
    return { items: await listSecurityEvents(db, actor.userId) };
  }),

  write(endSessions, async ({ actor, body, db, request }) => {
    refuseWhenActing(actor);
    const which = body.id === undefined ? { exceptId: actor.sessionId } : { id: body.id };
    const ended = await endSessionsOf(db, actor.userId, which);
    if (ended === 0 && body.id !== undefined) throw new NotFound('Этот сеанс уже завершён');
    if (ended > 0)
      await recordSecurityEvent(db, visitorOf(request), { kind: 'sessions-ended', userId: actor.userId });
    return { ended };
  }),
];
