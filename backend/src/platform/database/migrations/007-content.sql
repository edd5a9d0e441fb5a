-- What the shop tells everybody who buys there.
create table news (
  id bigint generated always as identity primary key,
  code text not null unique,
  title text not null,
  lead text not null default '',
  published_at timestamptz not null default now(),
  active boolean not null default true
);
create index news_published on news (published_at desc, id desc) where active;

-- Both days count, in Moscow; without a last day a promotion runs until it is switched off.
create table promotions (
  id bigint generated always as identity primary key,
  code text not null unique,
  title text not null,
  lead text not null default '',
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  -- The page of the goods it is about, on this site.
  link text check (link ~ '^/[^/]'),
  active boolean not null default true
);
create index promotions_running on promotions (starts_on, ends_on) where active;

-- What each user looked at last; the oldest beyond 20 are deleted with every new one.
create table viewed_products (
  user_id bigint not null references users on delete cascade,
  product_id bigint not null references products on delete cascade,
  viewed_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
create index viewed_products_latest on viewed_products (user_id, viewed_at desc);
