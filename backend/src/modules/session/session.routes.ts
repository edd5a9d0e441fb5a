import { authenticate, checkSession, getCsrfToken, logOut } from '@shop/shared/contracts/session';
import { Credentials } from '../../http/errors.ts';
import { publicRoute, route } from '../../http/route.ts';
import { csrfTokenOf } from '../../http/session.ts';
import { clearSid, readSid, writeSid } from '../../http/sid-cookie.ts';
import { endSession, logIn, touchSession } from './session.service.ts';

export const sessionRoutes = [
  publicRoute(authenticate, async ({ body, db, request, reply }) => {
    // Nothing hands out such codes yet, so there is none that could be right.
    if ('loginCode' in body) throw new Credentials();
    const { token, sid } = await logIn(db, {
      ...body,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    });
    writeSid(request, reply, sid);
    return { token };
  }),

  route(logOut, async ({ actor, db, request, reply }) => {
    await endSession(db, actor);
    clearSid(request, reply);
  }),

  route(getCsrfToken, ({ request }) => ({ token: csrfTokenOf(readSid(request) ?? '') })),

  route(checkSession, async ({ actor, db }) => {
    const expiresAt = await touchSession(db, actor);
    return {
      user: {
        id: actor.userId,
        login: actor.login,
        name: actor.name,
        role: actor.role,
        scope: [...actor.scope],
        actedBy: actor.actedBy,
      },
      expiresAt: expiresAt.toISOString(),
    };
  }),
];
