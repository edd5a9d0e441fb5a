import type {
  ArrivalRequestsTable,
  BrandsTable,
  OffersTable,
  PriceListsTable,
  PricesTable,
  ProductDocumentsTable,
  ProductPicturesTable,
  ProductPropertiesTable,
  ProductQuestionsTable,
  ProductRelationsTable,
  ProductsTable,
  PropertiesTable,
  PropertyVariantsTable,
  SavedFiltersTable,
  SectionsTable,
  StocksTable,
  UserProductTable,
  WarehousesTable,
} from './tables/catalogue.ts';
import type {
  ConsigneesTable,
  ContractsTable,
  CounterpartiesTable,
  CounterpartySalePointsTable,
  CounterpartyUsersTable,
  DeliveryAddressesTable,
  FormerMembersTable,
  PhoneInvitationsTable,
  PriceTypesTable,
  SalePointsTable,
  TransportCompaniesTable,
  TransportTerminalsTable,
} from './tables/companies.ts';
import type {
  FaqItemsTable,
  FaqSectionsTable,
  MarketingItemsTable,
  NewsTable,
  PromotionProductsTable,
  PromotionsTable,
  SizeChartsTable,
  StaticPagesTable,
  ViewedProductsTable,
} from './tables/content.ts';
import type {
  KnownDevicesTable,
  RegistrationsTable,
  SecurityEventsTable,
  SingleUseSecretsTable,
  SmsCodesTable,
  ThrottlesTable,
} from './tables/entrance.ts';
import type { FeedbackTable } from './tables/feedback.ts';
import type {
  AppealAttachmentsTable,
  AppealLinesTable,
  AppealMessagesTable,
  AppealReadsTable,
  AppealStatusesTable,
  AppealsTable,
  AppealTypesTable,
  HistoryTable,
  NotificationSettingsTable,
  NotificationsTable,
  OutboxTable,
  SettingsTable,
} from './tables/messages.ts';
import type {
  ActPapersTable,
  ActsTable,
  BasketRemovedRowsTable,
  BasketRowsTable,
  BasketTemplateLinesTable,
  BasketTemplatesTable,
  BonusPlansTable,
  LedgerDocumentsTable,
  LedgerEntriesTable,
  LedgerTurnoversTable,
  NumberSeriesTable,
  OrderDocumentsTable,
  OrderLinesTable,
  OrderReservationsTable,
  OrderShipmentLinesTable,
  OrderShipmentsTable,
  OrderStatusesTable,
  OrdersTable,
  OrderTextsTable,
  OwnArticlesTable,
  PaymentRemindersTable,
  QuickOrderFilesTable,
} from './tables/orders.ts';
import type {
  CitiesTable,
  FileTicketsTable,
  IdempotencyKeysTable,
  SessionsTable,
  UsersTable,
} from './tables/people.ts';

import type { HomeChoicesTable, SiteJournalTable } from './tables/site.ts';

/**
 * Table types of the migrations. Numbers everywhere: `bigint` and `numeric` are parsed to JS numbers on both
 * databases, `date` is a `YYYY-MM-DD` string, `timestamptz` a Date. Write `jsonb` as `JSON.stringify(value)`.
 */
export interface Schema {
  cities: CitiesTable;
  users: UsersTable;
  sessions: SessionsTable;
  throttles: ThrottlesTable;
  sms_codes: SmsCodesTable;
  registrations: RegistrationsTable;
  single_use_secrets: SingleUseSecretsTable;
  known_devices: KnownDevicesTable;
  security_events: SecurityEventsTable;
  price_types: PriceTypesTable;
  counterparties: CounterpartiesTable;
  contracts: ContractsTable;
  counterparty_users: CounterpartyUsersTable;
  former_members: FormerMembersTable;
  phone_invitations: PhoneInvitationsTable;
  sale_points: SalePointsTable;
  counterparty_sale_points: CounterpartySalePointsTable;
  delivery_addresses: DeliveryAddressesTable;
  consignees: ConsigneesTable;
  transport_companies: TransportCompaniesTable;
  transport_terminals: TransportTerminalsTable;
  sections: SectionsTable;
  brands: BrandsTable;
  properties: PropertiesTable;
  products: ProductsTable;
  product_properties: ProductPropertiesTable;
  property_variants: PropertyVariantsTable;
  product_pictures: ProductPicturesTable;
  product_documents: ProductDocumentsTable;
  product_relations: ProductRelationsTable;
  product_questions: ProductQuestionsTable;
  arrival_requests: ArrivalRequestsTable;
  saved_filters: SavedFiltersTable;
  price_lists: PriceListsTable;
  promotion_products: PromotionProductsTable;
  marketing_items: MarketingItemsTable;
  offers: OffersTable;
  prices: PricesTable;
  warehouses: WarehousesTable;
  stocks: StocksTable;
  favourites: UserProductTable;
  comparisons: UserProductTable;
  viewed_products: ViewedProductsTable;
  news: NewsTable;
  faq_sections: FaqSectionsTable;
  faq_items: FaqItemsTable;
  static_pages: StaticPagesTable;
  size_charts: SizeChartsTable;
  promotions: PromotionsTable;
  basket_rows: BasketRowsTable;
  basket_removed_rows: BasketRemovedRowsTable;
  basket_templates: BasketTemplatesTable;
  basket_template_lines: BasketTemplateLinesTable;
  quick_order_files: QuickOrderFilesTable;
  own_articles: OwnArticlesTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_texts: OrderTextsTable;
  order_statuses: OrderStatusesTable;
  order_reservations: OrderReservationsTable;
  order_shipments: OrderShipmentsTable;
  order_shipment_lines: OrderShipmentLinesTable;
  order_documents: OrderDocumentsTable;
  number_series: NumberSeriesTable;
  idempotency_keys: IdempotencyKeysTable;
  file_tickets: FileTicketsTable;
  ledger_documents: LedgerDocumentsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_turnovers: LedgerTurnoversTable;
  acts: ActsTable;
  act_papers: ActPapersTable;
  bonus_plans: BonusPlansTable;
  payment_reminders: PaymentRemindersTable;
  appeal_types: AppealTypesTable;
  appeals: AppealsTable;
  appeal_messages: AppealMessagesTable;
  appeal_statuses: AppealStatusesTable;
  appeal_reads: AppealReadsTable;
  appeal_attachments: AppealAttachmentsTable;
  appeal_lines: AppealLinesTable;
  feedback: FeedbackTable;
  notifications: NotificationsTable;
  notification_settings: NotificationSettingsTable;
  outbox: OutboxTable;
  history: HistoryTable;
  settings: SettingsTable;
  home_choices: HomeChoicesTable;
  site_journal: SiteJournalTable;
}
