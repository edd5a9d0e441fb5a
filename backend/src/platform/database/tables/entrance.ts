import type { ColumnType, Generated } from 'kysely';
import type { Bytes, Id, Instant, InstantNow, MaybeInstant } from './columns.ts';

// The way in: limits, codes, single-use secrets, registrations, and the audit of it.

export interface ThrottlesTable {
  subject: Bytes;
  level: number;
  at: Instant;
}

export type CodePurpose = 'login' | 'registration' | 'recovery';

export interface SmsCodesTable {
  id: Id;
  phone: string;
  purpose: CodePurpose;
  challenge_hash: Bytes;
  code_hash: Bytes;
  tries: Generated<number>;
  created_at: InstantNow;
  expires_at: Instant;
  ended_at: MaybeInstant;
}

export interface RegisteringCompany {
  readonly inn: string;
  readonly kpp: string;
  readonly ogrn: string;
  readonly name: string;
  readonly address: string;
}

export interface RegistrationsTable {
  id: Id;
  email: string;
  phone: string;
  name: string;
  last_name: string;
  second_name: Generated<string>;
  company: ColumnType<RegisteringCompany | null, string | null, never>;
  expires_at: Instant;
}

export interface SingleUseSecretsTable {
  hash: Bytes;
  purpose: 'registration' | 'phone' | 'recovery';
  registration_id: number | null;
  phone: string | null;
  user_id: number | null;
  expires_at: Instant;
  used_at: MaybeInstant;
}

export interface KnownDevicesTable {
  token_hash: Bytes;
  user_id: number;
  last_used_at: InstantNow;
}

export type SecurityEventKind =
  | 'login'
  | 'login-failed'
  | 'logout'
  | 'sessions-ended'
  | 'code-failed'
  | 'registration'
  | 'account-opened'
  | 'recovery-asked'
  | 'password-changed'
  | 'password-change-failed'
  | 'phone-changed'
  | 'phone-change-failed'
  | 'phone-given'
  | 'phone-closed'
  | 'acting-began'
  | 'acting-ended';

export interface SecurityEventsTable {
  id: Id;
  at: InstantNow;
  user_id: number | null;
  acted_by: number | null;
  kind: SecurityEventKind;
  address: string;
  device: string;
}
