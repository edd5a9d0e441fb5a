-- One row that changes with everything origins have to follow.
create table releases.state (
  id boolean primary key default true check (id),
  stamp uuid not null default gen_random_uuid()
);
insert into releases.state default values;

create table releases.pointers (
  area text primary key,
  pointer jsonb not null
);

-- `id` tells a version from one that was published under the same name after a prune.
create table releases.kept (
  area text not null,
  version text not null,
  id uuid not null default gen_random_uuid(),
  manifest text not null,
  kept_at timestamptz not null default now(),
  primary key (area, version)
);

create table releases.files (
  area text not null,
  version text not null,
  path text not null,
  content bytea not null,
  primary key (area, version, path),
  foreign key (area, version) references releases.kept on delete cascade
);
-- Most of it is compressed already.
alter table releases.files alter column content set storage external;

-- Lines as they were written: their hashes are over the text.
create table releases.journal (
  number bigint primary key,
  line text not null
);

create table releases.tokens (
  id text primary key,
  position bigint generated always as identity,
  token jsonb not null
);

create table releases.secrets (
  name text primary key,
  secret text not null
);
