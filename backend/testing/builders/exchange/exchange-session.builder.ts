import { randomUUID } from 'node:crypto';
import type { Db } from '../../../src/platform/database/database.ts';

/** An open session of 1C of a node of its own. Returns its id. */
export async function buildExchangeSession(db: Db, kind: 'sale' | 'reference' = 'sale'): Promise<number> {
  const unique = randomUUID();
  const node = await db
    .insertInto('exchange_nodes')
    .values({ name: 'УТ', login: unique, password_hash: '', kinds: [kind] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('exchange_sessions')
    .values({ node_id: node.id, kind, token_hash: unique })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
