-- Images that a setting names: signatures and the stamp of the seller. The same content is kept once.
create table setting_images (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('image/png', 'image/jpeg')),
  content bytea not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  added_at timestamptz not null default now(),
  added_by text not null,
  saved_at timestamptz
);
comment on column setting_images.sha256 is 'SHA-256 of the content in hexadecimal. Settings and issued invoices name the image by it.';
comment on column setting_images.added_by is 'The name of who uploaded it.';
comment on column setting_images.saved_at is 'When a setting first named it; an upload that no setting has named is deleted after a day.';

create function refuse_edited_image() returns trigger language plpgsql as $$
begin
  raise exception 'Issued invoices show this image: it is never edited';
end $$;
create trigger setting_images_fixed before update of sha256, type, content, width, height on setting_images
  for each row execute function refuse_edited_image();
