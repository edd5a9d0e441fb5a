-- Consents that are given with an invitation or a message to the shop. A visitor has no account, so what was ticked
-- stays with the message and is deleted with it.
alter table consents drop constraint consents_way_check;
alter table consents add constraint consents_way_check
  check (way in ('registration', 'invitation', 'feedback', 'profile', 'dialog', 'demo'));

alter table feedback add column consents jsonb not null default '[]';
comment on column feedback.consents is 'What a visitor ticked on the form: text, time, address and browser of each.';
