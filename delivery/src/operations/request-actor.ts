import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor, FindActor } from './actor.ts';
import { RequestRefused } from './request-refused.ts';

const ACTOR = 'actor';

/** Refuses requests without an actor before their body is read. */
export function requireActor(scope: FastifyInstance, findActor: FindActor): void {
  scope.decorateRequest(ACTOR, null);
  scope.addHook('onRequest', async (request) => {
    const actor = await findActor(request);
    if (!actor) throw new RequestRefused('unauthorized', 'Say who you are: Authorization: Bearer <token>');
    request.setDecorator(ACTOR, actor);
  });
}

/** The actor of a request in a scope that requires one. */
export function actorOf(request: FastifyRequest): Actor {
  return request.getDecorator<Actor>(ACTOR);
}
