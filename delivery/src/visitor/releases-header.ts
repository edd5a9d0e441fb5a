import type { FastifyInstance } from 'fastify';
import type { LiveReleases } from '../releases/store/live-releases.ts';
import { chooseReleases } from './choose-releases.ts';
import { fingerprintOf } from './fingerprint.ts';
import { readGroup } from './group.ts';

/** Tells every page that calls the API which releases a page opened now would carry. */
export function announceReleases(scope: FastifyInstance, live: Pick<LiveReleases, 'current'>): void {
  scope.addHook('onRequest', async (request, reply) => {
    const group = readGroup(request.headers.cookie);
    if (group === undefined) return;
    reply.header('shop-releases', fingerprintOf(chooseReleases(await live.current(), group)));
  });
}
