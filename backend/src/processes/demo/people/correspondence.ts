import type { Db } from '../../../platform/database/database.ts';
import { demoAppealCount, ownAppeals } from './appeals.ts';
import { seedNotifications } from './notifications.ts';
import { writeAppeal } from './write-appeal.ts';

interface People {
  readonly buyer: number;
  readonly clerk: number;
  readonly manager: number;
  readonly counterpartyId: number;
}

/** Seeds a few appeals with their conversations, and notifications, some of them unread. */
export async function seedCorrespondence(
  db: Db,
  { buyer, clerk, manager, counterpartyId }: People,
  nowMs: number,
): Promise<void> {
  const place = { counterpartyId, people: { buyer, clerk, manager } };
  for (const appeal of ownAppeals.toReversed()) await writeAppeal(db, appeal, place, nowMs);
  const year = new Date(nowMs).getFullYear();
  await db.insertInto('number_series').values({ name: 'appeal', year, last: demoAppealCount }).execute();
  await seedNotifications(db, { buyer, counterpartyId }, nowMs);
}
