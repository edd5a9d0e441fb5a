-- Barcodes that the accounting system gives to goods: to one size, or to a product as a whole.
create table barcodes (
  id bigint generated always as identity primary key,
  product_id bigint references products on delete cascade,
  offer_id bigint references offers on delete cascade,
  barcode text not null,
  check (num_nonnulls(product_id, offer_id) = 1)
);
create unique index barcodes_product on barcodes (product_id, barcode) where product_id is not null;
create unique index barcodes_offer on barcodes (offer_id, barcode) where offer_id is not null;
create trigger barcodes_changed after insert or update or delete on barcodes
  for each statement execute function announce_catalog_change('catalog');
comment on table barcodes is 'What a scanner reads off goods; several goods may carry the same one.';
comment on column barcodes.product_id is 'The product, where the barcode names no size of it.';
comment on column barcodes.barcode is 'As the accounting system writes it; leading zeros make no difference.';
