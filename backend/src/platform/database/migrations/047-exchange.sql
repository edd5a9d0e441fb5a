-- The exchange with 1C over HTTP: who may exchange, what was sent, and what 1C has taken of the orders.

create table exchange_nodes (
  id bigint generated always as identity primary key,
  name text not null,
  login text not null unique,
  password_hash text not null,
  kinds text[] not null check (kinds <@ array['catalog', 'sale', 'reference'] and kinds <> '{}'),
  -- Networks as CIDR; empty: any address.
  allowed_networks text[] not null default '{}',
  -- Orders placed on this day or later are handed over.
  orders_since date not null default current_date,
  encoding text not null default 'utf-8' check (encoding in ('utf-8', 'windows-1251')),
  active boolean not null default true,
  -- A rehearsal: files are read and compared, nothing is changed and no order is handed over.
  is_rehearsal boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  last_call_at timestamptz
);

create table exchange_sessions (
  id bigint generated always as identity primary key,
  node_id bigint not null references exchange_nodes on delete cascade,
  kind text not null check (kind in ('catalog', 'sale', 'reference')),
  -- SHA-256 of the cookie's value.
  token_hash text not null unique,
  schema_version text not null default '',
  started_at timestamptz not null default now(),
  last_call_at timestamptz not null default now(),
  -- The end that the client announced, or that the next session brought.
  ended_at timestamptz
);
create unique index exchange_sessions_open on exchange_sessions (node_id, kind) where ended_at is null;
create index exchange_sessions_started on exchange_sessions (started_at desc);

create table exchange_files (
  id bigint generated always as identity primary key,
  session_id bigint not null references exchange_sessions on delete cascade,
  -- As 1C named it, with slashes.
  name text not null,
  bytes bigint not null default 0,
  -- SHA-256 of the last part: the same part again is a repeat.
  part_sha256 text not null default '',
  -- receiving → queued → working → done, unchanged, held (waits for a person's yes) or refused.
  state text not null default 'receiving'
    check (state in ('receiving', 'queued', 'working', 'held', 'done', 'unchanged', 'refused')),
  -- The process that works says so again and again; later than this another takes it over.
  busy_until timestamptz,
  -- What is heard and shown: the progress, then the result or the reason.
  message text not null default '',
  -- How many records were added, changed, unchanged, set aside and so on, by noun.
  counts jsonb not null default '{}',
  problem_count int not null default 0,
  -- Who agreed to a file that was held, or refused it.
  decided_by bigint references users,
  is_accepted boolean,
  received_at timestamptz not null default now(),
  finished_at timestamptz
);
create index exchange_files_session on exchange_files (session_id);
create index exchange_files_waiting on exchange_files (id) where state in ('queued', 'working', 'held');

-- Records that were set aside, each with its reason.
create table exchange_problems (
  id bigint generated always as identity primary key,
  file_id bigint not null references exchange_files on delete cascade,
  -- The file inside an archive.
  name text not null,
  line int not null,
  reason text not null,
  -- What the record is about: product, offer, price, order and so on, with 1C's id and name.
  subject text not null,
  external_id text not null,
  subject_name text not null
);
create index exchange_problems_file on exchange_problems (file_id, id);

alter table orders
  -- Grows with every change that 1C has to know; 1C has taken the order up to `taken_version`.
  add column exchange_version int not null default 1,
  add column taken_version int not null default 0,
  add column taken_at timestamptz;
create index orders_to_hand_over on orders (id) where exchange_version > taken_version;

alter table counterparties
  add column external_id text unique,
  add column exchange_version int not null default 1,
  add column taken_version int not null default 0;
alter table contracts add column external_id text;
create unique index contracts_external on contracts (counterparty_id, external_id) where external_id is not null;
alter table order_shipments add column external_id text;
create unique index order_shipments_external on order_shipments (order_id, external_id) where external_id is not null;

-- A change of what 1C is told of an order, unless 1C itself brought it.
create function count_order_version() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('shop.from_1c', true), '') = 'yes' then return new; end if;
  if (new.status = 'cancelled') is distinct from (old.status = 'cancelled')
    or (new.delivery_type, new.address, new.address_comment, new.pickup_store_id, new.transport_company, new.terminal_id,
      new.consignee, new.consignee_inn, new.consignee_kpp, new.consignee_address, new.contact_name, new.contact_phone,
      new.comment, new.wished_on, new.pay_system, new.contract_id, new.delivery_kopecks, new.total_kopecks,
      new.cancel_reason)
      is distinct from
      (old.delivery_type, old.address, old.address_comment, old.pickup_store_id, old.transport_company, old.terminal_id,
      old.consignee, old.consignee_inn, old.consignee_kpp, old.consignee_address, old.contact_name, old.contact_phone,
      old.comment, old.wished_on, old.pay_system, old.contract_id, old.delivery_kopecks, old.total_kopecks,
      old.cancel_reason)
  then new.exchange_version := old.exchange_version + 1; end if;
  return new;
end $$;
create trigger orders_version before update on orders for each row execute function count_order_version();

create function count_counterparty_version() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('shop.from_1c', true), '') = 'yes' then return new; end if;
  if (new.name, new.kind, new.inn, new.kpp, new.ogrn, new.address)
    is distinct from (old.name, old.kind, old.inn, old.kpp, old.ogrn, old.address)
  then new.exchange_version := old.exchange_version + 1; end if;
  return new;
end $$;
create trigger counterparties_version before update on counterparties
  for each row execute function count_counterparty_version();
