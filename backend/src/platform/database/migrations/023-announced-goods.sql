-- Product cards are kept in memory as well: announce the products whose offers, prices or stock have changed, and `goods`
-- instead of a long list, as after an import.

create function announce_goods_of_offers() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select from changed limit 301) counted) > 300 then
    perform pg_notify('shop_changes', 'goods');
  else
    perform pg_notify('shop_changes', 'product:' || one.product_id)
    from (select distinct offers.product_id from changed join offers on offers.id = changed.offer_id) one;
  end if;
  return null;
end $$;

create function announce_goods() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select from changed limit 301) counted) > 300 then
    perform pg_notify('shop_changes', 'goods');
  else
    perform pg_notify('shop_changes', 'product:' || one.product_id) from (select distinct product_id from changed) one;
  end if;
  return null;
end $$;

create trigger stocks_added after insert on stocks
  referencing new table as changed for each statement execute function announce_goods_of_offers();
create trigger stocks_updated after update on stocks
  referencing new table as changed for each statement execute function announce_goods_of_offers();
create trigger stocks_removed after delete on stocks
  referencing old table as changed for each statement execute function announce_goods_of_offers();

create trigger prices_added after insert on prices
  referencing new table as changed for each statement execute function announce_goods_of_offers();
create trigger prices_updated after update on prices
  referencing new table as changed for each statement execute function announce_goods_of_offers();
create trigger prices_removed after delete on prices
  referencing old table as changed for each statement execute function announce_goods_of_offers();

create trigger offers_added after insert on offers
  referencing new table as changed for each statement execute function announce_goods();
create trigger offers_updated after update on offers
  referencing new table as changed for each statement execute function announce_goods();
create trigger offers_removed after delete on offers
  referencing old table as changed for each statement execute function announce_goods();

create trigger brands_announced after update or delete on brands
  for each statement execute function announce_topic('goods');
create trigger warehouses_announced after update or delete on warehouses
  for each statement execute function announce_topic('goods');
-- The list price that customers without a price type buy at is the first of all.
create trigger price_types_announced after insert or update or delete on price_types
  for each statement execute function announce_topic('companies');
