import type { FastifyRequest } from 'fastify';
import type { StoredToken, TokenStore } from '../releases/store/token-store.ts';
import { EVERY_AREA, findToken, mayChange } from '../releases/store/tokens.ts';
import { FailureLimit } from './failure-limit.ts';
import { RequestRefused } from './request-refused.ts';

/** The author of a change of releases. */
export interface Actor {
  /** The name in the journal: «finances team, CI (5f0c1d2e3a4b)». */
  readonly name: string;
  /** The one area it may change, or `*`. */
  readonly area: string;
  /** May change every area and the shell, and make tokens. */
  readonly isAdmin: boolean;
  mayChange(area: string): boolean;
}

/**
 * Identifies the actor of a request; undefined when the request names none. Throws `RequestRefused` for wrong
 * credentials. Reads headers only, since it runs before the body is read.
 */
export type FindActor = (request: FastifyRequest) => Promise<Actor | undefined>;

/** The holder of a token. */
export function actorWith(token: Pick<StoredToken, 'id' | 'area' | 'name'>): Actor {
  return {
    name: `${token.name} (${token.id})`,
    area: token.area,
    isAdmin: token.area === EVERY_AREA,
    mayChange: (area) => mayChange(token, area),
  };
}

/** Identifies actors by `Authorization: Bearer shop_…`. Failures are limited per address. */
export function actorsByToken(tokens: TokenStore, failures = new FailureLimit()): FindActor {
  return async ({ headers, ip }) => {
    const { authorization } = headers;
    if (authorization === undefined) return undefined;
    const waitSeconds = failures.waitSeconds(ip);
    if (waitSeconds > 0)
      throw new RequestRefused('too-many-failures', `Too many wrong tokens: wait ${waitSeconds} s`);
    const text = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    const token = text === undefined ? undefined : await findToken(tokens, text);
    if (token) return actorWith(token);
    failures.count(ip);
    throw new RequestRefused('unauthorized', 'This token is unknown or has been revoked');
  };
}

/** Throws `RequestRefused` unless the actor may change every one of these areas. */
export function demandAreas(actor: Actor, areas: readonly string[]): void {
  const foreign = areas.filter((area) => !actor.mayChange(area));
  if (foreign.length > 0)
    throw new RequestRefused('forbidden', `Your token is for ${actor.area}, not for ${foreign.join(', ')}`);
}

/** Throws `RequestRefused` unless the actor may change everything; `what` names the action in the message. */
export function demandAdmin(actor: Actor, what: string): void {
  if (!actor.isAdmin)
    throw new RequestRefused(
      'forbidden',
      `Your token is for ${actor.area}; ${what} takes one for every area (*)`,
    );
}
