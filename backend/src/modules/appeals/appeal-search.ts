import type { getAppeals, getManagedAppeals } from '@shop/contracts/support/appeals';
import { comparable } from '@shop/domain/format/comparable';
import { type SqlBool, sql } from 'kysely';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import { sideOf } from '../access/access.api.ts';
import type { allAppeals } from './visible-appeals.ts';

export type AppealFilter = v.InferOutput<NonNullable<typeof getAppeals.query>> &
  Partial<v.InferOutput<NonNullable<typeof getManagedAppeals.query>>>;

/** Further words are ignored. */
const MAX_WORDS = 8;

/** Applies a filter to a query of appeals. */
export function filterAppeals(
  appeals: ReturnType<typeof allAppeals>,
  actor: Actor,
  { status, typeId, search, contragent, isOpen = false, isUnanswered = false, isMine = false }: AppealFilter,
): ReturnType<typeof allAppeals> {
  let found = appeals;
  if (status !== undefined) found = found.where('appeals.status', '=', status);
  if (typeId) found = found.where('appeals.type_id', '=', typeId);
  if (isOpen) found = found.where('appeals.status', 'not in', ['solved', 'closed']);
  if (isUnanswered) found = found.where('appeals.waiting_since', 'is not', null);
  if (contragent !== undefined) found = found.where(whereCompany(sql`company.code = ${contragent}`));
  if (isMine) found = found.where(whereCompany(sql`company.manager_id = ${actor.userId}`));
  const words = wordsOf(search);
  if (words.length > 0) found = found.where(sql<SqlBool>`appeals.id in (${idsWithAllWords(words, actor)})`);
  return found;
}

function whereCompany(condition: ReturnType<typeof sql>) {
  return sql<SqlBool>`appeals.counterparty_id in (select company.id from counterparties company where ${condition})`;
}

/** Normalises words like the search columns. A number with hyphens stays one word. */
function wordsOf(search: string): readonly string[] {
  return search.trim().split(/\s+/).map(comparable).filter(Boolean).slice(0, MAX_WORDS);
}

/**
 * Selects ids of appeals that contain all words, in any order, in the number, the subject or a message; for a manager
 * also in the company's name. Words are matched literally, and messages are scanned once for all of them.
 */
function idsWithAllWords(words: readonly string[], actor: Actor) {
  const isOfAll = sideOf(actor) === 'shop';
  const own = sql`select own.id from appeals own where own.counterparty_id = ${actor.counterpartyId}`;
  const head = isOfAll ? sql`appeal.search_text || ' ' || company.search_text` : sql`appeal.search_text`;
  const inMessages = words.map((word) => sql`bool_or(strpos(message.search_text, ${word}) > 0)`);
  const isFound = words.map(
    (word, index) => sql`(strpos(${head}, ${word}) > 0 or matched.words[${sql.lit(index + 1)}])`,
  );
  return sql`
    select appeal.id from appeals appeal
    join counterparties company on company.id = appeal.counterparty_id
    left join (
      select message.appeal_id, array[${sql.join(inMessages)}] as words from appeal_messages message
      ${isOfAll ? sql`` : sql`where message.appeal_id in (${own})`}
      group by message.appeal_id) matched on matched.appeal_id = appeal.id
    where ${sql.join(isFound, sql` and `)} ${isOfAll ? sql`` : sql`and appeal.id in (${own})`}`;
}
