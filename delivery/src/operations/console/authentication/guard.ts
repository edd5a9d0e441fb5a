import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromOwnPage } from '../../../requests/same-origin.ts';
import { html } from '../html.ts';
import { sendPage } from '../layout.ts';
import type { Authentication, Visitor } from './authentication.ts';
import { formTokenOf, isFormToken } from './console-session.ts';
import { loginPage } from './login-page.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Routes open to visitors who are not logged in. */
    isOpen?: boolean;
  }
}

/** The visitor of a page of the console, and the form token for it. */
export interface KnownVisitor {
  readonly visitor: Visitor;
  readonly formToken: string;
}

export type Fields = Readonly<Record<string, string>>;

const VISITOR = 'consoleVisitor';

/**
 * Refuses unknown visitors, and forms of other sites or sessions. The session is checked before the body is
 * read; the form token is in the body.
 */
export function guard(
  scope: FastifyInstance,
  authentication: Authentication,
  secretOf: () => Promise<string>,
): void {
  scope.decorateRequest(VISITOR, null);
  scope.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && !isFromOwnPage(request)) return refuseForm(request, reply);
    if (request.routeOptions.config.isOpen) return;
    const visitor = await authentication.find(request, reply);
    if (!visitor) return requireLogin(request, reply);
    const known: KnownVisitor = { visitor, formToken: formTokenOf(visitor.session, await secretOf()) };
    request.setDecorator(VISITOR, known);
  });
  scope.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST' || request.routeOptions.config.isOpen) return;
    const { session } = visitorOf(request).visitor;
    const { form } = (request.body ?? {}) as Fields;
    if (!isFormToken(form, session, await secretOf())) return refuseForm(request, reply);
  });
}

export function visitorOf(request: FastifyRequest): KnownVisitor {
  return request.getDecorator<KnownVisitor>(VISITOR);
}

/** The fields of a form; the last of several with one name wins. */
export function fieldsOf(body: string): Fields {
  return Object.fromEntries(new URLSearchParams(body));
}

/**
 * Redirects to the login page, which leads back here and tells after a failed change that nothing has
 * changed.
 */
export function requireLogin(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (isReading && comesFromElsewhere(request)) return requestAgain(request, reply);
  const mistake = isReading ? undefined : 'Сессия закончилась, ничего не изменено. Войдите и повторите.';
  const next = isReading ? request.url : '/operations/';
  const status = isReading ? 200 : 401;
  return sendPage(request, reply, { title: 'Вход', content: loginPage({ next, mistake }), status });
}

/** A visitor who follows a link of another site sends no strict cookie, even when logged in. */
function comesFromElsewhere({ headers, query }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'cross-site' && !('own' in (query as object));
}

/** Makes the browser request the page again from this origin: then it sends its cookies. */
function requestAgain(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const goesTo = `${request.url}${request.url.includes('?') ? '&' : '?'}own`;
  const content = html`<p><a href="${goesTo}">Продолжить</a></p>`;
  return sendPage(request, reply, { title: 'Вход', content, goesTo });
}

function refuseForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const content = html`<div class="page-head"><h1>Форма устарела</h1><p>Она пришла не с этой страницы или из другой сессии. Ничего не изменено.</p>
<p><a href="/operations/">Открыть консоль заново</a></p></div>`;
  return sendPage(request, reply, { title: 'Форма устарела', content, status: 403 });
}
