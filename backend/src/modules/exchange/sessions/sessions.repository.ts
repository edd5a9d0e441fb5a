import { createHash, randomBytes } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ExchangeKind } from '../nodes/nodes.repository.ts';

/** One exchange of one kind: from the login to its end or to the next login. */
export interface ExchangeSession {
  readonly id: number;
  readonly nodeId: number;
  readonly kind: ExchangeKind;
  /** The version that the client asked for: `3.1`, or empty for CommerceML 2. */
  readonly schemaVersion: string;
  readonly startedAt: Date;
  readonly isOpen: boolean;
}

const columns = [
  'id',
  'node_id as nodeId',
  'kind',
  'schema_version as schemaVersion',
  'started_at as startedAt',
  'ended_at as endedAt',
] as const;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Ends the open exchange of this kind, if there is one, and begins another. The token is the cookie's value. */
export async function startExchange(
  db: Db,
  nodeId: number,
  kind: ExchangeKind,
): Promise<{ readonly session: ExchangeSession; readonly token: string; readonly replaced: number | null }> {
  const token = randomBytes(32).toString('base64url');
  // Two logins at once wait for each other here.
  await db
    .updateTable('exchange_nodes')
    .set({ last_call_at: sql<Date>`now()` })
    .where('id', '=', nodeId)
    .execute();
  const replaced = await db
    .updateTable('exchange_sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('node_id', '=', nodeId)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  const row = await db
    .insertInto('exchange_sessions')
    .values({ node_id: nodeId, kind, token_hash: hashOf(token) })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { session: sessionOf(row), token, replaced: replaced?.id ?? null };
}

/** A file of the node's open exchange that is being worked on, with the time it came. */
export async function findWorkUnderWay(
  db: Db,
  nodeId: number,
  kind: ExchangeKind,
): Promise<{ readonly name: string; readonly since: Date } | undefined> {
  return db
    .selectFrom('exchange_sessions as session')
    .innerJoin('exchange_files as file', 'file.session_id', 'session.id')
    .select(['file.name', 'file.received_at as since'])
    .where('session.node_id', '=', nodeId)
    .where('session.kind', '=', kind)
    .where('session.ended_at', 'is', null)
    .where('file.state', 'in', ['queued', 'working'])
    .orderBy('file.id')
    .limit(1)
    .executeTakeFirst();
}

/** Exchanges that are over, or silent for a day, and have no file that still waits: their files may go. */
export async function listFinishedExchanges(db: Db, ids: readonly number[]): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('exchange_sessions as session')
    .select('session.id')
    .where('session.id', 'in', [...ids, 0])
    .where(sql<SqlBool>`(session.ended_at is not null or session.last_call_at < now() - interval '1 day')`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('exchange_files as file')
            .select('file.id')
            .whereRef('file.session_id', '=', 'session.id')
            .where('file.state', 'in', ['queued', 'working', 'held']),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** The exchange that a cookie belongs to, ended or not. A cookie that was silent for a day opens nothing any more. */
export async function findExchangeByToken(db: Db, token: string): Promise<ExchangeSession | undefined> {
  const row = await db
    .selectFrom('exchange_sessions')
    .select(columns)
    .where('token_hash', '=', hashOf(token))
    .where('last_call_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirst();
  return row && sessionOf(row);
}

/** The open exchange of a node, for clients that forget the cookie. */
export async function findOpenExchange(
  db: Db,
  nodeId: number,
  kind: ExchangeKind,
): Promise<ExchangeSession | undefined> {
  const row = await db
    .selectFrom('exchange_sessions')
    .select(columns)
    .where('node_id', '=', nodeId)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row && sessionOf(row);
}

/** Notes the call and, where the client names it, the version of the schema. */
export async function touchExchange(db: Db, id: number, schemaVersion?: string): Promise<void> {
  await db
    .updateTable('exchange_sessions')
    .set({
      last_call_at: sql<Date>`now()`,
      ...(schemaVersion === undefined ? {} : { schema_version: schemaVersion }),
    })
    .where('id', '=', id)
    .execute();
}

/** Ends the exchange; a second time changes nothing. */
export async function endExchange(db: Db, id: number): Promise<void> {
  await db
    .updateTable('exchange_sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

function sessionOf(row: {
  readonly id: number;
  readonly nodeId: number;
  readonly kind: string;
  readonly schemaVersion: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}): ExchangeSession {
  const { endedAt, kind, ...rest } = row;
  return { ...rest, kind: kind as ExchangeKind, isOpen: endedAt === null };
}

/** Locks an exchange until the transaction ends: its answers and its files come one after the other. */
export async function lockExchange(tx: Db, id: number): Promise<void> {
  await tx.selectFrom('exchange_sessions').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
