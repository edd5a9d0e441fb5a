-- What a column's name and type do not say. The types in `tables.ts` carry these comments.

comment on table former_members is 'Who has been taken out of a company, with the rights held there.';
comment on table order_texts is 'Searched text of orders; written by triggers along with the lines.';
comment on table ledger_turnovers is 'Kept by triggers along with the documents (decision 055).';

comment on column counterparties.closed_at is 'Since when operations have closed it.';
comment on column news.text is 'Markdown.';
comment on column faq_items.answer is 'Markdown.';
comment on column static_pages.text is 'Markdown.';
comment on column size_charts.section_codes is 'First sections of the catalogue it is for.';
comment on column feedback.phone is 'Eleven digits.';
comment on column appeals.first_answered_at is 'When the shop first answered.';
comment on column appeals.waiting_since is 'Since when the company waits for an answer; null where it does not.';
comment on column appeal_statuses.user_id is 'Null where it changed by itself.';
comment on column appeal_reads.message_id is 'The last message the user has seen.';
comment on column appeal_attachments.message_id is 'Null until it is sent.';
comment on column appeal_attachments.type is 'Media type by content.';
comment on column appeal_attachments.file is 'Name below the folder of attachments.';
comment on column appeal_attachments.preview is 'WebP; of images alone.';
comment on column notifications.counterparty_id is 'The company it is about; null for what is about none.';
comment on column outbox.expires_at is 'Holds a secret until then; null for a message without one.';
comment on column history.times is 'How often it was done in one sitting; last_at says when last.';
comment on column ledger_documents.kopecks is 'What it does to the debt, positive for a debit; kept by a trigger.';
comment on column ledger_documents.settled_kopecks is 'How much of a debit its own order has paid; kept by a trigger.';
comment on column ledger_turnovers.part is 'The number of this part of the day; a part sums documents with neighbouring ids.';
comment on column ledger_turnovers.settled_kopecks is 'How much of the debits their own orders have paid.';
comment on column ledger_turnovers.settled is 'The number of debits that their own orders have paid in full.';
comment on column users.phone is 'Opens the account: its owner has proven it by a code.';
comment on column users.invited_at is 'Since when the account waits for its invited owner to set a password.';
comment on column users.given_phone is
  'A phone that somebody else has written down: to call, and not to log in by until its owner proves it.';
comment on column users.is_demo is 'Made with the demo; its password is public.';
comment on column sessions.parent_id is
  'The manager''s own session when this one acts for a user; counterparty_id is then the only company it may use. Null otherwise.';
comment on column site_journal.user_id is 'Null for a command.';
