-- The catalogue whole: what a product page shows besides the product, and the lists people make.

-- Further pictures of a product; `products.picture` is the main one and stands before them.
create table product_pictures (
  product_id bigint not null references products on delete cascade,
  position int not null,
  -- File name below the media folder; named by content.
  picture text not null,
  primary key (product_id, position)
);

-- Certificates, manuals: files below the media folder.
create table product_documents (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  title text not null,
  file text not null,
  type text not null,
  size_bytes int not null check (size_bytes >= 0),
  sort int not null default 500,
  unique (product_id, file)
);

create table product_relations (
  product_id bigint not null references products on delete cascade,
  kind text not null check (kind in ('analog', 'accessory', 'consumable')),
  related_id bigint not null references products on delete cascade,
  sort int not null default 500,
  primary key (product_id, kind, related_id),
  check (related_id <> product_id)
);
create index product_relations_related on product_relations (related_id);

-- An answer is a manager's; a second one replaces the first.
create table product_questions (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  asked_by bigint not null references users,
  -- The manager who acted for the customer.
  acted_by bigint references users,
  text text not null,
  created_at timestamptz not null default now(),
  answer text,
  answered_by bigint references users,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
create index product_questions_product on product_questions (product_id, created_at desc, id desc);

-- Who is to be told when an offer is in stock again; the row goes when they have been told.
create table arrival_requests (
  user_id bigint not null references users on delete cascade,
  offer_id bigint not null references offers on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, offer_id)
);
create index arrival_requests_offer on arrival_requests (offer_id);

create table saved_filters (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null,
  -- The address of a listing on this site.
  link text not null check (link ~ '^/[^/]'),
  created_at timestamptz not null default now(),
  unique (user_id, name)
);

-- Where a property stands on a product page and in the comparison; 1C brings none, so an import leaves it alone.
alter table properties add column group_name text not null default 'Основные';

alter table brands add column description text not null default '';

-- Plain text; blank lines part paragraphs.
alter table promotions add column text text not null default '';

create table promotion_products (
  promotion_id bigint not null references promotions on delete cascade,
  product_id bigint not null references products on delete cascade,
  sort int not null default 500,
  primary key (promotion_id, product_id)
);
create index promotion_products_product on promotion_products (product_id);

create table marketing_items (
  id bigint generated always as identity primary key,
  code text not null unique,
  title text not null,
  lead text not null default '',
  text text not null default '',
  link text check (link ~ '^/[^/]'),
  published_at timestamptz not null default now(),
  active boolean not null default true
);
create index marketing_items_published on marketing_items (published_at desc, id desc) where active;

-- Price lists in the making. The file is a counterparty's own prices: it goes to whoever asked for it, and away soon.
create table price_lists (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  counterparty_id bigint references counterparties on delete cascade,
  section_ids bigint[] not null,
  in_stock_only boolean not null default false,
  status text not null default 'preparing' check (status in ('preparing', 'ready', 'failed')),
  done_rows int not null default 0,
  total_rows int not null default 0,
  created_at timestamptz not null default now(),
  -- Written again and again while it is made: one that has fallen silent was lost with its process.
  beat_at timestamptz not null default now(),
  finished_at timestamptz
);
create index price_lists_user on price_lists (user_id, created_at desc);
create unique index price_lists_one_at_a_time on price_lists (user_id) where status = 'preparing';

-- Codes that the filter has for «В наличии» and «Покупали раньше»: a property of that name gives way.
update properties set code = code || '_' || id where code in ('nalichie', 'pokupali');
