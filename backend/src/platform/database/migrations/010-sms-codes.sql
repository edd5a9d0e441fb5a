-- A code voids the older one of the same browser and no other's, so that a stranger who asks for a code to somebody's
-- phone leaves the owner's code good. Guesses do not multiply: each code is a message, and the phone's messages are
-- limited (limits of modules/sms-codes).
drop index sms_codes_open;
create unique index sms_codes_open on sms_codes (phone, purpose, challenge_hash) where ended_at is null;

-- Failures have been counted in `throttles` since 005.
drop table login_failures;
