import type { OrderStatus, ShipmentStatus } from '@shop/contracts/basket-order/orders';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Bytes, Id, InstantNow, Json, MaybeInstant } from './columns.ts';

// Basket, orders and the ledger they are posted to.

export interface BasketRowsTable {
  id: Id;
  counterparty_id: number;
  offer_id: number;
  quantity: number;
  position: Generated<number>;
  updated_by: number | null;
  updated_at: InstantNow;
}

export interface BasketRemovedRowsTable {
  counterparty_id: number;
  offer_id: number;
  quantity: number;
  removal: number;
  position: number;
  removed_by: number | null;
  removed_at: InstantNow;
}

export interface BasketTemplatesTable {
  id: Id;
  code: string;
  counterparty_id: number;
  name: string;
  description: Generated<string>;
  is_shared: Generated<boolean>;
  created_by: number;
  acted_by: number | null;
  created_at: InstantNow;
  updated_at: InstantNow;
  deleted_at: MaybeInstant;
}

export interface BasketTemplateLinesTable {
  template_id: number;
  position: number;
  offer_id: number;
  quantity: number;
  last_price_kopecks: number | null;
}

export interface QuickOrderFilesTable {
  id: Id;
  code: string;
  counterparty_id: number;
  user_id: number;
  name: string;
  sheets: Json<readonly { readonly name: string; readonly rows: readonly (readonly string[])[] }[]>;
  created_at: InstantNow;
}

export interface OwnArticlesTable {
  id: Id;
  counterparty_id: number;
  article_key: string;
  article: string;
  offer_id: number;
  learned_by: number | null;
  learned_at: InstantNow;
}

export interface OrdersTable {
  id: Id;
  number: string;
  counterparty_id: number;
  contract_id: number | null;
  created_by: number;
  acted_by: number | null;
  status: Generated<OrderStatus>;
  delivery_type: 'delivery' | 'pickup' | 'transport';
  address: Generated<string>;
  pickup_store_id: number | null;
  transport_company: Generated<string>;
  consignee: Generated<string>;
  comment: Generated<string>;
  wished_on: string | null;
  shipment: 'send-all' | 'send-fast';
  pay_system: 'invoice' | 'credit' | 'postponement';
  due_on: string | null;
  goods_kopecks: number;
  delivery_kopecks: Generated<number>;
  vat_kopecks: number;
  total_kopecks: number;
  created_at: InstantNow;
  order_type: Generated<1 | 2>;
  consignee_inn: Generated<string>;
  consignee_kpp: Generated<string>;
  consignee_address: Generated<string>;
  contact_name: Generated<string>;
  contact_phone: Generated<string>;
  address_comment: Generated<string>;
  terminal_id: number | null;
  cancel_reason: Generated<string>;
  moved_at: MaybeInstant;
}

export interface OrderLinesTable {
  order_id: number;
  position: number;
  offer_id: number;
  article: string;
  name: string;
  measure: string;
  quantity: number;
  reserved: Generated<number>;
  price_kopecks: number;
  vat_percent: number;
  total_kopecks: number;
}

/** Written by the database along with the lines. */
export interface OrderTextsTable {
  order_id: number;
  text: string;
}

export interface OrderStatusesTable {
  order_id: number;
  status: OrderStatus;
  reached_at: InstantNow;
  reached_by: number | null;
}

export interface OrderReservationsTable {
  order_id: number;
  position: number;
  warehouse_id: number;
  quantity: number;
}

export interface OrderDocumentsTable {
  id: Id;
  order_id: number;
  kind: 'invoice' | 'upd';
  number: string;
  issued_on: string;
  shipment_id: number | null;
  content: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface OrderShipmentsTable {
  id: Id;
  order_id: number;
  position: number;
  status: Generated<ShipmentStatus>;
  planned_on: string | null;
  shipped_at: MaybeInstant;
  delivered_at: MaybeInstant;
  delivery_kopecks: Generated<number>;
}

export interface OrderShipmentLinesTable {
  shipment_id: number;
  order_id: number;
  position: number;
  quantity: number;
}

export interface NumberSeriesTable {
  name: string;
  year: number;
  last: Generated<number>;
}

export interface LedgerDocumentsTable {
  id: Id;
  counterparty_id: number;
  contract_id: number | null;
  kind: 'shipment' | 'payment' | 'correction' | 'bonus';
  number: string;
  dated_on: string;
  due_on: string | null;
  order_id: number | null;
  external_id: string | null;
  comment: Generated<string>;
  created_at: InstantNow;
  /** What it does to the debt, positive for a debit; kept by the database. */
  kopecks: GeneratedAlways<number>;
  /** What of a debit its own order has paid; kept by the database. */
  settled_kopecks: GeneratedAlways<number>;
}

/** Kept by the database along with the documents (decision 055). */
export interface LedgerTurnoversTable {
  counterparty_id: number;
  contract_id: number | null;
  kind: 'shipment' | 'payment' | 'correction' | 'bonus';
  dated_on: string;
  due_on: string;
  /** Of the day: documents of ids that are near one another. */
  part: number;
  debit_kopecks: number;
  credit_kopecks: number;
  debits: number;
  credits: number;
  /** Of the debits, what their own orders have paid. */
  settled_kopecks: number;
  /** Debits that their own orders have paid wholly. */
  settled: number;
}

export interface LedgerEntriesTable {
  id: Id;
  document_id: number;
  counterparty_id: number;
  account: 'receivable' | 'revenue' | 'cash' | 'bonus';
  kopecks: number;
}

export interface ActsTable {
  id: Id;
  number: string;
  counterparty_id: number;
  contract_id: number | null;
  period_from: string;
  period_to: string;
  requested_by: number;
  acted_by: number | null;
  requested_at: InstantNow;
  state: Generated<'preparing' | 'ready' | 'failed'>;
  opening_kopecks: number | null;
  closing_kopecks: number | null;
  content: ColumnType<unknown, string | null | undefined, string | null>;
  busy_until: MaybeInstant;
}

export interface ActPapersTable {
  act_id: number;
  pdf: Bytes;
}

export interface BonusPlansTable {
  id: Id;
  counterparty_id: number;
  period_from: string;
  period_to: string;
  target_kopecks: number;
  steps: Json<readonly { readonly fromKopecks: number; readonly basisPoints: number }[]>;
  paid_by: number | null;
}

export interface PaymentRemindersTable {
  document_id: number;
  user_id: number;
  due_on: string;
  kind: 'ahead' | 'overdue';
  sent_at: InstantNow;
}
