import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { TableMarks } from '../../platform/database/personal-data/marks.ts';
import { personalData } from '../../platform/database/personal-data/personal-data.ts';
import { endEverySession, hashUnknownPassword } from '../session/session.api.ts';
import { identifyAddedStaff } from '../staff/staff.api.ts';
import { type ColumnType, readColumnTypes } from './column-types.ts';
import { closeErasureRequest } from './erasure-requests.ts';
import { isOwnedBy } from './owned-rows.ts';
import { findIdentifiers, type Identifier, type Person, pseudonymOf } from './person.ts';
import { refuseErasure } from './refuse-erasure.ts';

/** A column in which the law requires to keep the person's data, and in how many rows they are. */
interface KeptData {
  readonly title: string;
  readonly column: string;
  readonly rows: number;
  readonly because: string;
}

const tables: readonly (readonly [string, TableMarks])[] = Object.entries(personalData);

/**
 * Erases a person, as the marks of the tables say: own rows go or lose what is personal, and in every other text the
 * name, email and phone give way to a pseudonym. Ends the sessions at once. Returns what the law keeps. Needs a
 * transaction. Throws `Conflict` where others still need the person (refuse-erasure.ts).
 */
export async function erasePerson(db: Db, person: Person): Promise<readonly KeptData[]> {
  await refuseErasure(db, person);
  const identifiers = await findIdentifiers(db, person);
  const types = await readColumnTypes(db);
  await endEverySession(db, person.id);
  await identifyAddedStaff(db, person);
  for (const [table, marks] of tables) await eraseOwnRows(db, table, marks, person, types);
  for (const [table, marks] of tables) await replaceInTable(db, { table, marks, person, identifiers, types });
  await eraseAccount(db, person);
  await closeErasureRequest(db, person.id, 'erased');
  return findKept(db, identifiers, types);
}

async function eraseAccount(db: Db, { id }: Person): Promise<void> {
  await db
    .updateTable('users')
    .set({
      login: `user-${id}@erased.invalid`,
      former_emails: [],
      phone: null,
      given_phone: null,
      password_hash: await hashUnknownPassword(),
      name: 'Пользователь',
      last_name: String(id),
      second_name: '',
      work_position: '',
      city_id: null,
      current_counterparty_id: null,
      active: false,
      erased_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
}

type Types = ReadonlyMap<string, ColumnType>;

async function eraseOwnRows(
  db: Db,
  table: string,
  marks: TableMarks,
  person: Person,
  types: Types,
): Promise<void> {
  const isOwn = isOwnedBy(marks, person);
  if (isOwn === null || table === 'users') return;
  if (marks.erasure === 'delete') await sql`delete from ${sql.table(table)} where ${isOwn}`.execute(db);
  if (marks.erasure !== 'anonymise') return;
  for (const [column, mark] of Object.entries(marks.personal)) {
    // A text that the person wrote stays, without what identifies the person.
    if (typeof mark !== 'string' || mark === 'text' || !types.has(`${table}.${column}`)) continue;
    const value = mark === 'name' ? pseudonymOf(person) : '';
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where ${isOwn}`.execute(db);
  }
}

interface Replacement {
  readonly table: string;
  readonly marks: TableMarks;
  readonly person: Person;
  readonly identifiers: readonly Identifier[];
  readonly types: Types;
}

async function replaceInTable(
  db: Db,
  { table, marks, person, identifiers, types }: Replacement,
): Promise<void> {
  if (table === 'users') return;
  const { contact, personal } = marks;
  const phones = identifiers.filter(({ kind }) => kind === 'phone');
  if (contact !== undefined)
    for (const { pattern } of phones)
      await sql`update ${sql.table(table)} set ${sql.ref(contact.name)} = ${pseudonymOf(person)}
        where ${sql.ref(contact.phone)} ~ ${pattern}`.execute(db);
  for (const [column, mark] of Object.entries(personal)) {
    const type = types.get(`${table}.${column}`);
    if (type === undefined || typeof mark !== 'string') continue;
    for (const { kind, pattern } of identifiers) {
      const replacement = mark === 'phone' && kind === 'phone' ? '' : pseudonymOf(person);
      await replaceInColumn(db, { table, column, type, pattern, replacement });
    }
    if (!type.isJson) continue;
    await replaceNameParts(db, table, column, person);
    await clearPosition(db, table, column, person);
  }
}

async function replaceInColumn(
  db: Db,
  found: { table: string; column: string; type: ColumnType; pattern: string; replacement: string },
): Promise<void> {
  const column = sql.ref(found.column);
  const text = found.type.isJson ? sql`${column}::text` : column;
  const replaced = sql`regexp_replace(${text}, ${found.pattern}, ${found.replacement}, 'g')`;
  await sql`update ${sql.table(found.table)} set ${column} = ${found.type.isJson ? sql`${replaced}::jsonb` : replaced}
    where ${text} ~ ${found.pattern}`.execute(db);
}

/** Replaces the parts of the name in JSON about this user, where each part is a value of its own. */
async function replaceNameParts(db: Db, table: string, name: string, person: Person): Promise<void> {
  const column = sql.ref(name);
  for (const part of [person.name, person.lastName, person.secondName]) {
    if (part === '') continue;
    const pattern = `: ${JSON.stringify(part).replace(/[^\p{L}\d\s"]/gu, '\\$&')}`;
    await sql`update ${sql.table(table)}
      set ${column} = regexp_replace(${column}::text, ${pattern}, ${`: "${pseudonymOf(person)}"`}, 'g')::jsonb
      where ${column}::text ~ ${aboutPerson(person)} and ${column}::text ~ ${pattern}`.execute(db);
  }
}

/** Clears the position in JSON about this user. */
async function clearPosition(db: Db, table: string, name: string, person: Person): Promise<void> {
  const column = sql.ref(name);
  const position = '"workPosition": "(?:[^"\\\\]|\\\\.)+"';
  await sql`update ${sql.table(table)}
    set ${column} = regexp_replace(${column}::text, ${position}, '"workPosition": ""', 'g')::jsonb
    where ${column}::text ~ ${aboutPerson(person)} and ${column}::text ~ ${position}`.execute(db);
}

const aboutPerson = ({ id }: Person) => `"userId": ${id}[,}]`;

async function findKept(
  db: Db,
  identifiers: readonly Identifier[],
  types: Types,
): Promise<readonly KeptData[]> {
  const kept: KeptData[] = [];
  for (const [table, { title, personal }] of tables)
    for (const [column, mark] of Object.entries(personal)) {
      if (mark === undefined || typeof mark === 'string' || !types.has(`${table}.${column}`)) continue;
      const patterns = identifiers.map(({ pattern }) => pattern);
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
        where ${sql.ref(column)}::text ~ any(${patterns}::text[])`.execute(db);
      const count = rows[0]?.count ?? 0;
      if (count > 0) kept.push({ title, column, rows: count, because: mark.keptBecause });
    }
  return kept;
}
