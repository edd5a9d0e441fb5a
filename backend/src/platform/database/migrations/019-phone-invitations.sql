-- Whom managers have invited to a client by a text message. It opens nothing: whoever proves the phone, as he registers or
-- in his profile, becomes one of the company's people with what is written here.
create table phone_invitations (
  counterparty_id bigint not null references counterparties on delete cascade,
  phone text not null check (phone ~ '^7\d{10}$'),
  is_admin boolean not null,
  rights text[] not null,
  invited_by bigint not null references users on delete cascade,
  expires_at timestamptz not null,
  primary key (counterparty_id, phone)
);
create index phone_invitations_phone on phone_invitations (phone);
