-- Support and content: conversations with files, notifications with settings, news, answers, pages and size charts.

-- Appeals ---------------------------------------------------------------------------------------------------------

alter table appeals
  -- When the shop first answered; empty while it has not.
  add column first_answered_at timestamptz,
  -- Since when it has its status: a solved one closes by itself after a week.
  add column status_since timestamptz not null default now(),
  -- Since when the company waits for an answer; empty where the last word is the shop's, and when all is done.
  add column waiting_since timestamptz,
  add column rated_by bigint references users,
  add column rated_at timestamptz,
  -- What a search compares with, as in 015.
  add column search_text text not null generated always as (
    replace(replace(lower((number || ' ' || subject) collate "und-x-icu"), 'ё', 'е'), '-', ' ')) stored;
create index appeals_unanswered on appeals (waiting_since) where waiting_since is not null;
create index appeals_updated on appeals (updated_at desc, id desc);
create index appeals_solved on appeals (status_since) where status = 'solved';

-- Who wrote it on which side, and for whom.
alter table appeal_messages
  add column side text not null default 'customer' check (side in ('customer', 'shop')),
  add column acted_by bigint references users,
  add column search_text text not null generated always as (
    replace(replace(lower(message collate "und-x-icu"), 'ё', 'е'), '-', ' ')) stored;
-- A conversation is in the order of its ids, and so is what of it has been read.
drop index appeal_messages_appeal;
create index appeal_messages_appeal on appeal_messages (appeal_id, id);
update appeal_messages set side = 'shop'
from users where users.id = appeal_messages.author_id and users.role <> 'CUSTOMER';
alter table appeal_messages alter column side drop default;

update appeals set
  status_since = updated_at,
  first_answered_at = (
    select min(created_at) from appeal_messages where appeal_id = appeals.id and side = 'shop'
  ),
  waiting_since = case when status in ('solved', 'closed') then null else (
    select min(created_at) from appeal_messages asked where asked.appeal_id = appeals.id and asked.side = 'customer'
      and asked.created_at > coalesce((
        select max(created_at) from appeal_messages told where told.appeal_id = appeals.id and told.side = 'shop'
      ), '-infinity')
  ) end;

-- How a status came about; nobody's name where it changed by itself.
create table appeal_statuses (
  id bigint generated always as identity primary key,
  appeal_id bigint not null references appeals on delete cascade,
  status text not null check (status in ('new', 'in-progress', 'waiting', 'solved', 'closed')),
  happened_at timestamptz not null default now(),
  user_id bigint references users,
  acted_by bigint references users
);
create index appeal_statuses_appeal on appeal_statuses (appeal_id, id);
insert into appeal_statuses (appeal_id, status, happened_at, user_id)
select id, 'new', created_at, created_by from appeals;
insert into appeal_statuses (appeal_id, status, happened_at)
select id, status, updated_at from appeals where status <> 'new';

-- Up to which message somebody has read.
create table appeal_reads (
  appeal_id bigint not null references appeals on delete cascade,
  user_id bigint not null references users on delete cascade,
  message_id bigint not null,
  primary key (appeal_id, user_id)
);
insert into appeal_reads (appeal_id, user_id, message_id)
select appeals.id, counterparty_users.user_id, (select max(id) from appeal_messages where appeal_id = appeals.id)
from appeals join counterparty_users on counterparty_users.counterparty_id = appeals.counterparty_id
where exists (select from appeal_messages where appeal_id = appeals.id);

-- A file in the folder of attachments. Without a message it waits for one, of whoever uploaded it, for a day.
create table appeal_attachments (
  id bigint generated always as identity primary key,
  message_id bigint references appeal_messages on delete cascade,
  position int not null default 0,
  uploaded_by bigint not null references users,
  acted_by bigint references users,
  name text not null,
  kind text not null check (kind in ('image', 'pdf', 'document', 'table', 'archive', 'text', 'other')),
  type text not null,
  bytes bigint not null check (bytes > 0),
  width int,
  height int,
  -- Below the folder of attachments.
  file text not null,
  -- WebP; of images alone.
  preview bytea,
  created_at timestamptz not null default now()
);
create index appeal_attachments_message on appeal_attachments (message_id, position) where message_id is not null;
create index appeal_attachments_unsent on appeal_attachments (uploaded_by, created_at) where message_id is null;
create index appeal_attachments_file on appeal_attachments (file);

-- Notifications -----------------------------------------------------------------------------------------------------

-- The company it is about: who acts for somebody at a company learns of that company alone.
alter table notifications add column counterparty_id bigint references counterparties on delete cascade;
update notifications set kind = 'arrival' where kind = 'stock';
drop index notifications_user;
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id, id desc) where read_at is null;

-- What somebody wants to be told, and how; without a row the defaults of the kind.
create table notification_settings (
  user_id bigint not null references users on delete cascade,
  kind text not null,
  in_shop boolean not null,
  by_mail boolean not null,
  primary key (user_id, kind)
);

-- Content -----------------------------------------------------------------------------------------------------------

-- Texts are Markdown. A version goes up with each save, so that nobody overwrites what he has not seen.
alter table news
  add column text text not null default '',
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint references users on delete set null,
  add column deleted_at timestamptz;

create table faq_sections (
  id bigint generated always as identity primary key,
  code text not null unique,
  name text not null unique,
  sort int not null default 500
);

create table faq_items (
  id bigint generated always as identity primary key,
  section_id bigint not null references faq_sections,
  code text not null unique,
  question text not null,
  answer text not null,
  sort int not null default 500,
  active boolean not null default false,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by bigint references users on delete set null,
  deleted_at timestamptz
);
create index faq_items_section on faq_items (section_id, sort, id);

create table static_pages (
  id bigint generated always as identity primary key,
  code text not null unique,
  title text not null,
  text text not null default '',
  active boolean not null default false,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by bigint references users on delete set null
);
insert into static_pages (code, title) values
  ('privacy', 'Политика конфиденциальности'),
  ('personal-data', 'Согласие на обработку персональных данных'),
  ('typical-page', 'О компании');

create table size_charts (
  code text primary key,
  name text not null,
  section_codes text[] not null,
  note text not null default '',
  measurements jsonb not null,
  rows jsonb not null,
  sort int not null default 500
);
