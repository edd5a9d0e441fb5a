alter table users add column erased_at timestamptz;
comment on column users.erased_at is 'When the person was erased: the row keeps only the number of the account.';
