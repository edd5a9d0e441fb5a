import type { Db } from '../../platform/database/database.ts';
import { queueEmail } from '../../platform/message-outbox/queue-message.ts';
import { notifyAll, usersAcceptingEmail } from '../notifications/notifications.api.ts';
import { type Arrival, dequeueArrivals } from './arrivals.repository.ts';

/**
 * Notifies users of awaited offers that are back in stock, by the channels they chose: one notification per offer, one
 * email for all. Requests are deleted in the same transaction, so nobody is notified twice or missed. Returns the
 * number of requests.
 */
export async function notifyArrivals(db: Db, publicUrl: string): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await db.transaction().execute((tx) => notifyBatch(tx, publicUrl));
    if (count === 0) return total;
    total += count;
  }
}

async function notifyBatch(db: Db, publicUrl: string): Promise<number> {
  const arrivals = await dequeueArrivals(db);
  const active = arrivals.filter(({ isActive }) => isActive);
  await notifyAll(
    db,
    active.map((arrival) => ({
      userId: arrival.userId,
      // Requests belong to the user, not to one of his companies.
      counterpartyId: null,
      kind: 'arrival',
      title: 'Товар поступил',
      message: describe(arrival),
      link: pageOf(arrival),
    })),
  );
  const byUser = Map.groupBy(active, ({ userId }) => userId);
  const subscribed = await usersAcceptingEmail(db, [...byUser.keys()], 'arrival');
  for (const [userId, own] of byUser) {
    if (subscribed.has(userId))
      await queueEmail(db, { recipient: own[0]!.login, ...emailOf(own, publicUrl) });
  }
  return arrivals.length;
}

function emailOf(arrivals: readonly Arrival[], publicUrl: string) {
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
