-- The catalogue index lives in the memory of every API process. These triggers tell all of them, once a transaction,
-- that it has to be read again: whole after an import, its stock after an order.
create function announce_catalog_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_catalog', tg_argv[0]);
  return null;
end $$;

create trigger sections_changed after insert or update or delete on sections
  for each statement execute function announce_catalog_change('catalog');
create trigger brands_changed after insert or update or delete on brands
  for each statement execute function announce_catalog_change('catalog');
create trigger properties_changed after insert or update or delete on properties
  for each statement execute function announce_catalog_change('catalog');
create trigger products_changed after insert or update or delete on products
  for each statement execute function announce_catalog_change('catalog');
create trigger product_properties_changed after insert or update or delete on product_properties
  for each statement execute function announce_catalog_change('catalog');
create trigger offers_changed after insert or update or delete on offers
  for each statement execute function announce_catalog_change('catalog');
create trigger prices_changed after insert or update or delete on prices
  for each statement execute function announce_catalog_change('catalog');
create trigger stocks_changed after insert or update or delete on stocks
  for each statement execute function announce_catalog_change('stock');
