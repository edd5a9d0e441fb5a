-- An attempt is counted before its password is checked, and struck out by its id when it succeeds.
alter table login_failures add column id bigint generated always as identity primary key;
