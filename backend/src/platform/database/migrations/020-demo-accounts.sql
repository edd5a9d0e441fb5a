-- Accounts of the demo, whose password is public: no real shop starts with them, and no console of one lets them in.

alter table users add column is_demo boolean not null default false;
-- Those that were seeded before are known by their mailboxes, in a domain that nobody can own.
update users set is_demo = true where login like '%@demo.example';
