-- What those who run the shop have changed outside a company's history: staff, settings, terms.
create table office_journal (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  user_id bigint references users,
  by_name text not null
);
create index office_journal_at on office_journal (at desc);
comment on column office_journal.action is 'The change that was made: staff.added, staff.off.';
comment on column office_journal.subject is 'The person or thing that it concerns: the email of a staff member.';
comment on column office_journal.before is 'The state before; null where there was none.';
comment on column office_journal.user_id is 'Null for a command.';
