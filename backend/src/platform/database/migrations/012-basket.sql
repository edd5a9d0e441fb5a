-- The basket's memory, templates, and what quick order keeps.

-- Where a row stands in its basket. A row that is put back gets a new id, and its old place.
create sequence basket_position;
alter table basket_rows add column position bigint;
update basket_rows set position = id;
select setval('basket_position', coalesce(max(id), 1)) from basket_rows;
alter table basket_rows
  alter column position set default nextval('basket_position'),
  alter column position set not null;

-- Rows that were taken out of a basket and may be put back (§4): with the counterparty, for a day.
create table basket_removed_rows (
  counterparty_id bigint not null references counterparties on delete cascade,
  offer_id bigint not null references offers on delete cascade,
  quantity int not null check (quantity between 1 and 999999),
  -- Rows that went together.
  removal bigint not null,
  -- Where it stood.
  position bigint not null,
  removed_by bigint references users,
  removed_at timestamptz not null default now(),
  primary key (counterparty_id, offer_id)
);
create index basket_removed_rows_removal on basket_removed_rows (counterparty_id, removal);
create sequence basket_removal;

create table basket_templates (
  id bigint generated always as identity primary key,
  -- Part of the URL: /basket-templates/{code}/
  code text not null unique,
  counterparty_id bigint not null references counterparties on delete cascade,
  name text not null,
  description text not null default '',
  is_shared boolean not null default false,
  created_by bigint not null references users,
  -- The manager who acted for the customer.
  acted_by bigint references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index basket_templates_counterparty on basket_templates (counterparty_id, updated_at desc);

create table basket_template_lines (
  template_id bigint not null references basket_templates on delete cascade,
  position int not null,
  offer_id bigint not null references offers on delete cascade,
  quantity int not null check (quantity between 1 and 999999),
  -- What a unit cost the counterparty when the template was saved or put to use last.
  last_price_kopecks bigint,
  primary key (template_id, offer_id)
);

-- Files of quick orders, as rows of text: read once, checked page by page. For a day.
create table quick_order_files (
  id bigint generated always as identity primary key,
  code text not null unique,
  counterparty_id bigint not null references counterparties on delete cascade,
  user_id bigint not null references users on delete cascade,
  name text not null,
  -- [{"name": "Лист1", "rows": [["A-1", "12"], …]}]
  sheets jsonb not null,
  created_at timestamptz not null default now()
);
create index quick_order_files_created on quick_order_files (created_at);

-- The buyer's own codes, learned from corrections.
create table own_articles (
  id bigint generated always as identity primary key,
  counterparty_id bigint not null references counterparties on delete cascade,
  -- As it is compared, and as it was written.
  article_key text not null,
  article text not null,
  offer_id bigint not null references offers on delete cascade,
  learned_by bigint references users,
  learned_at timestamptz not null default now(),
  unique (counterparty_id, article_key)
);
