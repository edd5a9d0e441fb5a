-- Consents: what was agreed to, word by word, by whom, when and from where. A published text is never edited.
create table consent_texts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('personal-data', 'marketing')),
  version int not null check (version > 0),
  text text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  published_at timestamptz not null default now(),
  by_name text not null,
  unique (kind, version)
);
comment on table consent_texts is 'Published versions of the texts of consents; the highest version of a kind is in force.';
comment on column consent_texts.sha256 is 'SHA-256 of the UTF-8 text in hexadecimal. It proves which words a person agreed to.';

create function refuse_edited_text() returns trigger language plpgsql as $$
begin
  raise exception 'A published text is never edited: publish the next version';
end $$;
create trigger consent_texts_fixed before delete or update of kind, version, text, sha256, published_at on consent_texts
  for each row execute function refuse_edited_text();

create table consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  text_id bigint not null references consent_texts,
  given_at timestamptz not null default now(),
  address text not null,
  user_agent text not null,
  way text not null check (way in ('registration', 'profile', 'dialog', 'demo')),
  withdrawn_at timestamptz
);
create unique index consents_in_force on consents (user_id, text_id) where withdrawn_at is null;
create index consents_user on consents (user_id);
create index consents_text on consents (text_id);
comment on column consents.address is 'The IP address from which it was given.';
comment on column consents.way is 'Where the person was asked.';
create trigger consents_added after insert on consents
  referencing new table as changed for each statement execute function announce_users('access');
create trigger consents_updated after update on consents
  referencing new table as changed for each statement execute function announce_users('access');

-- What was ticked on the form waits with the registration until its link is opened.
alter table registrations add column consents jsonb not null default '[]';
comment on column registrations.consents is 'What was ticked on the form: text, time, address and browser of each.';

create table data_requests (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  requested_at timestamptz not null default now(),
  due_on date not null,
  closed_at timestamptz,
  outcome text check (outcome in ('cancelled', 'erased')),
  check ((closed_at is null) = (outcome is null))
);
create unique index data_requests_open on data_requests (user_id) where closed_at is null;
comment on table data_requests is 'Requests of people to erase their data, and how they ended.';
comment on column data_requests.due_on is 'The last day of the term that the law sets: ten working days.';
