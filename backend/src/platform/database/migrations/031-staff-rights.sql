-- What staff may do in the office, beside the clients of a manager.
create table staff_rights (
  user_id bigint not null references users on delete cascade,
  "right" text not null check ("right" in
    ('office.people', 'office.terms', 'office.catalogue', 'office.settings', 'office.exchange')),
  granted_at timestamptz not null default now(),
  primary key (user_id, "right")
);
comment on table staff_rights is 'What staff may do in the office, beside the clients of a manager.';
create trigger staff_rights_added after insert on staff_rights
  referencing new table as changed for each statement execute function announce_users('access');
create trigger staff_rights_removed after delete on staff_rights
  referencing old table as changed for each statement execute function announce_users('access');

-- Two people may edit one setting: the later one has to see the earlier one's change.
alter table settings add column version int not null default 1;
alter table settings add column changed_at timestamptz not null default now();
alter table settings add column changed_by text not null default '';
comment on column settings.version is 'Rises with every change.';
comment on column settings.changed_by is 'The person or command that made the last change; empty for the first values.';

-- The link that makes the first administrator opens no account yet.
alter table single_use_secrets drop constraint single_use_secrets_purpose_check;
alter table single_use_secrets add constraint single_use_secrets_purpose_check
  check (purpose in ('registration', 'phone', 'recovery', 'first-administrator'));
