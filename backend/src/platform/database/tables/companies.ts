import type { Right } from '@shop/contracts/account/permissions';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Id, Instant, InstantNow, MaybeInstant } from './columns.ts';

// Counterparties and what belongs to one.

export interface PriceTypesTable {
  id: Id;
  external_id: string;
  name: string;
}

export interface CounterpartiesTable {
  id: Id;
  code: string;
  name: string;
  kind: 'LEGAL' | 'INDIVIDUAL';
  inn: string;
  kpp: string | null;
  ogrn: string | null;
  address: Generated<string>;
  price_type_id: number | null;
  discount_percent: Generated<number>;
  manager_id: number | null;
  active: Generated<boolean>;
  created_at: InstantNow;
  /** Closed by operations since then. */
  closed_at: MaybeInstant;
  closed_why: Generated<string>;
  search_text: GeneratedAlways<string>;
}

export interface ContractsTable {
  id: Id;
  counterparty_id: number;
  number: string;
  signed_on: string;
  credit_limit_kopecks: Generated<number>;
  postponement_days: Generated<number>;
}

export interface CounterpartyUsersTable {
  counterparty_id: number;
  user_id: number;
  is_admin: Generated<boolean>;
  rights: Generated<Right[]>;
}

/** Who has been taken out of a company, with what he had there. */
export interface FormerMembersTable {
  counterparty_id: number;
  user_id: number;
  is_admin: boolean;
  rights: Right[];
  left_at: InstantNow;
  taken_out_by: number | null;
}

export interface PhoneInvitationsTable {
  counterparty_id: number;
  phone: string;
  is_admin: boolean;
  rights: Right[];
  invited_by: number;
  expires_at: Instant;
}

export interface SalePointsTable {
  id: Id;
  name: string;
  address: string;
  contact_name: Generated<string>;
  contact_phone: Generated<string>;
  working_hours: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  active: Generated<boolean>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

export interface CounterpartySalePointsTable {
  counterparty_id: number;
  sale_point_id: number;
}

export interface DeliveryAddressesTable {
  id: Id;
  counterparty_id: number;
  address: string;
  comment: Generated<string>;
  is_default: Generated<boolean>;
  name: Generated<string>;
  contact_name: Generated<string>;
  contact_phone: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  created_at: InstantNow;
  deleted_at: MaybeInstant;
}

export interface ConsigneesTable {
  id: Id;
  counterparty_id: number;
  name: string;
  inn: string | null;
  kpp: string | null;
  address: Generated<string>;
  created_at: InstantNow;
  deleted_at: MaybeInstant;
}

export interface TransportCompaniesTable {
  id: Id;
  code: string;
  name: string;
  sort: Generated<number>;
  active: Generated<boolean>;
}

export interface TransportTerminalsTable {
  id: Id;
  company_id: number;
  city: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  working_hours: Generated<string>;
  active: Generated<boolean>;
}
