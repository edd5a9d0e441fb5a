import type { FastifyInstance } from 'fastify';
import type { StoredToken, TokenStore } from '../releases/store/token-store.ts';
import { createToken } from '../releases/store/tokens.ts';
import { demandAdmin } from './actor.ts';
import { tokenRequest } from './contract.ts';
import { parseInput } from './parse-input.ts';
import { actorOf } from './request-actor.ts';
import { RequestRefused } from './request-refused.ts';

/** The public part of a token. */
export type TokenSummary = Omit<StoredToken, 'hash'>;

export function withoutHash({ hash: _, ...summary }: StoredToken): TokenSummary {
  return summary;
}

/** Creates and revokes tokens; for holders of a token for every area. */
export function registerTokens(scope: FastifyInstance, tokens: TokenStore): void {
  scope.get('/tokens', async (request) => {
    demandAdmin(actorOf(request), 'listing tokens');
    return { tokens: (await tokens.list()).map(withoutHash) };
  });

  scope.post('/tokens', async (request) => {
    const actor = actorOf(request);
    demandAdmin(actor, 'making a token');
    const made = await createToken(tokens, { ...parseInput(tokenRequest, request.body), by: actor.name });
    return { token: withoutHash(made.token), text: made.text };
  });

  scope.delete('/tokens/:id', async (request) => {
    demandAdmin(actorOf(request), 'revoking a token');
    const { id } = request.params as { id: string };
    if (!(await tokens.remove(id))) throw new RequestRefused('not-found', 'There is no token with this id');
    return { revoked: id };
  });
}
