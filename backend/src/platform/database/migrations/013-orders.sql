-- Checkout, shipments, cancellation, claims, and the addresses and consignees orders go to.

alter table delivery_addresses
  -- What the buyer calls it: «Склад в Химках».
  add column name text not null default '',
  add column contact_name text not null default '',
  add column contact_phone text not null default '',
  add column latitude double precision,
  add column longitude double precision,
  add column created_at timestamptz not null default now(),
  -- Deleted; may be brought back.
  add column deleted_at timestamptz;
-- Nothing has kept a counterparty to one default until now; the first one stays.
update delivery_addresses set is_default = false where is_default and exists (
  select from delivery_addresses earlier
  where earlier.counterparty_id = delivery_addresses.counterparty_id and earlier.is_default
    and earlier.id < delivery_addresses.id);
create unique index delivery_addresses_default on delivery_addresses (counterparty_id)
  where is_default and deleted_at is null;

alter table consignees
  add column created_at timestamptz not null default now(),
  add column deleted_at timestamptz;

create table transport_companies (
  id bigint generated always as identity primary key,
  code text not null unique,
  name text not null,
  sort int not null default 500,
  active boolean not null default true
);

create table transport_terminals (
  id bigint generated always as identity primary key,
  company_id bigint not null references transport_companies on delete cascade,
  city text not null,
  address text not null,
  latitude double precision,
  longitude double precision,
  working_hours text not null default '',
  active boolean not null default true
);
create index transport_terminals_company on transport_terminals (company_id, city);

alter table orders
  -- 1 everything was in stock when it was placed, 2 something had to be waited for.
  add column order_type smallint not null default 1 check (order_type in (1, 2)),
  -- The consignee as it was when the order was placed; `consignee` is its name, empty for the buyer himself.
  add column consignee_inn text not null default '',
  add column consignee_kpp text not null default '',
  add column consignee_address text not null default '',
  add column contact_name text not null default '',
  add column contact_phone text not null default '',
  -- For the driver, as it stood with the address: gate, pass, working hours.
  add column address_comment text not null default '',
  add column terminal_id bigint references transport_terminals,
  add column cancel_reason text not null default '',
  -- When the back office last did something for it; null: the simulated one leaves it alone, as all older orders.
  add column moved_at timestamptz;
alter table orders alter column moved_at set default now();
update orders set order_type = 2
  where exists (select 1 from order_lines line where line.order_id = orders.id and line.reserved < line.quantity)
    and status in ('new', 'confirmed');
create index orders_counterparty_status on orders (counterparty_id, status);
create index orders_open on orders (id) where status in ('new', 'confirmed', 'picking', 'shipped');

-- What leaves together. Every unit of every line that is not cancelled lies in exactly one shipment.
create table order_shipments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  position int not null,
  status text not null default 'planned'
    check (status in ('planned', 'picking', 'shipped', 'delivered', 'cancelled')),
  -- Null while nobody knows when a missing line comes.
  planned_on date,
  shipped_at timestamptz,
  delivered_at timestamptz,
  delivery_kopecks bigint not null default 0,
  unique (order_id, position)
);

create table order_shipment_lines (
  shipment_id bigint not null references order_shipments on delete cascade,
  order_id bigint not null,
  -- Of the order's line.
  position int not null,
  quantity int not null check (quantity > 0),
  primary key (shipment_id, position),
  foreign key (order_id, position) references order_lines on delete cascade
);

-- Orders placed before shipments were kept have left, or will leave, at once.
insert into order_shipments (order_id, position, status, planned_on, shipped_at, delivered_at, delivery_kopecks)
select id, 1, case when status in ('new', 'confirmed') then 'planned' else status end, wished_on,
  (select reached_at from order_statuses reached where reached.order_id = orders.id and reached.status = 'shipped'),
  (select reached_at from order_statuses reached where reached.order_id = orders.id and reached.status = 'delivered'),
  delivery_kopecks
from orders;
insert into order_shipment_lines (shipment_id, order_id, position, quantity)
select shipment.id, line.order_id, line.position, line.quantity
from order_lines line join order_shipments shipment on shipment.order_id = line.order_id;

alter table order_documents
  -- The shipment a УПД is for.
  add column shipment_id bigint references order_shipments,
  -- All it says, as it was when it was issued; it is drawn from this for ever after.
  add column content jsonb;
create index order_documents_order on order_documents (order_id);
-- A shipment has one УПД.
create unique index order_documents_shipment on order_documents (shipment_id);
-- Shipments of demo orders were posted under numbers that a УПД could be given again.
insert into number_series (name, year, last)
select 'upd', substring(number from '^УПД-(\d{4})-')::int as year, max(substring(number from '\d+$')::int)
from ledger_documents
where kind = 'shipment' and number ~ '^УПД-\d{4}-\d{1,9}$'
group by year
on conflict (name, year) do update set last = greatest(number_series.last, excluded.last);

-- Lines of an order that an appeal is about (пересорт, брак).
create table appeal_lines (
  appeal_id bigint not null references appeals on delete cascade,
  order_id bigint not null,
  position int not null,
  quantity int not null check (quantity > 0),
  primary key (appeal_id, order_id, position),
  foreign key (order_id, position) references order_lines
);

-- What an order is found by: its number and, of every line, article and name, in lower case with ё as е. One text for
-- each order, for the lines of years are too many to look through.
create table order_texts (
  order_id bigint primary key references orders on delete cascade,
  text text not null
);
create function keep_order_text() returns trigger language plpgsql as $$
begin
  insert into order_texts (order_id, text)
  select orders.id, replace(lower(orders.number || string_agg(e'\n' || added.article || ' ' || added.name, ''
    order by added.position)), 'ё', 'е')
  from added join orders on orders.id = added.order_id
  group by orders.id
  on conflict (order_id) do update set text = order_texts.text || e'\n' || excluded.text;
  return null;
end $$;
create trigger order_lines_text after insert on order_lines
  referencing new table as added for each statement execute function keep_order_text();
insert into order_texts (order_id, text)
select orders.id, replace(lower(orders.number || coalesce(string_agg(e'\n' || line.article || ' ' || line.name, ''
  order by line.position), '')), 'ё', 'е')
from orders left join order_lines line on line.order_id = orders.id
group by orders.id;

-- Payments of an order.
create index ledger_documents_order on ledger_documents (order_id) where order_id is not null;

insert into appeal_types (code, name, sort) values ('claim', 'Претензия по заказу', 250) on conflict (code) do nothing;
