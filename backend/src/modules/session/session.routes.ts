import { endSessions, getSecurityEvents, getSessions } from '@shop/contracts/account/account';
import { getUserToken, returnToOwnSession } from '@shop/contracts/account/impersonation';
import { authenticate, checkSession, getCsrfToken, logOut } from '@shop/contracts/account/session';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound, Unauthenticated } from '../../platform/errors/errors.ts';
import { type Module, publicRoute, route, write } from '../../platform/http/route.ts';
import { readToken } from '../../platform/http/server/request-checks.ts';
import { csrfTokenOf } from '../../platform/http/session/session.ts';
import { clearSid, readSid } from '../../platform/http/session/sid-cookie.ts';
import { visitorOf } from '../../platform/http/session/visitor.ts';
import { asksConsent } from '../consents/consents.api.ts';
import { endImpersonationsUnder } from './end-impersonation.ts';
import { endSessionsOf, listSessions } from './open-sessions.ts';
import { refuseNestedImpersonation, refuseWhenImpersonating } from './refuse-impersonation.ts';
import { listSecurityEvents } from './security-audit.ts';
import { recordSecurityEvent } from './security-events.ts';
import { endSession, logIn, touchSession } from './session.service.ts';
import { startImpersonation } from './start-impersonation.ts';
import { answerSession } from './start-session.ts';

/** Each view checks the session; one check in this time is written down, and the others answer the same end. */
const CHECK_MS = 10_000;

interface CheckedSession {
  readonly expiresAt: Date;
  readonly asksConsent: boolean;
}

/** Only customers are asked, and only personally: staff agree with their employer, on paper. */
async function check(db: Db, actor: Actor): Promise<CheckedSession> {
  const expiresAt = await touchSession(db, actor);
  const isCustomer = actor.role === 'CUSTOMER' && actor.actedBy === null;
  return { expiresAt, asksConsent: isCustomer && (await asksConsent(db, actor.userId)) };
}

/** Sessions: logging in and out, session checks, impersonation, the user's other sessions (§4, §7). */
export const sessionModule: Module = ({ changes }) => {
  const checked = changes.createCache<number, CheckedSession>({ maxEntries: 20_000, maxAgeMs: CHECK_MS });
  return [
    publicRoute(authenticate, async ({ body, db, request, reply }) =>
      answerSession(request, reply, await logIn(db, body, visitorOf(request))),
    ),

    route(logOut, async ({ actor, db, request, reply }) => {
      await endSession(db, actor, visitorOf(request));
      clearSid(request, reply);
    }),

    route(getCsrfToken, ({ request }) => ({ token: csrfTokenOf(readSid(request) ?? '') })),

    route(checkSession, async ({ actor, db }) => {
      const { expiresAt, asksConsent: isAsked } = await checked.get(
        actor.sessionId,
        () => check(db, actor),
        () => [`access:${actor.userId}`],
      );
      return {
        user: {
          id: actor.userId,
          login: actor.login,
          isDemo: actor.isDemo,
          name: actor.name,
          role: actor.role,
          scope: [...actor.scope],
          staffRights: [...(actor.staffRights ?? [])],
          ...(isAsked && { asksConsent: true }),
          actedBy: actor.actedBy,
        },
        expiresAt: expiresAt.toISOString(),
      };
    }),

    // `write` would store the token with the Idempotency-Key. A repeated call begins a new impersonation that replaces
    // the first.
    route(getUserToken, async ({ actor, db, body: { userId, contragent }, request }) => ({
      token: await startImpersonation(db, actor, { userId, counterpartyId: contragent }, visitorOf(request)),
    })),

    route(returnToOwnSession, async ({ actor, db, request }) => {
      refuseNestedImpersonation(actor);
      const token = readToken(request);
      if (token === undefined) throw new Unauthenticated();
      await db.transaction().execute((tx) => endImpersonationsUnder(tx, actor.sessionId, visitorOf(request)));
      return { token };
    }),

    route(getSessions, async ({ actor, db }) => {
      refuseWhenImpersonating(actor);
      return { items: await listSessions(db, actor) };
    }),

    route(getSecurityEvents, async ({ actor, db }) => {
      refuseWhenImpersonating(actor);
      return { items: await listSecurityEvents(db, actor.userId) };
    }),

    write(endSessions, async ({ actor, body, db, request }) => {
      refuseWhenImpersonating(actor);
      const which = body.id === undefined ? { exceptId: actor.sessionId } : { id: body.id };
      const ended = await endSessionsOf(db, actor.userId, which);
      if (ended === 0 && body.id !== undefined) throw new NotFound('Этот сеанс уже завершён');
      if (ended > 0)
        await recordSecurityEvent(db, visitorOf(request), { kind: 'sessions-ended', userId: actor.userId });
      return { ended };
    }),
  ];
};
