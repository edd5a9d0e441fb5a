import { sql } from 'kysely';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { articleKey } from '../../search/search.api.ts';

/** Offers by those of the keys that are codes of the buyer's own. */
export async function findOwnOffers(
  db: Db,
  actor: ActingUser,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await scoped(db, actor)
    .selectFrom('own_articles')
    .select(['article_key as key', 'offer_id as offerId'])
    // One parameter however many there are.
    .where('article_key', '=', sql<string>`any(${[...new Set(keys)]}::text[])`)
    .execute();
  return new Map(rows.map(({ key, offerId }) => [key, offerId]));
}

/** The buyer's own codes, by the alphabet. */
export function findOwnArticles(db: Db, actor: ActingUser) {
  return scoped(db, actor)
    .selectFrom('own_articles')
    .select(['id', 'article', 'offer_id as offerId'])
    .orderBy('article')
    .orderBy('id')
    .execute();
}

interface Learned {
  readonly article: string;
  readonly offerId: number;
}

/**
 * Keeps codes for all people of the counterparty; a code that is known already gets the new offer. Throws `NotFound`
 * for an offer that does not exist.
 */
export async function learnOwnArticles(db: Db, actor: ActingUser, items: readonly Learned[]): Promise<void> {
  const byKey = new Map(items.map((item) => [articleKey(item.article), item]));
  // A code of nothing but signs is none.
  byKey.delete('');
  const offerIds = [...new Set(items.map(({ offerId }) => offerId))];
  const count = await countRows(
    db.selectFrom('offers').where('id', '=', sql<number>`any(${offerIds}::bigint[])`),
  );
  if (count < offerIds.length) throw new NotFound('Такого товара нет');
  const values = [...byKey].map(([article_key, { article, offerId }]) => ({
    article_key,
    article,
    offer_id: offerId,
    learned_by: actor.userId,
  }));
  // Two statements of a thousand rows rather than one of ten thousand: parameters are counted in 16 bits.
  for (let from = 0; from < values.length; from += 1000)
    await scoped(db, actor)
      .insertInto('own_articles', values.slice(from, from + 1000))
      .onConflict((conflict) =>
        conflict.columns(['counterparty_id', 'article_key']).doUpdateSet((update) => ({
          article: update.ref('excluded.article'),
          offer_id: update.ref('excluded.offer_id'),
          learned_by: update.ref('excluded.learned_by'),
          learned_at: new Date(),
        })),
      )
      .execute();
}

/** Throws `NotFound` for a code of somebody else's. */
export async function deleteOwnArticle(db: Db, actor: ActingUser, id: number): Promise<void> {
  await scoped(db, actor)
    .deleteFrom('own_articles')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(() => new NotFound('Такого кода нет'));
}
