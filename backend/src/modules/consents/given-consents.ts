import {
  allConsentKinds,
  type ConsentKind,
  isRequiredConsent,
  type OwnConsent,
} from '@shop/contracts/account/consents';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Schema, TickedConsent } from '../../platform/database/schema.ts';
import { Validation } from '../../platform/errors/errors.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { findCurrentTexts } from './consent-texts.ts';

const REPLACED =
  'Текст согласия обновился, пока страница была открыта. Прочитайте новую версию и\u00a0отметьте её';
const requiredKinds = allConsentKinds.filter(isRequiredConsent);

/**
 * Checks what was ticked on a form, for `recordConsents` or for the row that waits for an account. Throws `Validation`
 * of `consents` for a text that is not in force, and `refusal` there where a required one was not ticked.
 */
export async function readTicked(
  db: Db,
  textIds: readonly number[],
  visitor: Visitor,
  refusal: string,
): Promise<readonly TickedConsent[]> {
  const current = await findCurrentTexts(db);
  refuseReplaced(current, textIds, 'consents');
  if (current.some(({ id, kind }) => isRequiredConsent(kind) && !textIds.includes(id)))
    throw new Validation(refusal, 'consents');
  const givenAt = new Date().toISOString();
  const { address, userAgent } = visitor;
  return [...new Set(textIds)].map((textId) => ({ textId, givenAt, address, userAgent }));
}

function refuseReplaced(
  current: readonly { readonly id: number }[],
  textIds: readonly number[],
  field: string,
) {
  if (textIds.some((asked) => current.every(({ id }) => id !== asked))) throw new Validation(REPLACED, field);
}

type Way = Schema['consents']['way'];

/** Records consents; one that is in force already is left as it is. Needs a transaction. */
export async function recordConsents(
  db: Db,
  userId: number,
  way: Way,
  given: readonly TickedConsent[],
): Promise<void> {
  if (given.length === 0) return;
  await db
    .insertInto('consents')
    .values(
      given.map(({ textId, givenAt, address, userAgent }) => ({
        ...{ user_id: userId, text_id: textId, given_at: new Date(givenAt), address, way },
        user_agent: userAgent,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'text_id']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Agrees to texts in force. Needs a transaction. Throws `Validation` of `texts` for a text that is not in force. */
export async function giveConsents(
  db: Db,
  userId: number,
  { texts, way }: { readonly texts: readonly number[]; readonly way: Way },
  { address, userAgent }: Visitor,
): Promise<void> {
  refuseReplaced(await findCurrentTexts(db), texts, 'texts');
  const givenAt = new Date().toISOString();
  await recordConsents(
    db,
    userId,
    way,
    [...new Set(texts)].map((textId) => ({ textId, givenAt, address, userAgent })),
  );
}

/** Withdraws the consent of a kind, to whichever version. */
export async function withdrawConsent(db: Db, userId: number, kind: ConsentKind): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawn_at: new Date() })
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .where('text_id', 'in', db.selectFrom('consent_texts').select('id').where('kind', '=', kind))
    .execute();
}

/** Reads what the user has agreed to, for each kind that the shop has a text of. */
export async function readOwnConsents(db: Db, userId: number): Promise<OwnConsent[]> {
  const current = await findCurrentTexts(db);
  const given = await db
    .selectFrom('consents')
    .innerJoin('consent_texts', 'consent_texts.id', 'consents.text_id')
    .select(['kind', 'version', 'text', 'given_at as givenAt', 'withdrawn_at as withdrawnAt'])
    .where('user_id', '=', userId)
    .orderBy('consents.id', 'desc')
    .execute();
  return allConsentKinds.flatMap((kind) => {
    const text = current.find((one) => one.kind === kind);
    const own = given.filter((one) => one.kind === kind);
    if (text === undefined) return [];
    const valid = own.find(({ withdrawnAt }) => withdrawnAt === null);
    const { id, version, publishedAt } = text;
    return [
      {
        kind,
        current: { id, kind, version, text: text.text, publishedAt: publishedAt.toISOString() },
        given: valid
          ? { version: valid.version, text: valid.text, givenAt: valid.givenAt.toISOString() }
          : null,
        withdrawnAt: valid ? null : (own[0]?.withdrawnAt?.toISOString() ?? null),
      },
    ];
  });
}

/** Whether a required text in force waits for the user's consent. */
export async function asksConsent(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ asks: boolean }>`
    select exists (
      select from (
        select distinct on (kind) id from consent_texts where kind = any(${requiredKinds}::text[])
        order by kind, version desc
      ) as current
      where not exists (
        select from consents where user_id = ${userId} and text_id = current.id and withdrawn_at is null
      )
    ) as asks`.execute(db);
  return rows[0]?.asks ?? false;
}

/** Counts the people who agree to the version in force, those who agreed to an earlier one, and those who have withdrawn. */
export async function countConsents(db: Db, kind: ConsentKind) {
  const { rows } = await sql<{ agreed: number; earlier: number; withdrawn: number }>`
    select count(*) filter (where agrees)::int as agreed,
      count(*) filter (where not agrees and "inForce")::int as earlier,
      count(*) filter (where not "inForce")::int as withdrawn
    from (
      select bool_or(withdrawn_at is null and version = (select max(version) from consent_texts where kind = ${kind})) as agrees,
        bool_or(withdrawn_at is null) as "inForce"
      from consents join consent_texts on consent_texts.id = consents.text_id
      join users on users.id = consents.user_id
      where kind = ${kind} and users.erased_at is null
      group by user_id
    ) as people`.execute(db);
  return rows[0] ?? { agreed: 0, earlier: 0, withdrawn: 0 };
}
