import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { sendPage } from '../layout.ts';
import { type Authentication, LoginRefused } from './authentication.ts';
import { type Fields, visitorOf } from './guard.ts';
import { loginPage } from './login-page.ts';

const text = (maxLength: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxLength));
const tokenForm = v.object({ token: text(200) });
const passwordForm = v.object({
  login: v.pipe(text(254), v.toLowerCase()),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
});

/** Login and logout. */
export function registerLogin(scope: FastifyInstance, authentication: Authentication): void {
  scope.post('/login', { config: { isOpen: true } }, async (request, reply) => {
    const fields = (request.body ?? {}) as Fields;
    try {
      await logIn(authentication, request, reply, fields);
    } catch (error) {
      if (!(error instanceof LoginRefused)) throw error;
      return sendLogin(request, reply, fields, error.message);
    }
    return reply.redirect(pathWithin(fields.next), 303);
  });

  scope.post('/logout', async (request, reply) => {
    await authentication.logOut(request, reply, visitorOf(request).visitor);
    return reply.redirect('/operations/', 303);
  });
}

async function logIn(
  authentication: Authentication,
  request: FastifyRequest,
  reply: FastifyReply,
  fields: Fields,
): Promise<void> {
  const withToken = v.safeParse(tokenForm, fields);
  if (withToken.success) return authentication.logInWithToken(request, reply, withToken.output.token);
  const withPassword = v.safeParse(passwordForm, fields);
  if (!withPassword.success) throw new LoginRefused('Заполните оба поля.');
  return authentication.logInWithPassword(request, reply, withPassword.output);
}

function sendLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  fields: Fields,
  mistake: string,
): Promise<FastifyReply> {
  const state = {
    next: pathWithin(fields.next),
    mistake,
    login: fields.login,
    isWithToken: 'token' in fields,
  };
  return sendPage(request, reply, { title: 'Вход', content: loginPage(state), status: 401 });
}

/** Only a path of the console: the login must not redirect elsewhere. */
function pathWithin(next: string | undefined): string {
  const url = URL.parse(next ?? '', 'http://console');
  const isWithin = url?.origin === 'http://console' && url.pathname.startsWith('/operations/');
  return isWithin ? url.pathname + url.search : '/operations/';
}
