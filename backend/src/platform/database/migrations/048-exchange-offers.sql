-- What an answer to 1C contained, until 1C confirms that answer. A session has one answer of each kind: the last one.

create table exchange_offered_orders (
  session_id bigint not null references exchange_sessions on delete cascade,
  order_id bigint not null references orders on delete cascade,
  version int not null,
  primary key (session_id, order_id)
);

create table exchange_offered_counterparties (
  session_id bigint not null references exchange_sessions on delete cascade,
  counterparty_id bigint not null references counterparties on delete cascade,
  version int not null,
  primary key (session_id, counterparty_id)
);

create index counterparties_to_hand_over on counterparties (id) where exchange_version > taken_version;

-- 1C is told of a company with its people.
create function count_member_version() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('shop.from_1c', true), '') = 'yes' then return null; end if;
  update counterparties set exchange_version = exchange_version + 1
  where id in (select counterparty_id from changed);
  return null;
end $$;
create trigger counterparty_users_added_version after insert on counterparty_users
  referencing new table as changed for each statement execute function count_member_version();
create trigger counterparty_users_removed_version after delete on counterparty_users
  referencing old table as changed for each statement execute function count_member_version();
