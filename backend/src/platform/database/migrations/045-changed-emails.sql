-- A user changes the e-mail of the login: a link in a letter to the new address proves it.
alter table single_use_secrets drop constraint single_use_secrets_purpose_check;
alter table single_use_secrets add constraint single_use_secrets_purpose_check
  check (purpose in ('registration', 'phone', 'recovery', 'first-administrator', 'email'));
alter table single_use_secrets add column email text;
comment on column single_use_secrets.email is 'The address that the link proves, for the change of a login.';

alter table users add column former_emails text[] not null default '{}';
comment on column users.former_emails is 'Logins before the present one: letters to them belong to the person as well.';
