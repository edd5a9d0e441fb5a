-- Acts of reconciliation, bonus plans, and documents that come from outside.

alter table ledger_documents
  -- The document in the books it came from: an import that is run twice changes nothing.
  add column external_id text,
  add column comment text not null default '',
  add column created_at timestamptz not null default now();
create unique index ledger_documents_external on ledger_documents (counterparty_id, kind, external_id);
-- Numbers that are ours repeat nowhere; those of banks and books begin anew every year.
alter table ledger_documents drop constraint ledger_documents_counterparty_id_kind_number_key;
create unique index ledger_documents_number on ledger_documents (counterparty_id, kind, number)
  where external_id is null;
create index ledger_documents_contract on ledger_documents (contract_id, dated_on desc, id desc);

create table acts (
  id bigint generated always as identity primary key,
  number text not null unique,
  counterparty_id bigint not null references counterparties on delete cascade,
  -- Null: all contracts.
  contract_id bigint references contracts,
  period_from date not null,
  period_to date not null,
  requested_by bigint not null references users,
  -- The manager who acted for the customer.
  acted_by bigint references users,
  requested_at timestamptz not null default now(),
  state text not null default 'preparing' check (state in ('preparing', 'ready', 'failed')),
  opening_kopecks bigint,
  closing_kopecks bigint,
  -- Everything it says, as it was when it was made; papers are drawn from this.
  content jsonb,
  -- A long one is being prepared by a process that says so again and again; later than this another takes it over.
  busy_until timestamptz,
  check (period_from <= period_to)
);
create index acts_counterparty on acts (counterparty_id, id desc);
create index acts_preparing on acts (id) where state = 'preparing';
-- How many somebody has asked for lately.
create index acts_requested on acts (requested_by, requested_at);

-- Papers of long acts, drawn ahead: of a short one it is quicker to draw it again.
create table act_papers (
  act_id bigint primary key references acts on delete cascade,
  pdf bytea not null
);

create table bonus_plans (
  id bigint generated always as identity primary key,
  counterparty_id bigint not null references counterparties on delete cascade,
  period_from date not null,
  period_to date not null,
  target_kopecks bigint not null check (target_kopecks > 0),
  -- [{ "fromKopecks": …, "basisPoints": … }], ascending.
  steps jsonb not null,
  -- The bonus document that paid it out.
  paid_by bigint references ledger_documents,
  check (period_from < period_to),
  unique (counterparty_id, period_from)
);

-- Reminders that were sent, so that nobody is reminded twice of the same.
create table payment_reminders (
  document_id bigint not null references ledger_documents on delete cascade,
  user_id bigint not null references users on delete cascade,
  due_on date not null,
  -- Before the day to pay by, and after it.
  kind text not null check (kind in ('ahead', 'overdue')),
  sent_at timestamptz not null default now(),
  primary key (document_id, user_id, due_on, kind)
);

-- What is read of the ledger is kept beside it by the database itself (decision 055): what a document does to the debt,
-- what of it its own order has paid, and the turnovers of a day. `finance check` proves them against the entries.

alter table ledger_documents
  -- The sum of its entries on `receivable`.
  add column kopecks bigint not null default 0,
  -- What of a debit the credits of its own order and contract have paid, the oldest debit of the order first.
  add column settled_kopecks bigint not null default 0;
alter table ledger_entries
  -- Sums of thousands of documents stay whole numbers in every program.
  add check (abs(kopecks) < 1000000000000);

-- A very long day is read in parts, in the order of its documents: 8192 ids each, as in long-days.ts.
create function ledger_part(document_id bigint) returns int language sql immutable as 'select (document_id >> 13)::int';

-- What the documents of one contract, kind, day, day to pay by and part of the day come to, and how many there are of each
-- side.
create table ledger_turnovers (
  counterparty_id bigint not null references counterparties on delete cascade,
  -- Null: documents of no contract.
  contract_id bigint references contracts on delete cascade,
  kind text not null,
  dated_on date not null,
  -- Of debits the day to pay by; of credits the day itself.
  due_on date not null,
  part int not null,
  debit_kopecks bigint not null,
  credit_kopecks bigint not null,
  debits int not null,
  credits int not null,
  -- What of the debits their own orders have paid, and how many of them wholly.
  settled_kopecks bigint not null,
  settled int not null,
  unique nulls not distinct (counterparty_id, contract_id, kind, dated_on, due_on, part)
);

-- Postings of one counterparty wait for one another until they are committed, before anything is added up: each finds what
-- the one before has left behind, and none waits in a circle. There are few locks, for an import may be of thousands.
create function lock_ledgers(counterparties bigint[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7316055, lock)
  from (select distinct (id % 512)::int as lock from unnest(counterparties) id order by lock) locks;
end $$;

create function keep_document_kopecks() returns trigger language plpgsql as $$
begin
  perform lock_ledgers(array(select distinct counterparty_id from changed));
  update ledger_documents document set kopecks = coalesce((
    select sum(entry.kopecks) from ledger_entries entry
    where entry.document_id = document.id and entry.account = 'receivable'), 0)
  where document.id in (select document_id from changed);
  return null;
end $$;

-- Of the orders whose documents changed. What it writes calls it again, and then nothing has.
create function keep_settled() returns trigger language plpgsql as $$
declare
  changed_orders bigint[];
begin
  if tg_op = 'DELETE' then
    changed_orders := array(select distinct order_id from removed where order_id is not null);
    perform lock_ledgers(array(select distinct counterparty_id from removed where order_id is not null));
  else
    changed_orders := array(
      select distinct order_id from (
        (select id, counterparty_id, contract_id, order_id, dated_on, kopecks from added where order_id is not null
        except select id, counterparty_id, contract_id, order_id, dated_on, kopecks from removed)
        union all
        (select id, counterparty_id, contract_id, order_id, dated_on, kopecks from removed where order_id is not null
        except select id, counterparty_id, contract_id, order_id, dated_on, kopecks from added)
      ) different);
    if changed_orders = '{}' then return null; end if;
    perform lock_ledgers(array(select distinct counterparty_id from added));
    update ledger_documents set settled_kopecks = 0
    where id in (select id from added where order_id is null and settled_kopecks <> 0);
  end if;
  update ledger_documents document set settled_kopecks = now.settled
  from (
    select id, greatest(least(kopecks, sum(greatest(-kopecks, 0)) over of_order
      - (sum(greatest(kopecks, 0)) over of_order_until - kopecks)), 0) as settled
    from ledger_documents where order_id = any(changed_orders)
    window of_order as (partition by order_id, counterparty_id, contract_id),
      of_order_until as (of_order order by dated_on, id)
  ) now
  where now.id = document.id and now.settled <> document.settled_kopecks;
  return null;
end $$;

create function keep_turnovers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into ledger_turnovers as kept
    select counterparty_id, contract_id, kind, dated_on,
      case when kopecks > 0 then coalesce(due_on, dated_on) else dated_on end as due, ledger_part(id) as part,
      -sum(greatest(kopecks, 0)), -sum(greatest(-kopecks, 0)),
      -count(*) filter (where kopecks > 0), -count(*) filter (where kopecks < 0),
      -sum(settled_kopecks), -count(*) filter (where settled_kopecks = kopecks)
    from removed where kopecks <> 0
    group by counterparty_id, contract_id, kind, dated_on, due, part
    on conflict (counterparty_id, contract_id, kind, dated_on, due_on, part) do update set
      debit_kopecks = kept.debit_kopecks + excluded.debit_kopecks,
      credit_kopecks = kept.credit_kopecks + excluded.credit_kopecks,
      debits = kept.debits + excluded.debits,
      credits = kept.credits + excluded.credits,
      settled_kopecks = kept.settled_kopecks + excluded.settled_kopecks,
      settled = kept.settled + excluded.settled;
  end if;
  if tg_op <> 'DELETE' then
    insert into ledger_turnovers as kept
    select counterparty_id, contract_id, kind, dated_on,
      case when kopecks > 0 then coalesce(due_on, dated_on) else dated_on end as due, ledger_part(id) as part,
      sum(greatest(kopecks, 0)), sum(greatest(-kopecks, 0)),
      count(*) filter (where kopecks > 0), count(*) filter (where kopecks < 0),
      sum(settled_kopecks), count(*) filter (where settled_kopecks = kopecks)
    from added where kopecks <> 0
    group by counterparty_id, contract_id, kind, dated_on, due, part
    on conflict (counterparty_id, contract_id, kind, dated_on, due_on, part) do update set
      debit_kopecks = kept.debit_kopecks + excluded.debit_kopecks,
      credit_kopecks = kept.credit_kopecks + excluded.credit_kopecks,
      debits = kept.debits + excluded.debits,
      credits = kept.credits + excluded.credits,
      settled_kopecks = kept.settled_kopecks + excluded.settled_kopecks,
      settled = kept.settled + excluded.settled;
  end if;
  return null;
end $$;

create trigger ledger_documents_inserted after insert on ledger_documents
  referencing new table as added for each statement execute function keep_turnovers();
create trigger ledger_documents_updated after update on ledger_documents
  referencing old table as removed new table as added for each statement execute function keep_turnovers();
create trigger ledger_documents_deleted after delete on ledger_documents
  referencing old table as removed for each statement execute function keep_turnovers();

create trigger ledger_documents_settled after update on ledger_documents
  referencing old table as removed new table as added for each statement execute function keep_settled();
create trigger ledger_documents_unsettled after delete on ledger_documents
  referencing old table as removed for each statement execute function keep_settled();

create trigger ledger_entries_inserted after insert on ledger_entries
  referencing new table as changed for each statement execute function keep_document_kopecks();
create trigger ledger_entries_updated after update on ledger_entries
  referencing new table as changed for each statement execute function keep_document_kopecks();
create trigger ledger_entries_moved after update on ledger_entries
  referencing old table as changed for each statement execute function keep_document_kopecks();
create trigger ledger_entries_deleted after delete on ledger_entries
  referencing old table as changed for each statement execute function keep_document_kopecks();

update ledger_documents document set kopecks = coalesce((
  select sum(entry.kopecks) from ledger_entries entry
  where entry.document_id = document.id and entry.account = 'receivable'), 0);

drop index ledger_documents_counterparty;
create index ledger_documents_counterparty on ledger_documents (counterparty_id, dated_on, id);
create index ledger_documents_due on ledger_documents (counterparty_id, coalesce(due_on, dated_on), dated_on, id)
  where kopecks > settled_kopecks;
create index orders_on_the_way on orders (contract_id) where status in ('new', 'confirmed', 'picking');
