import type { AppealSide, AppealStatus } from '@shop/contracts/support/appeal-rules';
import type { AttachmentKind } from '@shop/contracts/support/attachments';
import type { NotificationKind } from '@shop/contracts/support/notifications';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Bytes, Id, InstantNow, Json, JsonOrDefault, MaybeInstant } from './columns.ts';

// Appeals, notifications, mail, history, and the texts of the site.

export interface AppealTypesTable {
  id: Id;
  code: string;
  name: string;
  sort: Generated<number>;
}

export interface AppealsTable {
  id: Id;
  number: string;
  counterparty_id: number;
  created_by: number;
  type_id: number;
  subject: string;
  status: Generated<AppealStatus>;
  order_id: number | null;
  rating: number | null;
  rated_by: number | null;
  rated_at: MaybeInstant;
  created_at: InstantNow;
  updated_at: InstantNow;
  /** When the shop first answered. */
  first_answered_at: MaybeInstant;
  status_since: InstantNow;
  /** Since when the company waits for an answer; null where it does not. */
  waiting_since: MaybeInstant;
  search_text: GeneratedAlways<string>;
}

export interface AppealStatusesTable {
  id: Id;
  appeal_id: number;
  status: AppealStatus;
  happened_at: InstantNow;
  /** Null where it changed by itself. */
  user_id: number | null;
  acted_by: number | null;
}

export interface AppealReadsTable {
  appeal_id: number;
  user_id: number;
  /** The last message the user has seen. */
  message_id: number;
}

export interface AppealLinesTable {
  appeal_id: number;
  order_id: number;
  position: number;
  quantity: number;
}

export interface AppealMessagesTable {
  id: Id;
  appeal_id: number;
  author_id: number;
  side: AppealSide;
  acted_by: number | null;
  message: string;
  created_at: InstantNow;
  search_text: GeneratedAlways<string>;
}

export interface AppealAttachmentsTable {
  id: Id;
  /** Null until it is sent. */
  message_id: number | null;
  position: Generated<number>;
  uploaded_by: number;
  acted_by: number | null;
  name: string;
  kind: AttachmentKind;
  /** Media type by content. */
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** Name below the folder of attachments. */
  file: string;
  /** WebP; of images alone. */
  preview: Bytes | null;
  created_at: InstantNow;
}

export interface NotificationsTable {
  id: Id;
  user_id: number;
  /** The company it is about; null for what is about none. */
  counterparty_id: number | null;
  kind: NotificationKind;
  title: string;
  message: Generated<string>;
  link: string | null;
  created_at: InstantNow;
  read_at: MaybeInstant;
}

export interface NotificationSettingsTable {
  user_id: number;
  kind: NotificationKind;
  in_shop: boolean;
  by_mail: boolean;
}

export interface OutboxTable {
  id: Id;
  kind: 'email' | 'sms';
  recipient: string;
  subject: Generated<string>;
  body: string;
  created_at: InstantNow;
  sent_at: MaybeInstant;
  attempts: Generated<number>;
  last_error: string | null;
  /** Holds a secret until then; null for a message without one. */
  expires_at: MaybeInstant;
  due_at: InstantNow;
}

export interface HistoryTable {
  id: Id;
  happened_at: InstantNow;
  user_id: number | null;
  acted_by: number | null;
  counterparty_id: number | null;
  action: string;
  details: JsonOrDefault<Record<string, unknown>>;
  /** How often it was done in one sitting, and when last. */
  times: Generated<number>;
  last_at: InstantNow;
}

export interface SettingsTable {
  name: string;
  value: Json<unknown>;
}
