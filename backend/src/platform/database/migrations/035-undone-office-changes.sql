-- A change of the office can be undone; the undo is an entry of its own.
alter table office_journal add column undoes bigint references office_journal;
comment on column office_journal.undoes is 'The entry that this one takes back.';
