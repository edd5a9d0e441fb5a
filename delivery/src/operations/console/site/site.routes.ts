import { getSite, switchClosedCompany, switchMaintenance } from '@shop/contracts/platform/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopAccounts } from '../../../accounts/shop-accounts.ts';
import type { ShopSession } from '../../../accounts/shop-session.ts';
import { type Fields, requireLogin, visitorOf } from '../authentication/guard.ts';
import type { Html } from '../html.ts';
import { sendPage } from '../layout.ts';
import { NOTHING_DONE, noSwitches, type SiteState, type Switch, sitePage, switches } from './site-page.ts';

const NO_ANSWER = noSwitches(
  'Магазин не отвечает',
  'Переключатели хранит он. Обновите страницу через минуту или переключите командой npm run site.',
);
const NO_ACCOUNT = noSwitches(
  'Нужна учётная запись магазина',
  'Вы вошли с токеном релизов. Выйдите и войдите с учётной записью эксплуатации.',
);

/** Switches of the API for operations: maintenance, and companies that the site is closed to. */
export function registerSitePage(scope: FastifyInstance, accounts: ShopAccounts): void {
  scope.get('/site/', (request, reply) => {
    const { done } = request.query as Readonly<Record<string, unknown>>;
    return sendSite(request, reply, accounts, { done: typeof done === 'string' ? done : undefined });
  });
  for (const at of switches)
    scope.post(`/site/${at}`, (request, reply) => change(request, reply, accounts, at));
}

async function change(
  request: FastifyRequest,
  reply: FastifyReply,
  accounts: ShopAccounts,
  at: Switch,
): Promise<FastifyReply> {
  const session = shopSession(request);
  if (session === undefined) return send(request, reply, NO_ACCOUNT, 403);
  const fields = (request.body ?? {}) as Fields;
  const { call, body } = wishOf(at, fields);
  const answer = await accounts.call(request, session, call, { body });
  if (answer.kind === 'no-answer') return send(request, reply, NO_ANSWER, 503);
  if (answer.kind === 'yes')
    return reply.redirect(`/operations/site/?done=${answer.value.entryId ?? NOTHING_DONE}`, 303);
  const { message = 'Так не получится', field } = answer;
  const refused = { at, message, field, typed: fields };
  return sendSite(request, reply, accounts, { done: undefined, refused }, 400);
}

function wishOf(at: Switch, { isOn, isClosed, company = '', text = '', why = '' }: Fields) {
  if (at === 'works') return { call: switchMaintenance, body: { isOn: isOn === '1', text, why } };
  return { call: switchClosedCompany, body: { company, isClosed: isClosed === '1', why } };
}

async function sendSite(
  request: FastifyRequest,
  reply: FastifyReply,
  accounts: ShopAccounts,
  outcome: Pick<SiteState, 'done' | 'refused'>,
  status = 200,
): Promise<FastifyReply> {
  const session = shopSession(request);
  if (session === undefined) return send(request, reply, NO_ACCOUNT);
  const answer = await accounts.call(request, session, getSite);
  if (answer.kind === 'no-answer') return send(request, reply, NO_ANSWER, 503);
  // The shop has ended the session, and the console has not heard of it yet.
  if (answer.kind === 'no') return requireLogin(request, reply);
  const { formToken } = visitorOf(request);
  const content = sitePage({ site: answer.value, formToken, nowMs: Date.now(), ...outcome });
  return send(request, reply, content, status);
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Html,
  status = 200,
): Promise<FastifyReply> {
  return sendPage(request, reply, { ...visitorOf(request), title: 'Сайт', content, current: 'site', status });
}

/** The shop session of an operator; a holder of a release token has none. */
function shopSession(request: FastifyRequest): ShopSession | undefined {
  const { holder } = visitorOf(request).visitor.session;
  return holder.kind === 'operator' ? holder : undefined;
}
