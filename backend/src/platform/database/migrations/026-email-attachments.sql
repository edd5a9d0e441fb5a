-- Files that emails carry. The same content is kept once, however many messages carry it, and for as long as one of them
-- may still be sent.
create table email_files (
  id bigint generated always as identity primary key,
  sha256 bytea not null unique,
  content bytea not null,
  used_at timestamptz not null default now()
);
comment on column email_files.used_at is 'When a message last took it up.';

create table email_attachments (
  message_id bigint not null references outbox on delete cascade,
  position int not null,
  file_id bigint not null references email_files,
  name text not null,
  type text not null,
  primary key (message_id, position)
);
create index email_attachments_file on email_attachments (file_id);
comment on column email_attachments.name is 'The name that the recipient sees.';
comment on column email_attachments.type is 'Media type.';
