import type { FastifyInstance } from 'fastify';
import { promote, setCanary } from '../releases/moves/canary.ts';
import { prune } from '../releases/moves/prune.ts';
import { retire } from '../releases/moves/retire.ts';
import { rollback, withdraw } from '../releases/moves/rollback.ts';
import type { ReleaseStore } from '../releases/store/store.ts';
import { type Actor, demandAdmin, demandAreas } from './actor.ts';
import { actorOf } from './asking-actor.ts';
import {
  canaryRequest,
  promoteRequest,
  pruneRequest,
  retireRequest,
  rollbackRequest,
  withdrawRequest,
} from './contract.ts';
import { parseInput } from './parse-input.ts';

/** The shortest retention that a team may ask for. */
const TEAM_KEEP_DAYS = 14;

/** Every change of a pointer that brings no file, and `prune`. */
export function registerChanges(scope: FastifyInstance, store: ReleaseStore): void {
  scope.post('/canary', async (request) => {
    const { area, version, percent, ...asked } = parseInput(canaryRequest, request.body);
    const options = optionsFor(actorOf(request), area, asked);
    return { changes: await setCanary(store, area, version, percent, options) };
  });

  scope.post('/promote', async (request) => {
    const { area, ...asked } = parseInput(promoteRequest, request.body);
    return { changes: await promote(store, area, optionsFor(actorOf(request), area, asked)) };
  });

  scope.post('/rollback', async (request) => {
    const { area, version, ...asked } = parseInput(rollbackRequest, request.body);
    return { changes: await rollback(store, area, version, optionsFor(actorOf(request), area, asked)) };
  });

  scope.post('/withdraw', async (request) => {
    const { area, version, ...asked } = parseInput(withdrawRequest, request.body);
    return { changes: await withdraw(store, area, version, optionsFor(actorOf(request), area, asked)) };
  });

  scope.post('/retire', async (request) => {
    const { area, ...asked } = parseInput(retireRequest, request.body);
    return { changes: await retire(store, area, optionsFor(actorOf(request), area, asked)) };
  });

  scope.post('/prune', async (request) => {
    const asked = parseInput(pruneRequest, request.body);
    if (asked.area === undefined) demandAdmin(actorOf(request), 'pruning every area');
    else demandAreas(actorOf(request), [asked.area]);
    // Tabs that are open would lose their chunks.
    if (asked.keepDays < TEAM_KEEP_DAYS)
      demandAdmin(actorOf(request), `keeping less than ${TEAM_KEEP_DAYS} days`);
    return { pruned: await prune(store, asked) };
  });
}

interface Asked {
  readonly why: string | null;
  readonly expected?: number | undefined;
  readonly dropsUnfitPrevious: boolean;
  readonly acceptsWithdrawn: boolean;
}

/** The parsed request of an actor who has the right to it. */
function optionsFor(actor: Actor, area: string, asked: Asked) {
  demandAreas(actor, [area]);
  // This takes fallbacks away from other areas.
  if (asked.dropsUnfitPrevious) demandAdmin(actor, 'giving up unfit fallbacks');
  return { ...asked, by: actor.name };
}
