import { isAllowed } from '@shop/contracts/account/permissions';
import { fromWireNames } from '@shop/contracts/platform/call';
import { isConfidential } from '@shop/contracts/platform/confidential';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Actor } from '../../actor/actor.ts';
import { AppError, Forbidden, NotFound, Unauthenticated } from '../../errors/errors.ts';
import type { AnyContext, RouteDefinition } from '../route.ts';
import type { Services } from '../services.ts';
import { isClosedTo } from '../session/shop-closure.ts';
import { validate } from '../validate.ts';
import { runWrite } from '../write.ts';
import { success } from './envelope.ts';
import { readForm } from './form.ts';
import { withUploadMemory } from './upload-memory.ts';

/** The limit for a file in a form, unless the route sets another. */
const FILE_BYTES = 1024 * 1024;

/** Registers a call: authorise → check whether the shop is closed → parse → handle → envelope. */
export function registerRoute(app: FastifyInstance, services: Services, definition: RouteDefinition): void {
  const { call, bodyLimit } = definition;
  const keepsLength = isConfidential(call);
  const options: RouteOptions = {
    method: call.method,
    url: call.path.replace(/\{\w+\*\}/, '*').replace(/\{(\w+)\}/g, ':$1'),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    handler: async (request, reply) => {
      const actor = authorise(definition, request.actor);
      const isClosed = actor !== null && isClosedTo(call, actor);
      const work = () => answer(definition, services, actor, request, reply);
      const open = () => (call.form ? withUploadMemory(request, bodyLimit ?? FILE_BYTES, work) : work());
      // The web origin compresses all other answers.
      if (keepsLength) reply.header('cache-control', 'no-store, no-transform');
      const data = isClosed ? { closed: true } : await open();
      return reply.type('application/json; charset=utf-8').send(success(data, request.id));
    },
  };
  app.route(options);
  // A wildcard does not match an empty rest: `/web/catalog/` is the listing of everything.
  if (options.url.endsWith('*')) app.route({ ...options, url: options.url.slice(0, -1) });
}

function authorise({ call: { access } }: RouteDefinition, actor: Actor | null): Actor | null {
  if (access === 'public') return actor;
  if (actor === null) throw new Unauthenticated();
  if (access !== 'session' && !isAllowed(access, actor)) throw new Forbidden();
  return actor;
}

async function answer(
  definition: RouteDefinition,
  services: Services,
  actor: Actor | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { call, kind, needsKey, bodyLimit = FILE_BYTES, tooLarge } = definition;
  const sent = call.form ? await readForm(request, bodyLimit, tooLarge) : request.body;
  let tasks: (() => void)[] = [];
  const context = {
    actor,
    params: parseParams(definition, request),
    query: call.query && validate(call.query, renamed(request.query, call), call.names),
    body: call.body && validate(call.body, renamed(sent, call), call.names),
    services,
    afterCommit: (task: () => void) => void tasks.push(task),
    log: request.log,
    request,
    reply,
  };
  const over = (db: Services['db']): AnyContext => ({ ...context, db });
  const prepared = await definition.prepare?.(over(services.db));
  const handleWith = async (db: Services['db']) => {
    tasks = [];
    return definition.handle(over(db), prepared);
  };
  const data =
    kind === 'write' && actor !== null
      ? await runWrite(services, { needsKey, request, actor }, handleWith)
      : await handleWith(services.db);
  for (const task of tasks) task();
  return data;
}

/** A malformed id answers like an unknown one. */
function parseParams({ call }: RouteDefinition, request: FastifyRequest): unknown {
  if (call.params === undefined) return undefined;
  const { '*': _, ...params } = request.params as Record<string, string>;
  const rest = /^(.*)\{(\w+)\*\}$/.exec(call.path);
  const [, prefix = '', name = ''] = rest ?? [];
  // Pass on the rest of the path still encoded: values of a filter may contain slashes.
  const [path = ''] = request.url.split('?');
  const depth = prefix.split('/').length - 1;
  const given = rest === null ? params : { ...params, [name]: path.split('/').slice(depth).join('/') };
  try {
    return validate(call.params, given);
  } catch (error) {
    if (error instanceof AppError) throw new NotFound();
    throw error;
  }
}

function renamed(value: unknown, { names, accepts = {} }: RouteDefinition['call']): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const ours = Object.entries(fromWireNames(value, names)).map(([key, one]) => [accepts[key] ?? key, one]);
  return Object.fromEntries(ours);
}
