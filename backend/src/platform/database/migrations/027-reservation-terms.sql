-- Until when the goods of an order are reserved. Orders placed before keep their reservation without a limit.

alter table orders
  -- The last day of the reservation, a working day; null: without a limit.
  add column reserved_until date,
  -- The value of `reserved_until` about which the buyer was reminded.
  add column reservation_reminded_for date,
  add column reservation_extended_at timestamptz,
  -- When the goods went back on sale; null again once goods were set aside anew.
  add column reservation_released_at timestamptz;
create index orders_reserved_until on orders (reserved_until)
  where reserved_until is not null and reservation_released_at is null and status in ('new', 'confirmed');
