import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor/actor.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { articleKey } from '../../search/search.api.ts';

/** Finds offers by those of the keys that are the buyer's part numbers. */
export async function findOwnOffers(
  db: Db,
  actor: Actor,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await scoped(db, actor)
    .selectFrom('own_articles')
    .select(['article_key as key', 'offer_id as offerId'])
    // One parameter holds all keys, however many there are.
    .where('article_key', '=', sql<string>`any(${[...new Set(keys)]}::text[])`)
    .execute();
  return new Map(rows.map(({ key, offerId }) => [key, offerId]));
}

/** Lists the buyer's part numbers in alphabetical order. */
export function findCustomerPartNumbers(db: Db, actor: Actor) {
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
 * Saves part numbers for all people of the counterparty; one that is known already gets the new offer. Throws
 * `NotFound` for an offer that does not exist.
 */
export async function learnCustomerPartNumbers(
  db: Db,
  actor: Actor,
  items: readonly Learned[],
): Promise<void> {
  const byKey = new Map(items.map((item) => [articleKey(item.article), item]));
  // A part number of punctuation only has an empty key and is skipped.
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
  // Rows go in by the thousand: PostgreSQL counts parameters in 16 bits.
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

/** Throws `NotFound` for a part number of another company. */
export async function deleteCustomerPartNumber(db: Db, actor: Actor, id: number): Promise<void> {
  await scoped(db, actor)
    .deleteFrom('own_articles')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow(() => new NotFound('Такого кода нет'));
}
