-- What 1C says of orders, and the differences that it brings to them.
create table order_external (
  order_id bigint primary key references orders on delete cascade,
  external_id text unique,
  number text not null default '',
  dated_on date,
  status text not null default '',
  is_status_unknown boolean not null default false,
  is_step_waiting boolean not null default false,
  refusal text not null default '',
  is_from_1c boolean not null default false,
  content_hash text not null default '',
  said_at timestamptz not null default now()
);
create index order_external_unknown on order_external (status) where is_status_unknown;
create index order_external_step on order_external (order_id) where is_step_waiting;
create index order_external_number on order_external (number) where number <> '';
comment on table order_external is 'Orders as 1C knows them.';
comment on column order_external.external_id is '1C''s id of the order, where it has one.';
comment on column order_external.status is 'In the words of 1C; unknown words wait for a person to map them.';
comment on column order_external.is_step_waiting is 'The order does not go on before the buyer has decided on a change.';
comment on column order_external.refusal is 'Why 1C refused the order; empty when it did not.';
comment on column order_external.is_from_1c is 'Placed in 1C by a manager, not in the shop.';
comment on column order_external.content_hash is 'Hash of what 1C last said: the same words again change nothing.';

create table order_changes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  state text not null check (state in ('applied', 'waiting', 'accepted', 'declined', 'outdated')),
  differences jsonb not null,
  proposal jsonb not null,
  old_total_kopecks bigint not null,
  new_total_kopecks bigint not null,
  proposed_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references users
);
create index order_changes_order on order_changes (order_id, id desc);
create unique index order_changes_waiting on order_changes (order_id) where state = 'waiting';
comment on table order_changes is 'Differences that 1C brought to orders: shown to the buyer, and above a limit waiting for a yes.';
comment on column order_changes.differences is 'What was and what becomes, as the buyer reads it.';
comment on column order_changes.proposal is 'Lines, delivery and day that the order gets.';

-- Null until 1C changes the quantity that the buyer ordered.
alter table order_lines add column ordered_quantity int;
comment on column order_lines.ordered_quantity is 'What the buyer ordered, where 1C has changed the quantity.';

-- Numbers of the shop repeat nowhere; those of 1C begin anew every year.
alter table order_documents add column external_id text unique;
alter table order_documents drop constraint order_documents_kind_number_key;
create unique index order_documents_number on order_documents (kind, number) where external_id is null;
comment on column order_documents.external_id is 'The document in 1C that gave the number.';
