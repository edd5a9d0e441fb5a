import { createHash } from 'node:crypto';
import type { ConsentKind } from '@shop/contracts/account/consents';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Reads the versions in force, at most one of a kind, in the order in which people are asked. */
export function findCurrentTexts(db: Db) {
  return db
    .selectFrom('consent_texts')
    .distinctOn('kind')
    .select([
      'id',
      'kind',
      'version',
      'text',
      'sha256',
      'published_at as publishedAt',
      'by_name as publishedBy',
    ])
    .orderBy('kind', 'desc')
    .orderBy('version', 'desc')
    .execute();
}

/** Waits for others who publish a text of the kind, until the transaction ends; answers the version in force, 0 without. */
export async function lockTexts(db: Db, kind: ConsentKind): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`consent ${kind}`}))`.execute(db);
  const { version } = await db
    .selectFrom('consent_texts')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

interface NewText {
  readonly kind: ConsentKind;
  readonly version: number;
  readonly text: string;
  readonly byName: string;
}

/** Adds a version, which nothing edits afterwards; answers its id. */
export async function insertText(db: Db, { kind, version, text, byName }: NewText): Promise<number> {
  const sha256 = createHash('sha256').update(text).digest('hex');
  const { id } = await db
    .insertInto('consent_texts')
    .values({ kind, version, text, sha256, by_name: byName })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
