import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** A file goes from `receiving` over `queued` and `working` to one of the others. */
type FileState = 'receiving' | 'queued' | 'working' | 'held' | 'done' | 'unchanged' | 'refused';

/** A file of an exchange and what became of it. */
export interface ExchangeFile {
  readonly id: number;
  readonly sessionId: number;
  /** 1C's own name for it, with slashes. */
  readonly name: string;
  readonly bytes: number;
  readonly partSha256: string;
  readonly state: FileState;
  readonly message: string;
  /** A person's answer about a held file. */
  readonly isAccepted: boolean | null;
}

/** A record that was set aside. */
interface ExchangeProblem {
  /** The file inside an archive. */
  readonly name: string;
  readonly line: number;
  readonly reason: string;
  /** The noun of the record: `product`, `offer`, `order` and so on. */
  readonly subject: string;
  readonly externalId: string;
  readonly subjectName: string;
}

/** The end of the work on a file. */
export interface FileOutcome {
  readonly state: Extract<FileState, 'held' | 'done' | 'unchanged' | 'refused'>;
  readonly message: string;
  readonly counts: object;
  readonly problems: readonly ExchangeProblem[];
  /** All of them; `problems` may hold the first ones only. */
  readonly problemCount: number;
}

/** Another process takes a file over when the one that works says nothing for so long. */
const BUSY_S = 10;

const columns = [
  'id',
  'session_id as sessionId',
  'name',
  'bytes',
  'part_sha256 as partSha256',
  'state',
  'message',
  'is_accepted as isAccepted',
] as const;

/** The latest file of that name in the session. */
export async function findExchangeFile(
  db: Db,
  sessionId: number,
  name: string,
): Promise<ExchangeFile | undefined> {
  const row = await db
    .selectFrom('exchange_files')
    .select(columns)
    .where('session_id', '=', sessionId)
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && fileOf(row);
}

export async function readExchangeFile(db: Db, id: number): Promise<ExchangeFile> {
  return fileOf(
    await db.selectFrom('exchange_files').select(columns).where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

/** All files of the session, in the order they came. */
export async function listExchangeFiles(db: Db, sessionId: number): Promise<readonly ExchangeFile[]> {
  const rows = await db
    .selectFrom('exchange_files')
    .select(columns)
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute();
  return rows.map(fileOf);
}

/** Adds a file that is being received, or, `queued`, one that is inside an archive. */
export async function addExchangeFile(
  db: Db,
  sessionId: number,
  name: string,
  state: FileState = 'receiving',
): Promise<ExchangeFile> {
  const row = await db
    .insertInto('exchange_files')
    .values({ session_id: sessionId, name, state })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return fileOf(row);
}

/** Locks a file while a part is added to it. */
export async function lockExchangeFile(db: Db, id: number): Promise<ExchangeFile> {
  return fileOf(
    await db
      .selectFrom('exchange_files')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  );
}

export async function setReceived(
  db: Db,
  id: number,
  { bytes, partSha256 }: { readonly bytes: number; readonly partSha256: string },
): Promise<void> {
  await db
    .updateTable('exchange_files')
    .set({ bytes, part_sha256: partSha256 })
    .where('id', '=', id)
    .execute();
}

/** Queues a received file; answers whether it was received and not queued yet. */
export async function queueExchangeFile(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exchange_files')
    .set({ state: 'queued' })
    .where('id', '=', id)
    .where('state', '=', 'receiving')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes the next waiting file, or one whose process has died. Undefined if there is none. */
export async function claimExchangeFile(db: Db): Promise<ExchangeFile | undefined> {
  const { rows } = await sql<{ id: number }>`
    update exchange_files set state = 'working', busy_until = now() + make_interval(secs => ${sql.lit(BUSY_S)})
    where id = (
      select id from exchange_files
      where state = 'queued' or (state = 'working' and busy_until < now())
      order by id for update skip locked limit 1)
    returning id`.execute(db);
  return rows[0] && readExchangeFile(db, rows[0].id);
}

/** Says that the work goes on, and how far it is. */
export async function reportWork(db: Db, id: number, message: string): Promise<void> {
  await db
    .updateTable('exchange_files')
    .set({ busy_until: sql<Date>`now() + make_interval(secs => ${sql.lit(BUSY_S)})`, message })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .execute();
}

/** Gives an unfinished file back for the next process. */
export async function returnExchangeFile(db: Db, id: number): Promise<void> {
  await db
    .updateTable('exchange_files')
    .set({ state: 'queued', busy_until: null })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .execute();
}

/**
 * Writes what became of a file; call it in the transaction that changed the shop. Throws if its work is over already: two
 * processes worked on it, and what this one has done is rolled back.
 */
export async function finishExchangeFile(
  db: Db,
  id: number,
  { state, message, counts, problems, problemCount }: FileOutcome,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('exchange_files')
    .set({
      state,
      message,
      counts: JSON.stringify(counts),
      problem_count: problemCount,
      busy_until: null,
      finished_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Error(`The work on file ${id} of an exchange is over already`);
  await db.deleteFrom('exchange_problems').where('file_id', '=', id).execute();
  const rows = problems.map(({ externalId, subjectName, ...problem }) => ({
    file_id: id,
    external_id: externalId,
    subject_name: subjectName,
    ...problem,
  }));
  if (rows.length > 0) await db.insertInto('exchange_problems').values(rows).execute();
}

function fileOf<T extends { readonly state: string }>(row: T) {
  return { ...row, state: row.state as FileState };
}
