-- The office edits the reference lists: every row has an id to name it by, and a kind of appeals in use is switched off.
alter table appeal_types add column active boolean not null default true;
comment on column appeal_types.active is 'False: no longer offered; appeals of this kind keep it.';
alter table product_relations add column id bigint generated always as identity unique;
comment on column product_relations.id is 'Names the row in the office.';
alter table size_charts add column id bigint generated always as identity unique;
comment on column size_charts.id is 'Names the row in the office.';
