import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor/actor.ts';
import type { Db } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { Conflict, Validation } from '../errors/errors.ts';
import { nameWrite } from '../events/live-events.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw body; empty without one. */
    bodyText: string;
  }
}

interface WriteOptions {
  readonly needsKey: boolean;
  readonly request: FastifyRequest;
  readonly actor: Actor;
}

/**
 * Runs a state-changing call in one transaction together with its Idempotency-Key: the same key and body return the
 * first answer, another body is a conflict. A second call with the key waits for the first to commit. If the first
 * fails, nothing is stored and the key may be used again. Calls made while impersonating are recorded.
 */
export async function runWrite(
  { db, recordImpersonatedCall }: Pick<Services, 'db' | 'recordImpersonatedCall'>,
  { needsKey, request, actor }: WriteOptions,
  work: (tx: Db) => Promise<unknown>,
): Promise<unknown> {
  const recorded = async (tx: Db) => {
    const answer = await work(tx);
    await recordImpersonatedCall(tx, actor, callOf(request));
    return answer;
  };
  const key = readKey(request);
  if (key === undefined) {
    if (needsKey) throw new Validation('Нужен заголовок Idempotency-Key', 'Idempotency-Key');
    return transact(db, recorded);
  }
  return transact(db, async (tx) => {
    nameWrite(tx, key);
    const first = await answerOfFirst(tx, actor.userId, key, hashOf(request, actor));
    if (first !== undefined) return first.answer;
    const answer = await recorded(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ status: 200, answer: JSON.stringify(answer ?? null) })
      .where('user_id', '=', actor.userId)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/** Claims the key, or returns the answer stored for it. */
async function answerOfFirst(tx: Db, userId: number, key: string, requestHash: Buffer) {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed !== undefined) return undefined;
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (requestHash.equals(first.request_hash)) return first;
  throw new Conflict('Этот Idempotency-Key уже использован для другого запроса');
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Validation('Idempotency-Key — до 200 латинских букв, цифр и знаков', 'Idempotency-Key');
}

/** Method and path as in the contract. */
function callOf({ method, routeOptions: { url = '' } }: FastifyRequest): string {
  return `${method} ${url.replace(/:(\w+)/g, '{$1}')}`;
}

function hashOf(request: FastifyRequest, { actedBy, boundTo }: Actor): Buffer {
  // Hash the raw text: re-serialising deeply nested JSON overflows the stack.
  const parts = [request.method, request.url, request.bodyText];
  // Keys belong to the user, also during impersonation: an answer given at one company must not leak to another.
  if (actedBy !== null) parts.push(`acted by ${actedBy.id} at ${boundTo}`);
  return createHash('sha256').update(parts.join('\n')).digest();
}
