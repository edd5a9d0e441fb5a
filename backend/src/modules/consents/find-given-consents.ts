import type { ConsentKind } from '@shop/contracts/account/consents';
import type { ConsentWay } from '@shop/contracts/office/consents';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { clampPage } from '../../platform/http/paging.ts';
import { containsWord, wordsOf } from '../../platform/text/search-words.ts';

const PAGE_SIZE = 20;

interface FoundConsent {
  readonly key: string;
  readonly name: string;
  /** The e-mail of an account, the phone of a visitor. */
  readonly contact: string;
  readonly textId: number;
  readonly kind: ConsentKind;
  readonly version: number;
  readonly way: ConsentWay;
  readonly givenAt: Date;
  readonly withdrawnAt: Date | null;
  readonly address: string;
  readonly userAgent: string;
}

/**
 * Finds a page of the consents of the people whose name, e-mail or phone contain every word, newest first: those of
 * accounts, and those that visitors gave with a message. Withdrawn ones are there as well.
 */
export async function findGivenConsents(
  db: Db,
  { search, page }: { readonly search: string; readonly page: number },
) {
  const words = wordsOf(search);
  const found = sql`
    select * from (
      select 'account-' || consents.id as key, users.last_name || ' ' || users.name as name, users.login as contact,
        users.phone, text_id, way, given_at, withdrawn_at, address, user_agent
      from consents join users on users.id = consents.user_id
      union all
      select 'message-' || feedback.id || '-' || ticked."textId", feedback.name, feedback.phone,
        feedback.phone, ticked."textId", 'feedback', ticked."givenAt", null, ticked.address, ticked."userAgent"
      from feedback, jsonb_to_recordset(feedback.consents)
        as ticked("textId" bigint, "givenAt" timestamptz, address text, "userAgent" text)
    ) as every
    where ${sql.join(
      words.map((word) => containsWord(sql`name || ' ' || contact || ' ' || coalesce(phone, '')`, word)),
      sql` and `,
    )}`;
  if (words.length === 0) return { rows: [], ...clampPage({ page, pageSize: PAGE_SIZE }, 0) };
  const counted = await sql<{
    count: number;
  }>`select count(*)::int as count from (${found}) as found`.execute(db);
  const { offset, pageNavigation } = clampPage({ page, pageSize: PAGE_SIZE }, counted.rows[0]?.count ?? 0);
  const { rows } = await sql<FoundConsent>`
    select key, name, contact, text_id as "textId", kind, version, way, given_at as "givenAt",
      withdrawn_at as "withdrawnAt", address, user_agent as "userAgent"
    from (${found}) as found join consent_texts on consent_texts.id = text_id
    order by given_at desc, key limit ${PAGE_SIZE} offset ${offset}`.execute(db);
  return { rows, pageNavigation };
}

/** Reads published texts by their ids, whichever is in force. */
export function findTexts(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('consent_texts')
    .select(['id', 'kind', 'version', 'text', 'sha256', 'published_at as publishedAt'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('id')
    .execute();
}
