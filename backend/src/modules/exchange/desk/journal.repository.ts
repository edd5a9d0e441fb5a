import type { ExchangeFile, ExchangeSession } from '@shop/contracts/office/exchange';
import type { ExchangeKind } from '@shop/contracts/office/exchange-nodes';
import type { PageNavigation } from '@shop/contracts/platform/fields';
import { type SqlBool, sql } from 'kysely';
import { countRows } from '../../../platform/database/count-rows.ts';
import type { Db } from '../../../platform/database/database.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { clampPage } from '../../../platform/http/paging.ts';

const SESSIONS_PER_PAGE = 20;
const PROBLEMS_PER_PAGE = 50;

const isTroubled = sql<SqlBool>`exists (select from exchange_files file where file.session_id = session.id
  and (file.state in ('held', 'refused') or file.problem_count > 0))`;

/** A page of the exchanges with their files, newest first. */
export async function listExchanges(
  db: Db,
  { page, kind, isTroubledOnly }: { page: number; kind: ExchangeKind | ''; isTroubledOnly: boolean },
): Promise<{ readonly items: ExchangeSession[]; readonly pageNavigation: PageNavigation }> {
  let sessions = db
    .selectFrom('exchange_sessions as session')
    .innerJoin('exchange_nodes as node', 'node.id', 'session.node_id');
  if (kind !== '') sessions = sessions.where('session.kind', '=', kind);
  if (isTroubledOnly) sessions = sessions.where(isTroubled);
  const { offset, pageNavigation } = clampPage(
    { page, pageSize: SESSIONS_PER_PAGE },
    await countRows(sessions),
  );
  const rows = await sessions
    .select([
      'session.id',
      'node.name as node',
      'session.kind',
      'session.started_at as startedAt',
      'session.ended_at as endedAt',
      'session.offered_orders as offeredOrders',
      'session.confirmed_orders as confirmedOrders',
    ])
    .orderBy('session.id', 'desc')
    .limit(SESSIONS_PER_PAGE)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  const files = await filesOf(db)
    .select('file.session_id as sessionId')
    .where('file.session_id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('file.id')
    .execute();
  const bySession = Map.groupBy(files, ({ sessionId }) => sessionId);
  const items = rows.map(({ kind: stored, startedAt, endedAt, ...row }) => ({
    ...row,
    kind: stored as ExchangeKind,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    files: (bySession.get(row.id) ?? []).map(({ sessionId: _, ...file }) => presentFile(file)),
  }));
  return { items, pageNavigation };
}

/** A file with a page of its problems. Throws `NotFound`. */
export async function readFileWithProblems(db: Db, id: number, page: number) {
  const found = await filesOf(db)
    .innerJoin('exchange_sessions as session', 'session.id', 'file.session_id')
    .innerJoin('exchange_nodes as node', 'node.id', 'session.node_id')
    .select('node.name as node')
    .where('file.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw new NotFound('Такого файла обмена нет');
  const { node, ...file } = found;
  const problems = db.selectFrom('exchange_problems').where('file_id', '=', id);
  const { offset, pageNavigation } = clampPage(
    { page, pageSize: PROBLEMS_PER_PAGE },
    await countRows(problems),
  );
  const rows = await problems
    .select([
      'id',
      'name',
      'line',
      'reason',
      'subject',
      'external_id as externalId',
      'subject_name as subjectName',
    ])
    .orderBy('id')
    .limit(PROBLEMS_PER_PAGE)
    .offset(offset)
    .execute();
  return { file: presentFile(file), node, problems: rows, pageNavigation };
}

function filesOf(db: Db) {
  return db
    .selectFrom('exchange_files as file')
    .leftJoin('users as decider', 'decider.id', 'file.decided_by')
    .select([
      'file.id',
      'file.name',
      'file.bytes',
      'file.state',
      'file.message',
      'file.problem_count as problemCount',
      'file.received_at as receivedAt',
      'file.finished_at as finishedAt',
      'file.is_accepted as isAccepted',
      sql<string | null>`nullif(trim(concat_ws(' ', decider.last_name, decider.name)), '')`.as('decidedBy'),
    ]);
}

type FileRow = Awaited<ReturnType<ReturnType<typeof filesOf>['execute']>>[number];

function presentFile({ state, receivedAt, finishedAt, ...file }: FileRow): ExchangeFile {
  return {
    ...file,
    state: state as ExchangeFile['state'],
    receivedAt: receivedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
