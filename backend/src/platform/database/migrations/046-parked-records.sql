-- Records of an exchange that wait for another one: a price may come before its offer.
create table exchange_parked (
  kind text not null check (kind in ('offer', 'price', 'stock', 'section', 'price-type', 'unit')),
  key text not null,
  record jsonb not null,
  file text not null,
  line int not null,
  parked_at timestamptz not null default now(),
  primary key (kind, key)
);
create index exchange_parked_age on exchange_parked (parked_at);
comment on table exchange_parked is 'Records of an exchange that wait for another one; the newest of a key.';
comment on column exchange_parked.key is 'The offer of an offer, a price or stock; the product of a section; the price type or the unit.';
comment on column exchange_parked.record is 'The record in the words of the import, with ids of the accounting system.';
comment on column exchange_parked.file is 'The file that it came in, without the folder.';

alter table offers add column properties jsonb not null default '{}';
comment on column offers.properties is 'Characteristics that make no variants: they are shown as properties of the product.';
