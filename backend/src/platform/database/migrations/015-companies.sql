-- Companies and their people, sale points, acting for somebody else, and the history of all of it.

-- Whoever acts for a user has a session of that user's: bound to his own session, which it ends with, and to one company.
alter table sessions
  add column parent_id bigint references sessions on delete cascade,
  add column counterparty_id bigint references counterparties on delete cascade,
  add constraint sessions_acting check
    ((acted_by is null) = (parent_id is null) and (acted_by is null) = (counterparty_id is null));
create index sessions_parent on sessions (parent_id) where ended_at is null;

-- Since when an account waits for its owner, who was invited, to set a password; no password opens it before. A phone
-- that somebody else has written down for him opens nothing either, until he has proven it to be his.
alter table users
  add column invited_at timestamptz,
  add column given_phone text check (given_phone ~ '^7\d{10}$');

-- Who has been taken out of a company, and what he had there: none of it counts until he is taken back.
create table former_members (
  counterparty_id bigint not null references counterparties on delete cascade,
  user_id bigint not null references users on delete cascade,
  is_admin boolean not null,
  rights text[] not null,
  left_at timestamptz not null default now(),
  taken_out_by bigint references users on delete set null,
  primary key (counterparty_id, user_id)
);

-- Where a company sells: shops, stands, offices. One may belong to several companies of the same people.
create table sale_points (
  id bigint generated always as identity primary key,
  name text not null,
  address text not null,
  contact_name text not null default '',
  contact_phone text not null default '',
  working_hours text not null default '',
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- Closed ones stay in the list of who looks for them.
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null))
);

create table counterparty_sale_points (
  counterparty_id bigint not null references counterparties on delete cascade,
  sale_point_id bigint not null references sale_points on delete cascade,
  primary key (counterparty_id, sale_point_id)
);
create index counterparty_sale_points_point on counterparty_sale_points (sale_point_id);

-- The same done again and again in one sitting is one row: «изменил корзину, 14 раз».
alter table history
  add column times int not null default 1 check (times > 0),
  add column last_at timestamptz not null default now();
create index history_acted on history (acted_by, happened_at desc) where acted_by is not null;
create index history_user on history (user_id, happened_at desc);

create index counterparties_manager on counterparties (manager_id);
create index counterparties_inn on counterparties (inn);
create index orders_created_by on orders (created_by);
create index former_members_user on former_members (user_id);

-- What a search among thousands compares with, and what they are sorted by: lower case, ё as е, hyphens as spaces. By its
-- bytes it is in the order of the alphabet, and thousands are sorted three times quicker than by a language's rules.
alter table counterparties add column search_text text not null
  generated always as (
    replace(replace(lower((name || ' ' || code || ' ' || inn) collate "und-x-icu"), 'ё', 'е'), '-', ' ')) stored;
alter table users add column search_text text not null
  generated always as (
    replace(replace(lower((last_name || ' ' || name || ' ' || second_name || ' ' || login || ' ' ||
      coalesce(phone, given_phone, '')) collate "und-x-icu"), 'ё', 'е'), '-', ' ')) stored;

insert into appeal_types (code, name, sort) values ('requisites', 'Изменение реквизитов', 350)
  on conflict (code) do nothing;
