import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { LiveReleases } from '../../releases/store/live-releases.ts';
import { type FormState, formPolicy, overridesForm } from './form.ts';
import { devServerOrigin, GRANT_MS, type Grant } from './override.ts';
import { grantCookie } from './override-cookie.ts';
import { type OverrideRules, overridesOf } from './overrides.ts';
import { OVERRIDES_PATH, RESET_PATH } from './paths.ts';

const MAX_FORM_BYTES = 4096;
const wish = v.object({
  area: v.string(),
  from: devServerOrigin,
  token: v.optional(v.pipe(v.string(), v.trim())),
});

/**
 * The form with which a developer overrides an area in their browser, and by which anybody resets that. It
 * answers 404 to addresses outside the setting.
 */
export async function registerOverrides(
  app: FastifyInstance,
  live: Pick<LiveReleases, 'current'>,
  rules: OverrideRules,
): Promise<void> {
  await app.register(async (scope) => {
    const options = { parseAs: 'string', bodyLimit: MAX_FORM_BYTES } as const;
    const parse = async (_request: FastifyRequest, body: string) =>
      Object.fromEntries(new URLSearchParams(body));
    scope.addContentTypeParser<string>('application/x-www-form-urlencoded', options, parse);
    scope.addHook('onRequest', async (request, reply) => {
      if (!rules.isAllowed(request.ip)) return reply.callNotFound();
      if (request.method === 'POST' && !isFromHere(request)) return reply.code(403).send();
    });
    scope.get(OVERRIDES_PATH, async (_request, reply) => sendForm(reply, live, {}));
    scope.post(OVERRIDES_PATH, (request, reply) => setOverride(request, reply, live, rules));
    scope.post(RESET_PATH, async (request, reply) =>
      reply
        .header('set-cookie', grantCookie(request, rules.secret, undefined))
        .redirect(pathBefore(request), 303),
    );
  });
}

async function setOverride(
  request: FastifyRequest,
  reply: FastifyReply,
  live: Pick<LiveReleases, 'current'>,
  rules: OverrideRules,
): Promise<FastifyReply> {
  const filled = request.body as Partial<FormState> | undefined;
  const again = (status: number, mistake: string) =>
    sendForm(reply.code(status), live, { area: filled?.area, from: filled?.from, mistake });
  const parsed = v.safeParse(wish, request.body);
  if (!parsed.success) return again(400, 'Нужен сервер разработки на этой машине: http://localhost:3101');
  const { area, from, token } = parsed.output;
  const developer = await rules.developers.verify(request, token);
  if (!developer?.mayDevelop(area)) return again(403, `Этот токен не от раздела ${area}`);
  const { shell, areas } = await live.current();
  if (!areas.has(area)) return again(404, `Раздела ${area} нет среди выпущенных`);
  if (!shell?.live.development)
    return again(409, 'Выпущенная оболочка без сборки для разработки: выпустите её заново');
  const others = (await overridesOf(request, rules)).filter((one) => one.area !== area);
  const kept: Grant = {
    developer: developer.id,
    address: request.ip,
    expiresAtMs: Date.now() + GRANT_MS,
    overrides: [...others.filter((one) => developer.mayDevelop(one.area)), { area, from }],
  };
  return reply.header('set-cookie', grantCookie(request, rules.secret, kept)).redirect('/', 303);
}

async function sendForm(
  reply: FastifyReply,
  live: Pick<LiveReleases, 'current'>,
  state: Omit<FormState, 'areas' | 'nonce'>,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url');
  const { areas } = await live.current();
  return reply
    .header('content-security-policy', formPolicy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(overridesForm({ ...state, areas: [...areas.keys()], nonce }));
}

/** Another site's form must neither set nor reset anything; a program sends no Origin. */
function isFromHere({ headers, host, protocol }: FastifyRequest): boolean {
  return headers.origin === undefined || headers.origin === `${protocol}://${host}`;
}

/**
 * The path of the page that holds the button. Only the path of the Referer counts, so that it cannot lead
 * elsewhere.
 */
function pathBefore({ headers }: FastifyRequest): string {
  const { pathname, search } = URL.parse(headers.referer ?? '') ?? { pathname: '/', search: '' };
  return pathname.startsWith('//') ? '/' : pathname + search;
}
