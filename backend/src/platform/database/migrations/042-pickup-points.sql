-- Buyers collect only at warehouses that the office offers; the others hold stock.
alter table warehouses add column is_pickup boolean not null default true;
