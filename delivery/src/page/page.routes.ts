import { randomBytes } from 'node:crypto';
import { AUTH_COOKIE } from '@shop/domain/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { badge } from '../development/overrides/badge.ts';
import { type OverrideRules, overridden } from '../development/overrides/overrides.ts';
import type { LiveReleases } from '../releases/store/live-releases.ts';
import type { Telemetry } from '../telemetry/start-telemetry.ts';
import { chooseReleases } from '../visitor/choose-releases.ts';
import { fingerprintOf } from '../visitor/fingerprint.ts';
import { groupOf } from '../visitor/group.ts';
import { compressFor } from './compress.ts';
import { lastResortPage, lastResortPolicy } from './last-resort.ts';
import { pageHeaders } from './policy.ts';
import { createRenderer, type PageSettings } from './render.ts';

/** Any path without another handler is a page: the shell decides what it shows. */
export function registerPages(
  app: FastifyInstance,
  live: Pick<LiveReleases, 'current'>,
  settings: PageSettings & {
    readonly overrides?: OverrideRules | undefined;
    readonly ticketFor?: Telemetry['ticketFor'];
  },
): void {
  const reservation = async (_request: FastifyRequest, reply: FastifyReply) => reply.callNotFound();
  for (const path of ['/embed', '/embed/*', '/favicon*', '/.well-known/*']) app.get(path, reservation);
  const render = createRenderer(settings);
  app.get('/*', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64url');
    const pathname = request.url.split('?', 1)[0]!;
    const hasSession = hasCookie(request.headers.cookie, AUTH_COOKIE);
    const chosen = chooseReleases(await live.current(), groupOf(request, reply));
    const { snapshot, overrides } = await overridden(chosen, request, settings.overrides);
    const notice = overrides.length > 0 ? badge(overrides, nonce) : '';
    // A page with a developer's override says nothing about the release.
    const isReleased = overrides.length === 0;
    const telemetry = isReleased ? settings.ticketFor?.(snapshot, nonce, request.ip) : undefined;
    const releases = isReleased ? fingerprintOf(snapshot) : undefined;
    const page = render(snapshot, { pathname, hasSession, nonce, notice, telemetry, releases });
    const devServers = overrides.map(({ from }) => from);
    if (page !== undefined)
      return send(request, reply.headers(pageHeaders(nonce, settings.assetOrigin, devServers)), page);
    reply.code(503).header('retry-after', '15').header('content-security-policy', lastResortPolicy(nonce));
    return send(request, reply, lastResortPage(settings.config.siteName, nonce));
  });
}

/** A page is never cached: a 304 would pair a new nonce with an old body. */
async function send(request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> {
  const { body, encoding } = await compressFor(request.headers['accept-encoding'], page);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Encoding')
    .type('text/html; charset=utf-8')
    .send(body);
}

function hasCookie(header = '', name: string): boolean {
  return header.split(';').some((pair) => {
    const [key, value] = pair.trim().split('=', 2);
    return key === name && value !== undefined && value !== '';
  });
}
