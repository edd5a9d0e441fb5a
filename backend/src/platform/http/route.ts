import type { Call, Schema, WireAnswer } from '@shop/contracts/platform/call';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { Actor } from '../actor/actor.ts';
import type { Db } from '../database/database.ts';
import type { Services } from './services.ts';

type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;

/** The context of a handler: the parsed call, the actor, and the database (in a `write`, its transaction). */
interface Context<C, Who> {
  readonly actor: Who;
  readonly params: C extends Call<infer P, Schema, Schema, Schema> ? Output<P> : never;
  readonly query: C extends Call<Schema, infer Q, Schema, Schema> ? Output<Q> : never;
  readonly body: C extends Call<Schema, Schema, infer B, Schema> ? Output<B> : never;
  readonly db: Db;
  readonly services: Services;
  /** Runs the task once the answer is certain: after the commit of a write, after the handler otherwise. */
  afterCommit(task: () => void): void;
  readonly log: FastifyBaseLogger;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The context of any handler, as it is built from a request. */
export type AnyContext = Omit<Context<unknown, Actor | null>, 'params' | 'query' | 'body'> & {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
};

/**
 * A call with its handler, ready to be registered. `prepare` and `handle` are methods, whose parameters TypeScript
 * compares in both directions: a handler wants the context of its own call, which `registerRoute` parses by that call.
 */
export interface RouteDefinition {
  readonly call: Call;
  readonly kind: 'read' | 'write' | 'public';
  readonly needsKey: boolean;
  readonly bodyLimit: number | undefined;
  readonly tooLarge: string | undefined;
  prepare?(context: AnyContext): Promise<unknown>;
  handle(context: AnyContext, prepared: unknown): Promise<unknown> | unknown;
}

/** Routes of one business noun, or a function that makes them from the process's services once at the start. */
export type Module =
  | readonly RouteDefinition[]
  | ((services: Services) => readonly RouteDefinition[] | Promise<readonly RouteDefinition[]>);

type Handler<C, Who, Prepared = undefined> = (
  context: Context<C, Who>,
  prepared: Prepared,
) => Promise<WireAnswer<C>> | WireAnswer<C>;

interface RouteOptions {
  /** Bytes of the body, or of the file in a form; the default is 1 MiB. */
  readonly bodyLimit?: number;
  /** The message for a file over that limit. */
  readonly tooLarge?: string;
}

interface WriteOptions<C, Prepared> extends RouteOptions {
  readonly needsKey?: boolean;
  /** Long work that needs no transaction, done before it begins; the handler receives the result. */
  readonly prepare?: (context: Context<C, Actor>) => Promise<Prepared>;
}

/**
 * Defines a call that reads. `call.access` is checked before the handler runs; its return value is the envelope's
 * `data` in wire names.
 */
export function route<C extends Call>(
  call: C,
  handler: Handler<C, Actor>,
  options: RouteOptions = {},
): RouteDefinition {
  return define('read', call, handler, options);
}

/**
 * Defines a call that changes something. `db` is one transaction: the change, its events, messages and notifications,
 * and the Idempotency-Key with the answer are committed together, then the answer is sent. If the handler throws, all
 * of it is rolled back. The handler may run again after a deadlock, so effects outside the database belong in
 * `afterCommit`. With `needsKey` a call without an Idempotency-Key is refused.
 */
export function write<C extends Call, Prepared = undefined>(
  call: C,
  handler: Handler<C, Actor, Prepared>,
  options: WriteOptions<C, Prepared> = {},
): RouteDefinition {
  return define('write', call, handler, options);
}

/** Defines a call open to visitors, for whom `actor` is null. It has no transaction and no Idempotency-Key. */
export function publicRoute<C extends Call>(
  call: C,
  handler: Handler<C, Actor | null>,
  options: RouteOptions = {},
): RouteDefinition {
  return define('public', call, handler, options);
}

function define(
  kind: RouteDefinition['kind'],
  call: unknown,
  handle: RouteDefinition['handle'],
  { needsKey = false, bodyLimit, tooLarge, prepare }: WriteOptions<never, unknown>,
): RouteDefinition {
  const definition = { call: call as Call, kind, needsKey, bodyLimit, tooLarge, prepare, handle };
  const isPublic = definition.call.access === 'public';
  if (isPublic !== (kind === 'public')) {
    throw new TypeError(
      `${definition.call.path}: publicRoute() is for calls with access 'public' and only for them`,
    );
  }
  return definition;
}
