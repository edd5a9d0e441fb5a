-- `phone` opens the account, so only its owner sets it, by a code. Managers used to write it for him: what they wrote and
-- he has not proven since is theirs to call, and opens nothing. The security audit keeps 180 days of it, the history all.
with written as (
  select users.id, users.phone, greatest(
    (select max(event.at) from security_events event
      where event.user_id = users.id and event.kind = 'phone-changed' and event.acted_by is not null),
    (select max(done.last_at) from history done
      where done.action = 'user.changed' and done.details->>'userId' = users.id::text
        and done.details->'now'->>'phone' = users.phone)) as at
  from users
  where users.role = 'CUSTOMER' and users.phone is not null
), unproven as (
  select written.id, written.phone from written
  where written.at is not null
    and not exists (
      select from security_events event
      where event.user_id = written.id and event.kind = 'phone-changed' and event.acted_by is null
        and event.at > written.at)
    and not exists (
      select from history done
      where done.user_id = written.id and done.acted_by is null and done.action = 'profile.changed'
        and done.details->'fields' ? 'phone' and done.last_at > written.at)
)
update users set given_phone = unproven.phone, phone = null
from unproven where users.id = unproven.id;

-- A person is found by the phone that opens the account and by the one that waits for its owner.
alter table users drop column search_text;
alter table users add column search_text text not null
  generated always as (
    replace(replace(lower((last_name || ' ' || name || ' ' || second_name || ' ' || login || ' ' ||
      coalesce(phone, '') || ' ' || coalesce(given_phone, '')) collate "und-x-icu"), 'ё', 'е'), '-', ' ')) stored;
