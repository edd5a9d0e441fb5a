-- Values of a property that 1C refers to by id. A file of changes names the id without saying the value again.
create table property_variants (
  property_id bigint not null references properties on delete cascade,
  external_id text not null,
  value text not null,
  primary key (property_id, external_id)
);
