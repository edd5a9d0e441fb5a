-- Terms of clients are edited in the office, each from the day on which it begins to hold.
alter table counterparties add column terms_version int not null default 1;
comment on column counterparties.terms_version is 'Rises with every change of the terms: two people may edit them.';
create index counterparties_price_type on counterparties (price_type_id);

create table terms_history (
  id bigint generated always as identity primary key,
  counterparty_id bigint not null references counterparties on delete cascade,
  contract_id bigint references contracts on delete cascade,
  field text not null check (field in ('priceType', 'discount', 'manager', 'limit', 'postponement')),
  before_value bigint,
  value bigint,
  valid_from date not null,
  applied_at timestamptz,
  user_id bigint references users,
  by_name text not null,
  recorded_at timestamptz not null default now(),
  check ((contract_id is not null) = (field in ('limit', 'postponement')))
);
create unique index terms_history_planned on terms_history (counterparty_id, field, contract_id, valid_from)
  nulls not distinct where applied_at is null;
create index terms_history_counterparty on terms_history (counterparty_id, valid_from desc, id desc);
create index terms_history_due on terms_history (valid_from) where applied_at is null;
comment on table terms_history is 'Terms of clients that have changed, and those that will.';
comment on column terms_history.value is 'Id of the price type or manager, percent, kopecks or days, by the field.';
comment on column terms_history.applied_at is 'Null while the day has not come.';
comment on column terms_history.user_id is 'Null for a command.';
