import { comparable } from '@shop/shared/format/comparable';
import { type SqlBool, sql } from 'kysely';
import type { ActingUser } from '../../http/acting-user.ts';
import { sideOf } from './appeal-reader.ts';
import type { AppealFilter, allAppeals } from './appeals.repository.ts';

/** More words tell nothing more. */
const MAX_WORDS = 8;

/** Of these appeals those that a filter asks for. */
export function narrowed(
  appeals: ReturnType<typeof allAppeals>,
  actor: ActingUser,
  { status, typeId, search, contragent, isOpen = false, isUnanswered = false, isMine = false }: AppealFilter,
): ReturnType<typeof allAppeals> {
  let found = appeals;
  if (status !== undefined) found = found.where('appeals.status', '=', status);
  if (typeId) found = found.where('appeals.type_id', '=', typeId);
  if (isOpen) found = found.where('appeals.status', 'not in', ['solved', 'closed']);
  if (isUnanswered) found = found.where('appeals.waiting_since', 'is not', null);
  if (contragent !== undefined) found = found.where(ofCompanies(sql`company.code = ${contragent}`));
  if (isMine) found = found.where(ofCompanies(sql`company.manager_id = ${actor.userId}`));
  const withCompany = sideOf(actor) === 'shop';
  for (const word of wordsOf(search)) found = found.where(holdsWord(word, withCompany));
  return found;
}

function ofCompanies(are: ReturnType<typeof sql>) {
  return sql<SqlBool>`appeals.counterparty_id in (select company.id from counterparties company where ${are})`;
}

/** As the columns made for searching have them. */
function wordsOf(search: string): readonly string[] {
  return comparable(search).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}

/** In the number, the subject or a message, for a manager also in the name of the company; no letter of it is special. */
function holdsWord(word: string, withCompany: boolean) {
  const inCompany = sql`or appeals.counterparty_id in (
    select company.id from counterparties company where strpos(company.search_text, ${word}) > 0)`;
  return sql<SqlBool>`(strpos(appeals.search_text, ${word}) > 0 or exists (
    select from appeal_messages said where said.appeal_id = appeals.id and strpos(said.search_text, ${word}) > 0)
    ${withCompany ? inCompany : sql``})`;
}
