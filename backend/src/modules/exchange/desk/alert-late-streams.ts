import type { ExchangeStream } from '@shop/contracts/office/exchange';
import { formatInstant } from '@shop/domain/format/date';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { queueEmail } from '../../../platform/message-outbox/queue-message.ts';
import { notifyAll } from '../../notifications/notifications.api.ts';
import { readStreams, type Stream } from './streams.repository.ts';

const LATE: Readonly<Record<ExchangeStream, string>> = {
  catalogue: 'давно не\u00a0приходили товары',
  prices: 'давно не\u00a0приходили цены',
  stocks: 'давно не\u00a0приходили остатки',
  documents: 'давно не\u00a0приходили документы',
  orders: '1С давно не\u00a0забирает заказы',
};
const PAGE = '/office/exchange/';

/**
 * Tells the staff who look after the exchange of each stream that is late, once until it is in time again. Needs a
 * transaction; any number of servers may run it. Returns the streams that it has told of.
 */
export async function alertLateStreams(db: Db, publicUrl: string): Promise<readonly ExchangeStream[]> {
  const { streams } = await readStreams(db);
  const inTime = streams.filter(({ isLate }) => !isLate).map(({ stream }) => stream);
  await db.deleteFrom('exchange_alerts').where('stream', '=', sql<string>`any(${inTime}::text[])`).execute();
  const late = streams.filter(({ isLate }) => isLate);
  const told: ExchangeStream[] = [];
  for (const one of late) if (await tell(db, one, publicUrl)) told.push(one.stream);
  return told;
}

/** Answers whether nobody had told of it before. */
async function tell(db: Db, { stream, lastAt }: Stream, publicUrl: string): Promise<boolean> {
  const isNew = await db
    .insertInto('exchange_alerts')
    .values({ stream })
    .onConflict((conflict) => conflict.doNothing())
    .returning('stream')
    .executeTakeFirst();
  if (isNew === undefined) return false;
  const title = `Обмен с\u00a01С: ${LATE[stream]}`;
  const message =
    lastAt === null ? 'Ещё ни\u00a0разу.' : `В последний раз ${formatInstant(lastAt.toISOString())}.`;
  const staff = await listExchangeStaff(db);
  await notifyAll(
    db,
    staff.map(({ id: userId }) => ({
      ...{ userId, title, message },
      counterpartyId: null,
      kind: 'site' as const,
      link: PAGE,
    })),
  );
  for (const { login } of staff)
    await queueEmail(db, {
      recipient: login,
      subject: title,
      body: [message, `Состояние обмена: ${publicUrl}${PAGE}`].join('\n\n'),
    });
  return true;
}

function listExchangeStaff(db: Db) {
  return db
    .selectFrom('users')
    .innerJoin('staff_rights', 'staff_rights.user_id', 'users.id')
    .select(['users.id', 'users.login'])
    .where('users.active', '=', true)
    .where('users.role', '=', 'MANAGER')
    .where('staff_rights.right', '=', 'office.exchange')
    .execute();
}
