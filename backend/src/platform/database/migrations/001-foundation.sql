-- The foundation: people, companies, catalogue, basket, orders, ledger, messages.
-- Money is bigint kopecks. Instants are timestamptz. Ids are bigint identities.

-- People and sessions ------------------------------------------------------------------------------------------

create table cities (
  id bigint generated always as identity primary key,
  name text not null,
  region text not null,
  unique (name, region)
);

create table users (
  id bigint generated always as identity primary key,
  login text not null check (login = lower(login)),
  phone text check (phone ~ '^7\d{10}$'),
  password_hash text not null,
  role text not null check (role in ('CUSTOMER', 'MANAGER', 'OPERATIONS')),
  name text not null,
  last_name text not null,
  second_name text not null default '',
  work_position text not null default '',
  city_id bigint references cities,
  current_counterparty_id bigint,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  unique (login),
  unique (phone)
);

-- A token opens a session only together with the browser's sid; both are stored hashed.
create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  sid_hash bytea,
  user_id bigint not null references users on delete cascade,
  -- A manager who acts for the user.
  acted_by bigint references users on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user on sessions (user_id) where ended_at is null;

-- Failed logins only; counted per account and per address, in the database so that replicas agree.
create table login_failures (
  subject text not null,
  failed_at timestamptz not null default now()
);
create index login_failures_subject on login_failures (subject, failed_at);

-- Companies ----------------------------------------------------------------------------------------------------

create table price_types (
  id bigint generated always as identity primary key,
  external_id text not null unique,
  name text not null
);

create table counterparties (
  id bigint generated always as identity primary key,
  code text not null unique,
  name text not null,
  kind text not null check (kind in ('LEGAL', 'INDIVIDUAL')),
  inn text not null check (inn ~ '^(\d{10}|\d{12})$'),
  kpp text check (kpp ~ '^\d{9}$'),
  ogrn text,
  address text not null default '',
  price_type_id bigint references price_types,
  discount_percent int not null default 0 check (discount_percent between 0 and 99),
  manager_id bigint references users,
  active boolean not null default true,
  created_at timestamptz not null default now()
);
alter table users add foreign key (current_counterparty_id) references counterparties;

create table contracts (
  id bigint generated always as identity primary key,
  counterparty_id bigint not null references counterparties,
  number text not null,
  signed_on date not null,
  credit_limit_kopecks bigint not null default 0 check (credit_limit_kopecks >= 0),
  postponement_days int not null default 0 check (postponement_days >= 0),
  unique (counterparty_id, number)
);

create table counterparty_users (
  counterparty_id bigint not null references counterparties on delete cascade,
  user_id bigint not null references users on delete cascade,
  is_admin boolean not null default false,
  rights text[] not null default '{}',
  primary key (counterparty_id, user_id)
);
create index counterparty_users_user on counterparty_users (user_id);

create table delivery_addresses (
  id bigint generated always as identity primary key,
  counterparty_id bigint not null references counterparties on delete cascade,
  address text not null,
  comment text not null default '',
  is_default boolean not null default false
);
create index delivery_addresses_counterparty on delivery_addresses (counterparty_id);

create table consignees (
  id bigint generated always as identity primary key,
  counterparty_id bigint not null references counterparties on delete cascade,
  name text not null,
  inn text,
  kpp text,
  address text not null default ''
);
create index consignees_counterparty on consignees (counterparty_id);

-- Catalogue ----------------------------------------------------------------------------------------------------

create table sections (
  id bigint generated always as identity primary key,
  external_id text not null unique,
  parent_id bigint references sections,
  -- Path below /catalog/ with slashes at both ends removed: `perchatki/kislotostoykie`.
  path text not null unique,
  code text not null,
  name text not null,
  depth int not null,
  sort int not null default 500,
  picture text,
  active boolean not null default true
);
create index sections_parent on sections (parent_id);

create table brands (
  id bigint generated always as identity primary key,
  code text not null unique,
  name text not null unique
);

create table properties (
  id bigint generated always as identity primary key,
  external_id text not null unique,
  code text not null unique check (code = lower(code)),
  name text not null,
  kind text not null check (kind in ('list', 'number')),
  unit text not null default '',
  sort int not null default 500,
  is_facet boolean not null default true
);

-- A product without sizes has exactly one offer, and both carry the same id: the two share one sequence.
create sequence catalog_item_id;

create table products (
  id bigint primary key default nextval('catalog_item_id'),
  external_id text not null unique,
  -- Part of the URL: /detail/{code}/
  code text not null unique,
  article text not null,
  name text not null,
  description text not null default '',
  section_id bigint not null references sections,
  brand_id bigint references brands,
  -- Base unit («пара») and the pack (1 упаковка = measure_factor base units).
  measure_base text not null default 'шт',
  measure_custom text,
  measure_factor int check (measure_factor > 0),
  min_order_count int not null default 1 check (min_order_count > 0),
  multiplicity int not null default 1 check (multiplicity > 0),
  weight_grams int not null default 0,
  volume_cm3 int not null default 0,
  vat_percent int not null default 22,
  -- Popularity as the accounting system sees it: the smaller, the earlier in a listing.
  sort int not null default 500,
  -- File names below the media folder; named by content, so they never change.
  picture text,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index products_section on products (section_id);
create index products_article on products (article);

create table product_properties (
  product_id bigint not null references products on delete cascade,
  property_id bigint not null references properties on delete cascade,
  -- Text of the value; `number` beside it where the property is a number.
  value text not null,
  number numeric,
  primary key (product_id, property_id, value)
);

create table offers (
  id bigint primary key default nextval('catalog_item_id'),
  external_id text not null unique,
  product_id bigint not null references products on delete cascade,
  article text not null,
  name text not null,
  -- Size and height, empty for a product without variants: {"Размер": "52-54", "Рост": "170-176"}
  variant jsonb not null default '{}',
  sort int not null default 500,
  active boolean not null default true
);
create index offers_product on offers (product_id);
create index offers_article on offers (article);

create table prices (
  offer_id bigint not null references offers on delete cascade,
  price_type_id bigint not null references price_types,
  -- Quantity break: the price holds from this many base units.
  from_quantity int not null default 1 check (from_quantity > 0),
  kopecks bigint not null check (kopecks >= 0),
  primary key (offer_id, price_type_id, from_quantity)
);

create table warehouses (
  id bigint generated always as identity primary key,
  external_id text not null unique,
  name text not null,
  address text not null default '',
  latitude double precision,
  longitude double precision,
  working_hours text not null default ''
);

create table stocks (
  offer_id bigint not null references offers on delete cascade,
  warehouse_id bigint not null references warehouses,
  quantity int not null default 0 check (quantity >= 0),
  reserved int not null default 0 check (reserved >= 0 and reserved <= quantity),
  -- The next delivery to this warehouse.
  arrival_on date,
  arrival_quantity int not null default 0,
  primary key (offer_id, warehouse_id)
);

create table favourites (
  user_id bigint not null references users on delete cascade,
  product_id bigint not null references products on delete cascade,
  added_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

create table comparisons (
  user_id bigint not null references users on delete cascade,
  product_id bigint not null references products on delete cascade,
  added_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

-- Basket and orders --------------------------------------------------------------------------------------------

-- One basket per counterparty: people of one company fill it together.
create table basket_rows (
  id bigint generated always as identity primary key,
  counterparty_id bigint not null references counterparties on delete cascade,
  offer_id bigint not null references offers on delete cascade,
  quantity int not null check (quantity between 1 and 999999),
  updated_by bigint references users,
  updated_at timestamptz not null default now(),
  unique (counterparty_id, offer_id)
);

create table orders (
  id bigint generated always as identity primary key,
  number text not null unique,
  counterparty_id bigint not null references counterparties,
  contract_id bigint references contracts,
  created_by bigint not null references users,
  -- The manager who acted for the customer.
  acted_by bigint references users,
  status text not null default 'new'
    check (status in ('new', 'confirmed', 'picking', 'shipped', 'delivered', 'cancelled')),
  delivery_type text not null check (delivery_type in ('delivery', 'pickup', 'transport')),
  address text not null default '',
  pickup_store_id bigint references warehouses,
  transport_company text not null default '',
  consignee text not null default '',
  comment text not null default '',
  wished_on date,
  shipment text not null check (shipment in ('send-all', 'send-fast')),
  pay_system text not null check (pay_system in ('invoice', 'credit', 'postponement')),
  due_on date,
  goods_kopecks bigint not null,
  delivery_kopecks bigint not null default 0,
  vat_kopecks bigint not null,
  total_kopecks bigint not null,
  created_at timestamptz not null default now()
);
create index orders_counterparty on orders (counterparty_id, created_at desc);

create table order_lines (
  order_id bigint not null references orders on delete cascade,
  position int not null,
  offer_id bigint not null references offers,
  article text not null,
  name text not null,
  measure text not null,
  quantity int not null check (quantity > 0),
  -- How much was in stock and reserved; the rest ships later (send-fast) or is waited for (send-all).
  reserved int not null default 0,
  price_kopecks bigint not null,
  vat_percent int not null,
  total_kopecks bigint not null,
  primary key (order_id, position)
);

create table order_statuses (
  order_id bigint not null references orders on delete cascade,
  status text not null,
  reached_at timestamptz not null default now(),
  reached_by bigint references users,
  primary key (order_id, status)
);

create table order_documents (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  kind text not null check (kind in ('invoice', 'upd')),
  number text not null,
  issued_on date not null,
  unique (kind, number)
);

-- Gapless numbers, taken inside the transaction that uses them.
create table number_series (
  name text not null,
  year int not null,
  last int not null default 0,
  primary key (name, year)
);

-- The same key and body gets the first answer again; another body is a conflict.
create table idempotency_keys (
  user_id bigint not null references users on delete cascade,
  key text not null,
  request_hash bytea not null,
  status int,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

-- Single-use URLs of files, 60 s long.
create table file_tickets (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  file jsonb not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Ledger: double entry ------------------------------------------------------------------------------------------

create table ledger_documents (
  id bigint generated always as identity primary key,
  counterparty_id bigint not null references counterparties,
  contract_id bigint references contracts,
  kind text not null check (kind in ('shipment', 'payment', 'correction', 'bonus')),
  number text not null,
  dated_on date not null,
  due_on date,
  order_id bigint references orders,
  unique (counterparty_id, kind, number)
);
create index ledger_documents_counterparty on ledger_documents (counterparty_id, dated_on);

-- One side of a posting; positive is debit, negative credit. A document's entries sum to zero.
create table ledger_entries (
  id bigint generated always as identity primary key,
  document_id bigint not null references ledger_documents on delete cascade,
  counterparty_id bigint not null references counterparties,
  account text not null check (account in ('receivable', 'revenue', 'cash', 'bonus')),
  kopecks bigint not null check (kopecks <> 0)
);
create index ledger_entries_document on ledger_entries (document_id);
create index ledger_entries_counterparty on ledger_entries (counterparty_id, account);

create function ledger_document_balances() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(kopecks), 0) from ledger_entries where document_id = coalesce(new.document_id, old.document_id)) <> 0 then
    raise exception 'ledger document % does not balance', coalesce(new.document_id, old.document_id);
  end if;
  return null;
end $$;

create constraint trigger ledger_document_balances
  after insert or update or delete on ledger_entries
  deferrable initially deferred for each row execute function ledger_document_balances();

-- Appeals, notifications, outbox --------------------------------------------------------------------------------

create table appeal_types (
  id bigint generated always as identity primary key,
  code text not null unique,
  name text not null,
  sort int not null default 500
);

create table appeals (
  id bigint generated always as identity primary key,
  number text not null unique,
  counterparty_id bigint not null references counterparties,
  created_by bigint not null references users,
  type_id bigint not null references appeal_types,
  subject text not null,
  status text not null default 'new' check (status in ('new', 'in-progress', 'waiting', 'solved', 'closed')),
  order_id bigint references orders,
  rating int check (rating between 1 and 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index appeals_counterparty on appeals (counterparty_id, updated_at desc);

create table appeal_messages (
  id bigint generated always as identity primary key,
  appeal_id bigint not null references appeals on delete cascade,
  author_id bigint not null references users,
  message text not null,
  created_at timestamptz not null default now()
);
create index appeal_messages_appeal on appeal_messages (appeal_id, created_at);

create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null,
  title text not null,
  message text not null default '',
  link text,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_user on notifications (user_id, created_at desc);

-- Mail and SMS, written in the transaction that causes them and sent afterwards.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('email', 'sms')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts int not null default 0,
  last_error text
);
create index outbox_unsent on outbox (id) where sent_at is null;

-- Who did what, for both sides to read.
create table history (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  user_id bigint references users,
  acted_by bigint references users,
  counterparty_id bigint references counterparties,
  action text not null,
  details jsonb not null default '{}'
);
create index history_counterparty on history (counterparty_id, happened_at desc);

-- Switches of operations and texts of the site: technical works, footer, closed companies.
create table settings (
  name text primary key,
  value jsonb not null
);
