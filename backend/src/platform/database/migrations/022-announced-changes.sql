-- Every API process keeps answers in memory until the rows behind them change. These triggers announce, with the commit,
-- which ones to forget: `access` of a user, what a `user` or a `company` sees, or a topic that concerns everybody.

create function announce_topic() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changes', tg_argv[0]);
  return null;
end $$;

create function announce_users() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changes', tg_argv[0] || ':' || one.user_id) from (select distinct user_id from changed) one;
  return null;
end $$;

create function announce_companies() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changes', tg_argv[0] || ':' || one.counterparty_id)
  from (select distinct counterparty_id from changed) one;
  return null;
end $$;

-- A customer's own row matters to him alone; the name and phone of staff are in the header of their clients.
create function announce_user() returns trigger language plpgsql as $$
declare
  person users := case when tg_op = 'DELETE' then old else new end;
begin
  perform pg_notify('shop_changes', 'access:' || person.id);
  if person.role <> 'CUSTOMER' or old.role <> 'CUSTOMER' then perform pg_notify('shop_changes', 'staff'); end if;
  return null;
end $$;
create trigger users_announced after update or delete on users for each row execute function announce_user();

create function announce_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changes', 'access:' || old.user_id);
  return null;
end $$;
-- A session check only moves `last_seen_at` on, several times a minute: nothing that is kept has to be forgotten.
create trigger sessions_announced after update on sessions for each row
  when (new.last_seen_at < old.last_seen_at or
    row (old.token_hash, old.sid_hash, old.user_id, old.acted_by, old.parent_id, old.counterparty_id, old.expires_at, old.ended_at)
    is distinct from
    row (new.token_hash, new.sid_hash, new.user_id, new.acted_by, new.parent_id, new.counterparty_id, new.expires_at, new.ended_at))
  execute function announce_session();
create trigger sessions_removal_announced after delete on sessions for each row
  when (old.ended_at is null) execute function announce_session();

create trigger counterparty_users_added after insert on counterparty_users
  referencing new table as changed for each statement execute function announce_users('access');
create trigger counterparty_users_updated after update on counterparty_users
  referencing new table as changed for each statement execute function announce_users('access');
create trigger counterparty_users_removed after delete on counterparty_users
  referencing old table as changed for each statement execute function announce_users('access');

create trigger counterparties_announced after update or delete on counterparties
  for each statement execute function announce_topic('companies');
create trigger settings_announced after insert or update or delete on settings
  for each statement execute function announce_topic('settings');
create trigger cities_announced after update or delete on cities
  for each statement execute function announce_topic('cities');
create trigger products_announced after update or delete on products
  for each statement execute function announce_topic('products');

create trigger favourites_added after insert on favourites
  referencing new table as changed for each statement execute function announce_users('user');
create trigger favourites_removed after delete on favourites
  referencing old table as changed for each statement execute function announce_users('user');
create trigger comparisons_added after insert on comparisons
  referencing new table as changed for each statement execute function announce_users('user');
create trigger comparisons_removed after delete on comparisons
  referencing old table as changed for each statement execute function announce_users('user');

create trigger notifications_added after insert on notifications
  referencing new table as changed for each statement execute function announce_users('user');
create trigger notifications_updated after update on notifications
  referencing new table as changed for each statement execute function announce_users('user');
create trigger notifications_removed after delete on notifications
  referencing old table as changed for each statement execute function announce_users('user');

create trigger basket_rows_added after insert on basket_rows
  referencing new table as changed for each statement execute function announce_companies('company');
create trigger basket_rows_updated after update on basket_rows
  referencing new table as changed for each statement execute function announce_companies('company');
create trigger basket_rows_removed after delete on basket_rows
  referencing old table as changed for each statement execute function announce_companies('company');

create trigger orders_added after insert on orders
  referencing new table as changed for each statement execute function announce_companies('company');
create trigger orders_updated after update on orders
  referencing new table as changed for each statement execute function announce_companies('company');
create trigger orders_removed after delete on orders
  referencing old table as changed for each statement execute function announce_companies('company');

-- A manager sees the appeals of all companies, and one message changes what both sides have to answer.
create trigger appeals_announced after insert or update or delete on appeals
  for each statement execute function announce_topic('appeals');
create trigger appeal_messages_announced after insert or update or delete on appeal_messages
  for each statement execute function announce_topic('appeals');
create trigger appeal_reads_added after insert on appeal_reads
  referencing new table as changed for each statement execute function announce_users('user');
create trigger appeal_reads_updated after update on appeal_reads
  referencing new table as changed for each statement execute function announce_users('user');
