-- Acts of reconciliation, bonus plans, and documents that come from outside.

alter table ledger_documents
  -- The document in the books it came from: an import that is run twice changes nothing.
  add column external_id text,
  add column comment text not null default '',
  add column created_at timestamptz not null default now();
create unique index ledger_documents_external on ledger_documents (counterparty_id, kind, external_id);
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
  check (period_from <= period_to)
);
create index acts_counterparty on acts (counterparty_id, id desc);

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
  sent_at timestamptz not null default now(),
  primary key (document_id, user_id, due_on)
);
