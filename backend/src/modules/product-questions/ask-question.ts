import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Limit } from '../../platform/errors/errors.ts';
import { formatDuration } from '../../platform/limits/format-duration.ts';
import { notify } from '../notifications/notifications.api.ts';
import { findSoldProduct } from './product-questions.repository.ts';

/** One person may ask this many questions within an hour. */
const QUESTIONS_PER_HOUR = 10;
const HOUR_S = 3600;

/**
 * Asks about a product and notifies the counterparty's manager, in the call's transaction. Throws `NotFound` for a
 * product that is not sold, and `Limit` beyond ten questions an hour.
 */
export async function askQuestion(
  db: Db,
  actor: Actor,
  productId: number,
  text: string,
): Promise<{ id: number }> {
  const product = await findSoldProduct(db, productId);
  await checkLimit(db, actor);
  const { id } = await db
    .insertInto('product_questions')
    .values({
      product_id: product.id,
      asked_by: actor.userId,
      acted_by: actor.actedBy?.id ?? null,
      text,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notifyManager(db, actor, product, text);
  return { id };
}

/** Concurrent questions of a person wait for each other at the person's row and are counted one by one. */
async function checkLimit(db: Db, actor: Actor): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', actor.userId).forNoKeyUpdate().execute();
  const latest = await db
    .selectFrom('product_questions')
    .select(sql<number>`ceil(${sql.lit(HOUR_S)} - extract(epoch from now() - created_at))::int`.as('freeInS'))
    .where('asked_by', '=', actor.userId)
    .where('created_at', '>', sql<Date>`now() - ${sql.lit(HOUR_S)} * interval '1 second'`)
    .orderBy('created_at', 'desc')
    .limit(QUESTIONS_PER_HOUR)
    .execute();
  const oldest = latest[QUESTIONS_PER_HOUR - 1];
  if (oldest === undefined) return;
  const waitS = Math.max(oldest.freeInS, 1);
  throw new Limit(
    `Слишком много вопросов за час. Задайте следующий через\u00a0${formatDuration(waitS)}`,
    waitS,
  );
}

async function notifyManager(
  db: Db,
  actor: Actor,
  product: { readonly code: string; readonly name: string },
  text: string,
): Promise<void> {
  const { counterpartyId } = actor;
  if (counterpartyId === null) return;
  const counterparty = await db
    .selectFrom('counterparties')
    .select('manager_id as managerId')
    .where('id', '=', counterpartyId)
    .executeTakeFirst();
  // A manager who asks for the customer needs no notification.
  if (!counterparty?.managerId || counterparty.managerId === actor.actedBy?.id) return;
  await notify(db, {
    userId: counterparty.managerId,
    counterpartyId,
    kind: 'question',
    title: `Вопрос о товаре «${product.name}»`,
    message: text.length > 200 ? `${text.slice(0, 199).replace(/\p{Surrogate}$/u, '')}…` : text,
    link: questionsLink(product.code),
  });
}

/** The tab of the product page where questions are. */
export function questionsLink(code: string): string {
  return `/detail/${encodeURIComponent(code)}/?tab=questions`;
}
