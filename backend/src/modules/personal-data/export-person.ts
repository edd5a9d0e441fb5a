import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { TableMarks } from '../../platform/database/personal-data/marks.ts';
import { personalData } from '../../platform/database/personal-data/personal-data.ts';
import { isOwnedBy } from './owned-rows.ts';
import type { Person } from './person.ts';

const PAGE_ROWS = 1000;
const tables: readonly (readonly [string, TableMarks])[] = Object.entries(personalData);

/**
 * Writes everything that is held about a person as JSON, table by table, in pieces: years of history are never in memory
 * at once. Hashes and other secrets of the server are left out.
 */
export async function* exportPerson(db: Db, person: Person): AsyncGenerator<string> {
  yield `{"login": ${JSON.stringify(person.login)}, "tables": {`;
  let isFirst = true;
  for (const [table, marks] of tables) {
    let count = 0;
    for await (const row of ownRows(db, table, marks, person)) {
      const head = `${isFirst ? '' : ','}\n${JSON.stringify(marks.title)}: [`;
      yield `${count === 0 ? head : ','}\n  ${JSON.stringify(row)}`;
      count += 1;
      isFirst = false;
    }
    if (count > 0) yield '\n]';
  }
  yield '\n}}\n';
}

async function* ownRows(db: Db, table: string, marks: TableMarks, person: Person) {
  const isOwn = isOwnedBy(marks, person);
  if (isOwn === null) return;
  const hidden = Object.entries(marks.personal).flatMap(([column, mark]) =>
    mark === 'secret' ? [column] : [],
  );
  let after = '(0,0)';
  while (true) {
    const { rows } = await sql<{ place: string; row: Record<string, unknown> }>`
      select ctid::text as place, to_jsonb(held) as row from ${sql.table(table)} as held
      where ctid > ${after}::tid and ${isOwn} order by ctid limit ${PAGE_ROWS}`.execute(db);
    for (const { row } of rows) {
      const shown = Object.entries(row).filter(
        ([column, value]) => !hidden.includes(column) && !column.endsWith('_hash') && value !== null,
      );
      yield Object.fromEntries(shown);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_ROWS) return;
    after = last.place;
  }
}
