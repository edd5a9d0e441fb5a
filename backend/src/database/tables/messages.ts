import type { AppealStatus } from '@shop/shared/contracts/appeals';
import type { Generated } from 'kysely';
import type { Id, InstantNow, Json, JsonOrDefault, MaybeInstant } from './columns.ts';

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
  created_at: InstantNow;
  updated_at: InstantNow;
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
  message: string;
  created_at: InstantNow;
}

export interface NotificationsTable {
  id: Id;
  user_id: number;
  kind: string;
  title: string;
  message: Generated<string>;
  link: string | null;
  created_at: InstantNow;
  read_at: MaybeInstant;
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
