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
-- Ordered by more than the id: for its order alone the planner walks the primary key, over the rows of everybody else.
create index notifications_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null;
create index notifications_kind on notifications (user_id, kind, created_at desc, id desc);

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

-- Typical figures of men by ГОСТ 31399-2009, second full-bodied group; a size here is two of its neighbours. Unlike the
-- offers, which have a size and a height, a chart names one thing: heights are a chart of their own.
insert into size_charts (code, name, section_codes, note, measurements, rows, sort)
select 'clothes', 'Одежда', '{spetsodezhda}',
  'Мерки снимают поверх белья. Если мерки попали в разные размеры, берите больший; для зимней одежды запас на свитер уже учтён.',
  '[{"code": "chest", "name": "Обхват груди", "unit": "см", "min": 70, "max": 150,
     "hint": "Лента проходит по лопаткам и самым выступающим точкам груди, горизонтально."},
    {"code": "waist", "name": "Обхват талии", "unit": "см", "min": 55, "max": 150,
     "hint": "Лента проходит по линии пояса, не втягивая живот."},
    {"code": "hips", "name": "Обхват бёдер", "unit": "см", "min": 70, "max": 160,
     "hint": "Лента проходит по самым выступающим точкам ягодиц, горизонтально."}]',
  jsonb_agg(jsonb_build_object(
    'size', size,
    'others', jsonb_build_object('Международный', international),
    'ranges', jsonb_build_object(
      'chest', jsonb_build_array(chest, chest + 8),
      'waist', jsonb_build_array(waist, waist_to),
      'hips', jsonb_build_array(hips, hips + 8))
  ) order by chest),
  10
from (values
  ('44-46', 'S', 86, 74, 82, 90),
  ('48-50', 'M', 94, 82, 90, 98),
  ('52-54', 'L', 102, 90, 98, 106),
  ('56-58', 'XL', 110, 98, 107, 114),
  ('60-62', 'XXL', 118, 107, 117, 122),
  ('64-66', '3XL', 126, 117, 127, 130)
) as clothes (size, international, chest, waist, waist_to, hips);

insert into size_charts (code, name, section_codes, note, measurements, rows, sort)
select 'heights', 'Рост одежды', '{spetsodezhda}',
  'Если у изделия указан рост, выбирайте его вместе с размером.',
  '[{"code": "height", "name": "Рост", "unit": "см", "min": 140, "max": 220,
     "hint": "От пола до макушки, стоя без обуви."}]',
  jsonb_agg(jsonb_build_object(
    'size', size,
    'others', '{}'::jsonb,
    'ranges', jsonb_build_object('height', jsonb_build_array(height, height_to))
  ) order by height),
  20
from (values ('158-164', 155, 166), ('170-176', 167, 178), ('182-188', 179, 191)) as heights (size, height, height_to);

-- Paris points, as ГОСТ 11373-88 has them: two thirds of a centimetre each, with a centimetre more than the foot.
insert into size_charts (code, name, section_codes, note, measurements, rows, sort)
select 'shoes', 'Обувь', '{obuv}',
  'Измеряйте обе стопы вечером и берите большую. Под тёплый носок или вкладыш выбирайте на размер больше.',
  '[{"code": "foot", "name": "Длина стопы", "unit": "см", "min": 20, "max": 33,
     "hint": "Встаньте на лист бумаги и измерьте от пятки до конца самого длинного пальца."}]',
  jsonb_agg(jsonb_build_object(
    'size', size,
    'others', jsonb_build_object('Европейский', size, 'Британский', british),
    'ranges', jsonb_build_object('foot', jsonb_build_array(foot, foot_to))
  ) order by foot),
  30
from (values
  ('36', '3,5', 22.4, 23.0),
  ('37', '4', 23.1, 23.7),
  ('38', '5', 23.8, 24.3),
  ('39', '6', 24.4, 25.0),
  ('40', '6,5', 25.1, 25.7),
  ('41', '7', 25.8, 26.3),
  ('42', '8', 26.4, 27.0),
  ('43', '9', 27.1, 27.7),
  ('44', '10', 27.8, 28.3),
  ('45', '10,5', 28.4, 29.0),
  ('46', '11', 29.1, 29.7),
  ('47', '12', 29.8, 30.3)
) as shoes (size, british, foot, foot_to);

-- Hands of ГОСТ EN ISO 21420-2020 (once EN 420): a size reaches half way to its neighbours.
insert into size_charts (code, name, section_codes, note, measurements, rows, sort)
select 'gloves', 'Перчатки', '{perchatki}',
  'Измеряйте рабочую руку. Одноразовые перчатки подбирают по международному размеру.',
  '[{"code": "palm", "name": "Обхват ладони", "unit": "см", "min": 12, "max": 32,
     "hint": "Лента проходит вокруг ладони у основания пальцев, без большого."},
    {"code": "hand", "name": "Длина кисти", "unit": "см", "min": 13, "max": 25,
     "hint": "От складки запястья до кончика среднего пальца."}]',
  jsonb_agg(jsonb_build_object(
    'size', size,
    'others', jsonb_build_object('Международный', international),
    'ranges', jsonb_build_object(
      'palm', jsonb_build_array(palm, palm_to),
      'hand', jsonb_build_array(hand, hand_to))
  ) order by palm),
  40
from (values
  ('6', 'XS', 14.0, 16.4, 15.4, 16.5),
  ('7', 'S', 16.5, 19.0, 16.6, 17.6),
  ('8', 'M', 19.1, 21.6, 17.7, 18.7),
  ('9', 'L', 21.7, 24.1, 18.8, 19.8),
  ('10', 'XL', 24.2, 26.6, 19.9, 20.9),
  ('11', 'XXL', 26.7, 29.2, 21.0, 22.0)
) as gloves (size, international, palm, palm_to, hand, hand_to);
