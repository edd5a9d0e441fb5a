import { placeOrder as placeCall } from '@shop/contracts/basket-order/checkout';
import { sql } from 'kysely';
import * as v from 'valibot';
import { postToLedger } from '../../../src/modules/finances/finances.api.ts';
import { placeOrder } from '../../../src/modules/orders/placing/place-order.ts';
import { todayInMoscow } from '../../../src/platform/calendar/days.ts';
import type { Db } from '../../../src/platform/database/database.ts';
import type { OfferKey } from '../basket/shop.builder.ts';
import { byCourier, openOrderShop } from './order-shop.builder.ts';

interface Wish {
  readonly paySystem?: 'invoice' | 'credit';
  readonly shipment?: 'send-all' | 'send-fast';
  readonly lines?: readonly (readonly [OfferKey, number])[];
}

/** The shop of `openOrderShop` with orders that the buyer places at a time the test chooses. */
export async function openReservationShop() {
  const opened = await openOrderShop();
  const { buyer, db, fill } = opened;
  await db.deleteFrom('ledger_documents').execute();
  const actor = await opened.actorOf('buyer@demo.example');
  return {
    ...opened,
    actor,

    placeAt: async (
      now: Date,
      { lines = [['gloves', 2]], paySystem = 'invoice', shipment = 'send-all' }: Wish = {},
    ) => {
      await fill(buyer, ...lines);
      const details = v.parse(placeCall.body!, { ...byCourier, paySystem, shipment });
      const { id } = await db
        .transaction()
        .execute((tx) => placeOrder(tx, actor, details, { publicUrl: '', now }));
      await db.updateTable('orders').set({ created_at: now }).where('id', '=', id).execute();
      return id;
    },

    reservationOf: (id: number) =>
      db
        .selectFrom('orders')
        .select(['reserved_until as until', 'reservation_extended_at as extendedAt'])
        .select('reservation_released_at as releasedAt')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),

    /** Units set aside for the order. */
    heldBy: async (id: number) => {
      const { held } = await db
        .selectFrom('order_reservations')
        .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('held'))
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow();
      return held;
    },

    /** Posts a payment of the buyer's company that names the order, or none. */
    pay: (kopecks: number, orderId: number | null, by: Db = db) => postPayment(by, actor, kopecks, orderId),

    emailsAbout: (subject: RegExp) => findEmails(db, subject),

    /** Ends every reservation of a test, so that the next one meets its own orders alone. */
    forgetReservations: () => db.updateTable('orders').set({ reserved_until: null }).execute(),
  };
}

let payments = 0;

async function postPayment(
  db: Db,
  { counterpartyId }: { readonly counterpartyId: number | null },
  kopecks: number,
  orderId: number | null,
): Promise<void> {
  const { id: contractId } = await db
    .selectFrom('contracts')
    .select('id')
    .where('counterparty_id', '=', counterpartyId)
    .orderBy('signed_on', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  payments += 1;
  const number = `ПП-${payments}`;
  const document = { contractId, orderId, number, kopecks, on: todayInMoscow(), dueOn: null };
  await postToLedger(db, { ...document, counterpartyId: counterpartyId ?? 0, kind: 'payment' });
}

async function findEmails(db: Db, subject: RegExp) {
  const emails = await db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body'])
    .orderBy('id')
    .execute();
  return emails.filter((email) => subject.test(email.subject));
}
