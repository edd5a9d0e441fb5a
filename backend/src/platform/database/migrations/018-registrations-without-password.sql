-- Whoever registers with somebody else's mailbox chose the password of its owner. The owner chooses it now, when he
-- completes the registration, and none is kept before. The column goes with a later migration, because an older API still
-- writes it while the two overlap in an upgrade; what is pending is completed with a new password.
alter table registrations alter column password_hash drop not null;
update registrations set password_hash = null;
