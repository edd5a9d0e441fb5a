import type { Right, Role } from '@shop/shared/contracts/permissions';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/**
 * Table types of the migrations. Numbers everywhere: `bigint` and `numeric` are parsed to JS numbers on both
 * databases, `date` is a `YYYY-MM-DD` string, `timestamptz` a Date. Write `jsonb` as `JSON.stringify(value)`.
 */
export interface Schema {
  cities: CitiesTable;
  users: UsersTable;
  sessions: SessionsTable;
  login_failures: LoginFailuresTable;
  price_types: PriceTypesTable;
  counterparties: CounterpartiesTable;
  contracts: ContractsTable;
  counterparty_users: CounterpartyUsersTable;
  delivery_addresses: DeliveryAddressesTable;
  consignees: ConsigneesTable;
  sections: SectionsTable;
  brands: BrandsTable;
  properties: PropertiesTable;
  products: ProductsTable;
  product_properties: ProductPropertiesTable;
  offers: OffersTable;
  prices: PricesTable;
  warehouses: WarehousesTable;
  stocks: StocksTable;
  favourites: UserProductTable;
  comparisons: UserProductTable;
  basket_rows: BasketRowsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_statuses: OrderStatusesTable;
  order_reservations: OrderReservationsTable;
  order_documents: OrderDocumentsTable;
  number_series: NumberSeriesTable;
  idempotency_keys: IdempotencyKeysTable;
  file_tickets: FileTicketsTable;
  ledger_documents: LedgerDocumentsTable;
  ledger_entries: LedgerEntriesTable;
  appeal_types: AppealTypesTable;
  appeals: AppealsTable;
  appeal_messages: AppealMessagesTable;
  notifications: NotificationsTable;
  outbox: OutboxTable;
  history: HistoryTable;
  settings: SettingsTable;
}

type Id = GeneratedAlways<number>;
type Instant = ColumnType<Date, Date | string, Date | string>;
type InstantNow = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>;
type Json<T> = ColumnType<T, string, string>;
type JsonOrDefault<T> = ColumnType<T, string | undefined, string>;

interface CitiesTable {
  id: Id;
  name: string;
  region: string;
}

interface UsersTable {
  id: Id;
  login: string;
  phone: string | null;
  password_hash: string;
  role: Role;
  name: string;
  last_name: string;
  second_name: Generated<string>;
  work_position: Generated<string>;
  city_id: number | null;
  current_counterparty_id: number | null;
  active: Generated<boolean>;
  created_at: InstantNow;
}

interface SessionsTable {
  id: Id;
  token_hash: Bytes;
  sid_hash: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  user_id: number;
  acted_by: number | null;
  user_agent: Generated<string>;
  created_at: InstantNow;
  last_seen_at: InstantNow;
  expires_at: Instant;
  ended_at: MaybeInstant;
}

interface LoginFailuresTable {
  id: Id;
  subject: string;
  failed_at: InstantNow;
}

interface PriceTypesTable {
  id: Id;
  external_id: string;
  name: string;
}

interface CounterpartiesTable {
  id: Id;
  code: string;
  name: string;
  kind: 'LEGAL' | 'INDIVIDUAL';
  inn: string;
  kpp: string | null;
  ogrn: string | null;
  address: Generated<string>;
  price_type_id: number | null;
  discount_percent: Generated<number>;
  manager_id: number | null;
  active: Generated<boolean>;
  created_at: InstantNow;
}

interface ContractsTable {
  id: Id;
  counterparty_id: number;
  number: string;
  signed_on: string;
  credit_limit_kopecks: Generated<number>;
  postponement_days: Generated<number>;
}

interface CounterpartyUsersTable {
  counterparty_id: number;
  user_id: number;
  is_admin: Generated<boolean>;
  rights: Generated<Right[]>;
}

interface DeliveryAddressesTable {
  id: Id;
  counterparty_id: number;
  address: string;
  comment: Generated<string>;
  is_default: Generated<boolean>;
}

interface ConsigneesTable {
  id: Id;
  counterparty_id: number;
  name: string;
  inn: string | null;
  kpp: string | null;
  address: Generated<string>;
}

interface SectionsTable {
  id: Id;
  external_id: string;
  parent_id: number | null;
  path: string;
  code: string;
  name: string;
  depth: number;
  sort: Generated<number>;
  picture: string | null;
  active: Generated<boolean>;
}

interface BrandsTable {
  id: Id;
  code: string;
  name: string;
}

interface PropertiesTable {
  id: Id;
  external_id: string;
  code: string;
  name: string;
  kind: 'list' | 'number';
  unit: Generated<string>;
  sort: Generated<number>;
  is_facet: Generated<boolean>;
}

interface ProductsTable {
  id: Generated<number>;
  external_id: string;
  code: string;
  article: string;
  name: string;
  description: Generated<string>;
  section_id: number;
  brand_id: number | null;
  measure_base: Generated<string>;
  measure_custom: string | null;
  measure_factor: number | null;
  min_order_count: Generated<number>;
  multiplicity: Generated<number>;
  weight_grams: Generated<number>;
  volume_cm3: Generated<number>;
  vat_percent: Generated<number>;
  sort: Generated<number>;
  picture: string | null;
  active: Generated<boolean>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

interface ProductPropertiesTable {
  product_id: number;
  property_id: number;
  value: string;
  number: number | null;
}

interface OffersTable {
  id: Generated<number>;
  external_id: string;
  product_id: number;
  article: string;
  name: string;
  variant: JsonOrDefault<Record<string, string>>;
  sort: Generated<number>;
  active: Generated<boolean>;
}

interface PricesTable {
  offer_id: number;
  price_type_id: number;
  from_quantity: Generated<number>;
  kopecks: number;
}

interface WarehousesTable {
  id: Id;
  external_id: string;
  name: string;
  address: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  working_hours: Generated<string>;
}

interface StocksTable {
  offer_id: number;
  warehouse_id: number;
  quantity: Generated<number>;
  reserved: Generated<number>;
  arrival_on: string | null;
  arrival_quantity: Generated<number>;
}

interface UserProductTable {
  user_id: number;
  product_id: number;
  added_at: InstantNow;
}

interface BasketRowsTable {
  id: Id;
  counterparty_id: number;
  offer_id: number;
  quantity: number;
  updated_by: number | null;
  updated_at: InstantNow;
}

export type OrderStatus = 'new' | 'confirmed' | 'picking' | 'shipped' | 'delivered' | 'cancelled';

interface OrdersTable {
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
}

interface OrderLinesTable {
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

interface OrderStatusesTable {
  order_id: number;
  status: OrderStatus;
  reached_at: InstantNow;
  reached_by: number | null;
}

interface OrderReservationsTable {
  order_id: number;
  position: number;
  warehouse_id: number;
  quantity: number;
}

interface OrderDocumentsTable {
  id: Id;
  order_id: number;
  kind: 'invoice' | 'upd';
  number: string;
  issued_on: string;
}

interface NumberSeriesTable {
  name: string;
  year: number;
  last: Generated<number>;
}

interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  request_hash: Bytes;
  status: number | null;
  answer: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: InstantNow;
}

interface FileTicketsTable {
  token_hash: Bytes;
  user_id: number;
  file: Json<{ kind: string; parameters: Record<string, unknown>; actor: unknown }>;
  expires_at: Instant;
  used_at: MaybeInstant;
}

interface LedgerDocumentsTable {
  id: Id;
  counterparty_id: number;
  contract_id: number | null;
  kind: 'shipment' | 'payment' | 'correction' | 'bonus';
  number: string;
  dated_on: string;
  due_on: string | null;
  order_id: number | null;
}

interface LedgerEntriesTable {
  id: Id;
  document_id: number;
  counterparty_id: number;
  account: 'receivable' | 'revenue' | 'cash' | 'bonus';
  kopecks: number;
}

interface AppealTypesTable {
  id: Id;
  code: string;
  name: string;
  sort: Generated<number>;
}

export type AppealStatus = 'new' | 'in-progress' | 'waiting' | 'solved' | 'closed';

interface AppealsTable {
  id: Id;
  number: string;
  counterparty_id: number;
  created_by: number;
  type_id: number;
  subject: string;
  status: Generated<AppealStatus>;
  order_id: number | null;
  rating: number | null;
  created_at: InstantNow;
  updated_at: InstantNow;
}

interface AppealMessagesTable {
  id: Id;
  appeal_id: number;
  author_id: number;
  message: string;
  created_at: InstantNow;
}

interface NotificationsTable {
  id: Id;
  user_id: number;
  kind: string;
  title: string;
  message: Generated<string>;
  link: string | null;
  created_at: InstantNow;
  read_at: MaybeInstant;
}

interface OutboxTable {
  id: Id;
  kind: 'email' | 'sms';
  recipient: string;
  subject: Generated<string>;
  body: string;
  created_at: InstantNow;
  sent_at: MaybeInstant;
  attempts: Generated<number>;
  last_error: string | null;
}

interface HistoryTable {
  id: Id;
  happened_at: InstantNow;
  user_id: number | null;
  acted_by: number | null;
  counterparty_id: number | null;
  action: string;
  details: JsonOrDefault<Record<string, unknown>>;
}

interface SettingsTable {
  name: string;
  value: Json<unknown>;
}
