import { comparable } from '@shop/domain/format/comparable';
import { type ExpressionBuilder, sql } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { clampPage } from '../../platform/http/paging.ts';
import { containsWord, wordsOf } from '../../platform/text/search-words.ts';

const PAGE_SIZE = 20;

/** A kind of change as the search finds it. */
interface FoundAction {
  readonly name: string;
  readonly title: string;
  subjects(): ReadonlyMap<string, string>;
}

export type EntryRow = Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number];

/** The entries of these kinds of change. */
export function entriesOf(db: Db, actions: readonly FoundAction[]) {
  return ofActions(db, actions).select([
    'id',
    'at',
    'action',
    'subject',
    'before',
    'after',
    'by_name',
    'undoes',
  ]);
}

/** Reads a page of the entries of these kinds, newest first. */
export async function listEntries(
  db: Db,
  actions: readonly FoundAction[],
  { page, search }: { readonly page: number; readonly search: string },
) {
  const words = wordsOf(search);
  const matches = words.map((word) => isFoundBy(actions, word));
  let counted = ofActions(db, actions);
  let entries = entriesOf(db, actions);
  for (const match of matches) {
    counted = counted.where(match);
    entries = entries.where(match);
  }
  const { offset, pageNavigation } = clampPage({ page, pageSize: PAGE_SIZE }, await countRows(counted));
  const rows = await entries.orderBy('id', 'desc').limit(PAGE_SIZE).offset(offset).execute();
  return { rows, pageNavigation };
}

function ofActions(db: Db, actions: readonly FoundAction[]) {
  const names = actions.map(({ name }) => name);
  return db.selectFrom('office_journal').where('action', '=', sql<string>`any(${names}::text[])`);
}

/** Whether the subject, the person or the action contains the word, as the page shows them. */
function isFoundBy(actions: readonly FoundAction[], word: string) {
  const contains = (text: string) => comparable(text).includes(word);
  const titled = actions.filter(({ title }) => contains(title)).map(({ name }) => name);
  const named = actions.flatMap(({ name, subjects }) =>
    [...subjects()].filter(([, shown]) => contains(shown)).map(([subject]) => ({ name, subject })),
  );
  return ({ or, and, eb }: ExpressionBuilder<Schema, 'office_journal'>) =>
    or([
      containsWord(sql`subject || ' ' || by_name`, word),
      ...titled.map((name) => eb('action', '=', name)),
      ...named.map(({ name, subject }) => and([eb('action', '=', name), eb('subject', '=', subject)])),
    ]);
}
