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
export async function handOver(db: Db, { node, session }: ExchangeCaller, version: string): Promise<Buffer> {
  const { encoding, ordersSince: since } = node;
  const schemaVersion = version || session.schemaVersion;
  if (session.kind === 'catalog') throw new ExchangeRefusal(NOTHING_TO_GIVE);
  if (node.isRehearsal) return openExchangeFile({ schemaVersion, encoding }).end();
  const offered =
    session.kind === 'sale'
      ? await offerOrders(db, { sessionId: session.id, since, schemaVersion, encoding })
      : await offerCounterparties(db, { sessionId: session.id, encoding });
  return offered.xml;
}

/** `success`: 1C has stored what it got last in this exchange. */
export async function confirmHandOver(db: Db, { session }: ExchangeCaller): Promise<void> {
  if (session.kind === 'sale') await confirmOrders(db, session.id);
  if (session.kind === 'reference') await confirmCounterparties(db, session.id);
}
