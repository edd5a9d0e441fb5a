import type { Db } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/outbox/outbox.ts';
import { notifyAll, whoWantMail } from '../notifications/notifications.api.ts';
import { type Arrival, takeArrived } from './arrivals.repository.ts';

/**
 * Tells everybody whose awaited offers are in stock again, as he wants it: a notification for each offer, one letter for
 * all. What is taken is told in the same transaction, so nobody is told twice or forgotten. Returns how many there were.
 */
export async function tellArrivals(db: Db, publicUrl: string): Promise<number> {
  let told = 0;
  for (;;) {
    const count = await db.transaction().execute((tx) => tellSome(tx, publicUrl));
    if (count === 0) return told;
    told += count;
  }
}

async function tellSome(db: Db, publicUrl: string): Promise<number> {
  const arrivals = await takeArrived(db);
  const told = arrivals.filter(({ isActive }) => isActive);
  await notifyAll(
    db,
    told.map((arrival) => ({
      userId: arrival.userId,
      // Whoever waits does so for himself, not for one of his companies.
      counterpartyId: null,
      kind: 'arrival',
      title: 'Товар поступил',
      message: describe(arrival),
      link: pageOf(arrival),
    })),
  );
  const byUser = Map.groupBy(told, ({ userId }) => userId);
  const mailed = await whoWantMail(db, [...byUser.keys()], 'arrival');
  for (const [userId, own] of byUser) {
    if (mailed.has(userId)) await queueMail(db, { recipient: own[0]!.login, ...letter(own, publicUrl) });
  }
  return arrivals.length;
}

function letter(arrivals: readonly Arrival[], publicUrl: string) {
  const [first] = arrivals as readonly [Arrival, ...Arrival[]];
  const isOne = arrivals.length === 1;
  return {
    subject: isOne ? `Поступил товар: ${first.offer}` : 'Поступили товары, которые вы ждали',
    body: [
      'Здравствуйте!',
      isOne ? 'Товар, который вы ждали, снова в наличии:' : 'Товары, которые вы ждали, снова в наличии:',
      ...arrivals.map((arrival) => `${describe(arrival)}\n${publicUrl}${pageOf(arrival)}`),
      'Мы сообщаем о поступлении один раз.',
    ].join('\n\n'),
  };
}

function describe({ offer, article }: Arrival): string {
  return `${offer}, артикул ${article}`;
}

function pageOf({ code, offerId }: Arrival): string {
  return `/detail/${encodeURIComponent(code)}/?offer=${offerId}`;
}
