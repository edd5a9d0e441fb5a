import type { Db } from '../../../platform/database/database.ts';
import type { ExchangeCaller } from '../protocol/exchange-caller.ts';
import { ExchangeRefusal } from '../protocol/exchange-request.ts';
import { confirmCounterparties, offerCounterparties } from './offer-counterparties.ts';
import { confirmOrders, offerOrders } from './offer-orders.ts';
import { openExchangeFile } from './xml/exchange-file.ts';

const NOTHING_TO_GIVE = 'Каталог магазин не отдаёт: запрашивайте заказы (type=sale)';

/**
 * Answers `query` with the orders or companies that 1C has not taken; at a rehearsal with none. Throws
 * `ExchangeRefusal` for the catalogue.
 */
export async function handOver(db: Db, caller: ExchangeCaller, version: string): Promise<Buffer> {
  const { node, session } = caller;
  const { encoding, ordersSince: since } = node;
  const schemaVersion = version || session.schemaVersion;
  if (session.kind === 'catalog') throw new ExchangeRefusal(NOTHING_TO_GIVE);
  await forgetEarlierOffers(db, caller);
  if (node.isRehearsal) return openExchangeFile({ schemaVersion, encoding }).end();
  const offered =
    session.kind === 'sale'
      ? await offerOrders(db, { sessionId: session.id, since, schemaVersion, encoding })
      : await offerCounterparties(db, { sessionId: session.id, encoding });
  return offered.xml;
}

/**
 * `success`: 1C has stored what it got last. Some versions log in again between `query` and `success`; then it is what the
 * node got in the exchange before.
 */
export async function confirmHandOver(db: Db, { node, session }: ExchangeCaller): Promise<void> {
  if (session.kind === 'catalog') return;
  const [table, confirm] =
    session.kind === 'sale'
      ? (['exchange_offered_orders', confirmOrders] as const)
      : (['exchange_offered_counterparties', confirmCounterparties] as const);
  const last = await db
    .selectFrom(table)
    .innerJoin('exchange_sessions as offering', 'offering.id', `${table}.session_id`)
    .select('offering.id')
    .where('offering.node_id', '=', node.id)
    .where('offering.id', '<=', session.id)
    .orderBy('offering.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined) await confirm(db, last.id);
}

/** A new answer takes the place of every earlier one of the node: those can no longer be confirmed. */
async function forgetEarlierOffers(db: Db, { node, session }: ExchangeCaller): Promise<void> {
  for (const table of ['exchange_offered_orders', 'exchange_offered_counterparties'] as const)
    await db
      .deleteFrom(table)
      .where('session_id', 'in', (select) =>
        select
          .selectFrom('exchange_sessions')
          .select('id')
          .where('node_id', '=', node.id)
          .where('kind', '=', session.kind)
          .where('id', '<', session.id),
      )
      .execute();
}
