import * as v from 'valibot';
import { emptyJournal, type JournalEnd, parseEntry, retiredAreas } from '../journal.ts';
import { type Pointer, pointer } from '../pointer.ts';
import { PointerChanges } from '../pointer-changes.ts';
import { ReleaseStoreError, type StagedRelease, type StoreChange } from '../store.ts';
import { CHANNEL } from './follower.ts';
import { type KnownReleases, readKnown } from './known-releases.ts';
import { readFiles } from './local-copy.ts';
import type { Query, ReleaseDatabase } from './release-database.ts';

/** An arbitrary constant: one advisory lock for all who write to the release store. */
const LOCK = 7_316_004;

interface Written<T> {
  readonly result: T;
  /** The state of the store after the change; undefined when nothing has changed. */
  readonly known: KnownReleases | undefined;
  readonly kept: readonly StagedRelease[];
}

/** Runs `work` exclusively among all writers and writes its changes, all in one transaction. */
export async function writeChange<T>(
  database: ReleaseDatabase,
  work: (change: StoreChange) => Promise<T>,
): Promise<Written<T>> {
  return database.transaction(LOCK, async (query) => {
    const changes = new PointerChanges(
      await readPointers(query),
      await journalEnd(query),
      await retired(query),
    );
    const kept: StagedRelease[] = [];
    let removed = 0;
    const result = await work({
      pointers: changes.pointers,
      keep: async (staged) => {
        await keep(query, staged);
        kept.push(staged);
      },
      remove: async (area, version) => {
        await query('delete from releases.kept where area = $1 and version = $2', [area, version]);
        removed += 1;
      },
      point: (next, act) => changes.point(next, act),
      retire: (area, act) => changes.retire(area, act),
    });
    if (changes.entries.length + kept.length + removed === 0) return { result, known: undefined, kept };
    await writePointers(query, changes);
    await query('update releases.state set stamp = gen_random_uuid()');
    await query(`notify ${CHANNEL}`);
    return { result, known: await readKnown(query), kept };
  });
}

async function readPointers(query: Query): Promise<ReadonlyMap<string, Pointer>> {
  const rows = await query('select area, pointer from releases.pointers order by area');
  return new Map(rows.map((row) => [row.area, v.parse(pointer, row.pointer)]));
}

async function journalEnd(query: Query): Promise<JournalEnd> {
  const [last] = await query('select line from releases.journal order by number desc limit 1');
  if (!last) return emptyJournal;
  const entry = parseEntry(last.line);
  if (!entry) throw new ReleaseStoreError('The journal does not end with an entry; look at `release verify`');
  return entry;
}

async function retired(query: Query): Promise<ReadonlySet<string>> {
  const rows = await query(`select line from releases.journal where line like '%"command":"retire"%'`);
  return retiredAreas(rows.map(({ line }) => line));
}

async function keep(query: Query, { manifest, folder }: StagedRelease): Promise<void> {
  const files = await readFiles(folder);
  await query('insert into releases.kept (area, version, manifest) values ($1, $2, $3)', [
    manifest.area,
    manifest.version,
    files.get('release.json')!.toString(),
  ]);
  for (const [file, content] of files)
    if (file !== 'release.json')
      await query('insert into releases.files (area, version, path, content) values ($1, $2, $3, $4)', [
        manifest.area,
        manifest.version,
        file,
        content,
      ]);
}

async function writePointers(query: Query, { pointers, entries }: PointerChanges): Promise<void> {
  for (const area of new Set(entries.map((entry) => entry.area))) {
    const next = pointers.get(area);
    if (next)
      await query(
        `insert into releases.pointers (area, pointer) values ($1, $2)
         on conflict (area) do update set pointer = excluded.pointer`,
        [area, JSON.stringify(next)],
      );
    else await query('delete from releases.pointers where area = $1', [area]);
  }
  for (const entry of entries)
    await query('insert into releases.journal (number, line) values ($1, $2)', [
      entry.number,
      JSON.stringify(entry),
    ]);
}
