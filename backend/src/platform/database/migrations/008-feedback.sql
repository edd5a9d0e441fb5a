-- What visitors and users write by the feedback form; a letter with it goes to the shop's e-mail.
create table feedback (
  id bigint generated always as identity primary key,
  name text not null,
  phone text not null check (phone ~ '^7\d{10}$'),
  message text not null,
  -- Empty for a visitor.
  user_id bigint references users on delete set null,
  -- The manager who acted for the user.
  acted_by bigint references users on delete set null,
  created_at timestamptz not null default now()
);
