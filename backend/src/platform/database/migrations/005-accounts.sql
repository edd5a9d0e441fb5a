-- Entrance: codes, single-use secrets, pending registrations, limits, known browsers, and the audit of all of it.
-- Whatever opens anything is stored hashed. `login_failures` gives way to `throttles`; it goes with a later migration,
-- because an older API still writes it while the two overlap in an upgrade.

-- How full a limit is: each try adds one, and one runs out again every so many seconds (limits/throttle.ts).
create table throttles (
  -- SHA-256 of the limit's name and its subject: what people type into a login field is not always a login.
  subject bytea primary key,
  level double precision not null,
  at timestamptz not null
);
create index throttles_at on throttles (at);

-- Codes by text message. The hash is keyed with a secret that only the browser has which asked for the code, so four
-- digits cannot be worked out from a copy of this table, and nobody else can use up the tries. A phone nobody has gets a
-- row as well, which no code fits.
create table sms_codes (
  id bigint generated always as identity primary key,
  phone text not null check (phone ~ '^7\d{10}$'),
  purpose text not null check (purpose in ('login', 'registration', 'recovery')),
  challenge_hash bytea not null,
  code_hash bytea not null,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Used, or replaced by a newer one.
  ended_at timestamptz
);
create unique index sms_codes_open on sms_codes (phone, purpose) where ended_at is null;
create index sms_codes_expires on sms_codes (expires_at);

-- Who has registered and has not yet opened the link of the letter. No account exists before.
create table registrations (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  phone text not null check (phone ~ '^7\d{10}$'),
  password_hash text not null,
  name text not null,
  last_name text not null,
  second_name text not null default '',
  -- {"inn", "kpp", "ogrn", "name", "address"} of a company that registers with its first administrator.
  company jsonb,
  expires_at timestamptz not null
);
create index registrations_email on registrations (email);
create index registrations_expires on registrations (expires_at);

-- Codes of letters and check words: long, random, good once.
create table single_use_secrets (
  hash bytea primary key,
  purpose text not null check (purpose in ('registration', 'phone', 'recovery')),
  -- What it opens: a pending registration, the proof of a phone, the change of a user's password. All empty: nothing.
  registration_id bigint references registrations on delete cascade,
  phone text,
  user_id bigint references users on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index single_use_secrets_user on single_use_secrets (user_id) where used_at is null;
create index single_use_secrets_registration on single_use_secrets (registration_id);
create index single_use_secrets_expires on single_use_secrets (expires_at);

-- Browsers that have logged in before: strangers' failures do not count against them.
create table known_devices (
  token_hash bytea not null,
  user_id bigint not null references users on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (token_hash, user_id)
);
create index known_devices_user on known_devices (user_id);

create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Empty where the attempt named nobody.
  user_id bigint references users on delete cascade,
  -- The manager who acted for the user.
  acted_by bigint references users on delete set null,
  kind text not null,
  address text not null,
  -- «Chrome, Windows»
  device text not null
);
create index security_events_user on security_events (user_id, at desc);
create index security_events_at on security_events (at);

-- A message that holds a secret is worth nothing later: it is not sent after this, and its text is wiped once sent.
alter table outbox add column expires_at timestamptz;
-- When it is tried next; whoever sends it moves this on first, so that replicas do not send it twice.
alter table outbox add column due_at timestamptz not null default now();
