import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, FindActor } from './actor.ts';
import { RequestRefused } from './request-refused.ts';

const ACTOR = 'actor';

/** Nobody gets past who is not somebody, and no body is read before. */
export function requireActor(scope: FastifyInstance, findActor: FindActor): void {
  scope.decorateRequest(ACTOR, null);
  scope.addHook('onRequest', async (request) => {
    const actor = await findActor(request);
    if (!actor) throw new RequestRefused('unauthorized', 'Say who you are: Authorization: Bearer <token>');
    request.setDecorator(ACTOR, actor);
  });
}

/** Who has sent a request of a scope that requires somebody. */
export function actorOf(request: FastifyRequest): Actor {
  return request.getDecorator<Actor>(ACTOR);
}
