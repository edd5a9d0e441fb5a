-- The desk of the exchange: how many orders a session has offered and 1C has confirmed, and which delays staff know of.
alter table exchange_sessions
  add column offered_orders int not null default 0,
  add column confirmed_orders int not null default 0;

create table exchange_alerts (
  stream text primary key,
  alerted_at timestamptz not null default now()
);
comment on table exchange_alerts is 'Streams of the exchange that are late and about which staff have been told.';

create table exchange_seen (
  session_id bigint not null references exchange_sessions on delete cascade,
  content text not null check (content in ('products', 'offers')),
  external_id text not null,
  primary key (session_id, content, external_id)
);
comment on table exchange_seen is
  'Ids that the parts of a full catalogue have named: what none of them names goes off sale when the exchange is over.';
