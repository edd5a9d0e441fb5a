import { sql } from 'kysely';
import type { Db } from '../src/platform/database/database.ts';
import { type BenchShop, measure, onBothDatabases } from './bench-shop.ts';

/**
 * `npm run bench -- notifications`: the list, the bell and the badge of a user with 10,000 and with 100,000
 * notifications.
 */

interface Paged {
  readonly pageNavigation: { readonly recordCount: number };
  readonly unreadCount: number;
}

const OTHERS = 200_000;

await onBothDatabases(
  async (shop) => {
    for (const count of [10_000, 100_000]) {
      await seedNotifications(shop.database.db, count);
      await measureCalls(shop, count);
    }
  },
  { products: 50 },
);

async function measureCalls(shop: BenchShop, count: number) {
  const list = (title: string, query: Record<string, string>) =>
    measure(
      shop,
      `${title} of ${count}`,
      { url: '/api/notifications/', query: () => query },
      ({ pageNavigation, unreadCount }: Paged) =>
        `${pageNavigation.recordCount} found, ${unreadCount} unread`,
    );
  await list('list', {});
  await list('last page', { page: String(count / 10) });
  await list('unread', { unread: 'Y' });
  await list('of a kind', { kind: 'arrival' });
  await measure(shop, `header, ${count}`, { url: '/api/header/' }, () => 'bell');
  await measure(shop, `menu, ${count}`, { url: '/api/sidebar/' }, () => 'badge');
}

/**
 * Writes `count` notifications of the buyer and 200,000 of other users, newer ones among them; three of ten are read.
 */
async function seedNotifications(db: Db, count: number): Promise<void> {
  await sql`truncate notifications`.execute(db);
  await sql`
    insert into notifications (user_id, kind, title, message, link, created_at, read_at)
    select users.id, (array['order', 'order', 'finances', 'appeal', 'arrival'])[1 + place % 5],
      'Заказ № ' || place || ' отгружен', 'Товары в пути к вам. УПД — в документах заказа.', '/orders/' || place || '/',
      now() - place * interval '1 minute', case when place % 10 < 3 then now() end
    from (select id, login = 'buyer@demo.example' as is_buyer, count(*) over () - 1 as others from users) users,
      generate_series(1, case when is_buyer then ${sql.lit(count)} else ${sql.lit(OTHERS)} / others end) place
    order by users.is_buyer desc`.execute(db);
  await sql`vacuum analyze notifications`.execute(db);
}
