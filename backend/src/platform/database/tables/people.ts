import type { Role } from '@shop/contracts/account/permissions';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Bytes, Id, Instant, InstantNow, Json, MaybeInstant } from './columns.ts';

// People, their sessions, and what keeps a session safe.

export interface CitiesTable {
  id: Id;
  name: string;
  region: string;
  sort: Generated<number>;
  search_name: GeneratedAlways<string>;
}

export interface UsersTable {
  id: Id;
  login: string;
  /** Opens the account: its owner has proven it by a code. */
  phone: string | null;
  password_hash: string;
  role: Role;
  name: string;
  last_name: string;
  second_name: Generated<string>;
  work_position: Generated<string>;
  city_id: number | null;
  current_counterparty_id: number | null;
  active: Generated<boolean>;
  created_at: InstantNow;
  search_text: GeneratedAlways<string>;
  /** Since when the account waits for its invited owner to set a password. */
  invited_at: MaybeInstant;
  /** A phone that somebody else has written down: to call, and not to log in by until its owner proves it. */
  given_phone: Generated<string | null>;
  /** Made with the demo; its password is public. */
  is_demo: Generated<boolean>;
}

export interface SessionsTable {
  id: Id;
  token_hash: Bytes;
  sid_hash: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  user_id: number;
  acted_by: number | null;
  /** The session of whoever acts, and the one company this one is for; null in a session of one's own. */
  parent_id: number | null;
  counterparty_id: number | null;
  user_agent: Generated<string>;
  created_at: InstantNow;
  last_seen_at: InstantNow;
  expires_at: Instant;
  ended_at: MaybeInstant;
}

export interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  request_hash: Bytes;
  status: number | null;
  answer: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: InstantNow;
}

export interface FileTicketsTable {
  token_hash: Bytes;
  user_id: number;
  file: Json<{ kind: string; parameters: Record<string, unknown>; actor: unknown }>;
  expires_at: Instant;
  used_at: MaybeInstant;
}
