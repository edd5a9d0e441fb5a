-- From which warehouse an order's units were reserved, so that shipping or cancelling it releases exactly those.
create table order_reservations (
  order_id bigint not null,
  position int not null,
  warehouse_id bigint not null references warehouses,
  quantity int not null check (quantity > 0),
  primary key (order_id, position, warehouse_id),
  foreign key (order_id, position) references order_lines on delete cascade
);
