import type { FastifyInstance } from 'fastify';
import { promote, setCanary } from '../releases/moves/canary.ts';
import { prune } from '../releases/moves/prune.ts';
import { retire } from '../releases/moves/retire.ts';
import { rollback, withdraw } from '../releases/moves/rollback.ts';
import type { ReleaseStore } from '../releases/store/store.ts';
import { type Actor, demandAdmin, demandAreas } from './actor.ts';
import {
  canaryRequest,
  promoteRequest,
  pruneRequest,
  retireRequest,
  rollbackRequest,
  withdrawRequest,
} from './contract.ts';
import { parseInput } from './parse-input.ts';
import { actorOf } from './request-actor.ts';

/** The shortest retention that a team may ask for. */
const TEAM_KEEP_DAYS = 14;

/** Every change of a pointer that brings no file, and `prune`. */
export function registerChanges(scope: FastifyInstance, store: ReleaseStore): void {
  scope.post('/canary', async (request) => {
    const { area, version, percent, ...input } = parseInput(canaryRequest, request.body);
    const options = optionsFor(actorOf(request), area, input);
    return { changes: await setCanary(store, area, version, percent, options) };
  });

  scope.post('/promote', async (request) => {
    const { area, ...input } = parseInput(promoteRequest, request.body);
    return { changes: await promote(store, area, optionsFor(actorOf(request), area, input)) };
  });

  scope.post('/rollback', async (request) => {
    const { area, version, ...input } = parseInput(rollbackRequest, request.body);
    return { changes: await rollback(store, area, version, optionsFor(actorOf(request), area, input)) };
  });

  scope.post('/withdraw', async (request) => {
    const { area, version, ...input } = parseInput(withdrawRequest, request.body);
    return { changes: await withdraw(store, area, version, optionsFor(actorOf(request), area, input)) };
  });

  scope.post('/retire', async (request) => {
    const { area, ...input } = parseInput(retireRequest, request.body);
    return { changes: await retire(store, area, optionsFor(actorOf(request), area, input)) };
  });

  scope.post('/prune', async (request) => {
    const input = parseInput(pruneRequest, request.body);
    if (input.area === undefined) demandAdmin(actorOf(request), 'pruning every area');
    else demandAreas(actorOf(request), [input.area]);
    // Tabs that are open would lose their chunks.
    if (input.keepDays < TEAM_KEEP_DAYS)
      demandAdmin(actorOf(request), `keeping less than ${TEAM_KEEP_DAYS} days`);
    return { pruned: await prune(store, input) };
  });
}

interface ChangeInput {
  readonly why: string | null;
  readonly expected?: number | undefined;
  readonly dropsUnfitPrevious: boolean;
  readonly acceptsWithdrawn: boolean;
}

/** The parsed request of an actor who has the right to it. */
function optionsFor(actor: Actor, area: string, input: ChangeInput) {
  demandAreas(actor, [area]);
  // This takes fallbacks away from other areas.
  if (input.dropsUnfitPrevious) demandAdmin(actor, 'giving up unfit fallbacks');
  return { ...input, by: actor.name };
}
