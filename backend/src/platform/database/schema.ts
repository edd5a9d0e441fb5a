import type { ConsentKind } from '@shop/contracts/account/consents';
import type { Right, Role, StaffRight } from '@shop/contracts/account/permissions';
import type { orderChangeState } from '@shop/contracts/basket-order/order-changes';
import type { OrderStatus, ShipmentStatus } from '@shop/contracts/basket-order/orders';
import type { DatedTerm } from '@shop/contracts/office/client-terms';
import type { AppealSide, AppealStatus } from '@shop/contracts/support/appeal-rules';
import type { AttachmentKind } from '@shop/contracts/support/attachments';
import type { SizeChart } from '@shop/contracts/support/content';
import type { NotificationKind } from '@shop/contracts/support/notifications';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type * as v from 'valibot';
import type { DB } from './tables.ts';

/** The purpose of a code sent by text message (§5). */
export type CodePurpose = 'login' | 'registration' | 'recovery';

/** The company of a registration that is not confirmed yet. */
export interface RegisteringCompany {
  readonly inn: string;
  readonly kpp: string;
  readonly ogrn: string;
  readonly name: string;
  readonly address: string;
}

/** A consent that was ticked on the form of a registration which waits for its link. */
export interface TickedConsent {
  readonly textId: number;
  /** ISO 8601. */
  readonly givenAt: string;
  readonly address: string;
  readonly userAgent: string;
}

/** Events of the security audit; the values are stored. */
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
  | 'email-change-asked'
  | 'email-change-failed'
  | 'email-changed'
  | 'acting-began'
  | 'acting-ended';

type LedgerKind = 'shipment' | 'payment' | 'correction' | 'bonus';
type FileState = 'preparing' | 'ready' | 'failed';

/** A `jsonb` column: read as T, written as `JSON.stringify(value)`. */
type Json<T> = ColumnType<T, string, string>;
type JsonOrDefault<T> = ColumnType<T, string | undefined, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** Adds what the database does not know about its columns: which values they hold, and which columns only it writes. */
interface Narrowed {
  acts: { state: FileState; content: JsonOrNull<unknown> };
  appeal_attachments: { kind: AttachmentKind };
  appeal_messages: { side: AppealSide; search_text: GeneratedAlways<string> };
  appeal_statuses: { status: AppealStatus };
  appeals: { status: AppealStatus; search_text: GeneratedAlways<string> };
  bonus_plans: {
    steps: Json<readonly { readonly fromKopecks: number; readonly basisPoints: number }[]>;
  };
  consent_texts: { kind: ConsentKind };
  consents: { way: 'registration' | 'invitation' | 'feedback' | 'profile' | 'dialog' | 'demo' };
  cities: { search_name: GeneratedAlways<string> };
  counterparties: { kind: 'LEGAL' | 'INDIVIDUAL'; search_text: GeneratedAlways<string> };
  counterparty_users: { rights: Right[] };
  data_requests: { outcome: 'cancelled' | 'erased' | null };
  feedback: { consents: JsonOrDefault<readonly TickedConsent[]> };
  file_tickets: { file: Json<{ kind: string; parameters: Record<string, unknown>; actor: unknown }> };
  former_members: { rights: Right[] };
  history: { details: JsonOrDefault<Record<string, unknown>> };
  home_choices: { controls: Json<{ code: string; isShown: boolean }[]> };
  idempotency_keys: { answer: JsonOrNull<unknown> };
  ledger_documents: {
    kind: LedgerKind;
    kopecks: GeneratedAlways<number>;
    settled_kopecks: GeneratedAlways<number>;
  };
  ledger_entries: { account: 'receivable' | 'revenue' | 'cash' | 'bonus' };
  ledger_turnovers: { kind: LedgerKind };
  notification_settings: { kind: NotificationKind };
  notifications: { kind: NotificationKind };
  offers: {
    variant: JsonOrDefault<Record<string, string>>;
    properties: JsonOrDefault<Record<string, string>>;
  };
  order_changes: {
    state: v.InferOutput<typeof orderChangeState>;
    differences: Json<unknown>;
    proposal: Json<unknown>;
  };
  order_documents: { kind: 'invoice' | 'upd'; content: JsonOrNull<unknown> };
  order_shipments: { status: ShipmentStatus };
  order_statuses: { status: OrderStatus };
  orders: {
    status: OrderStatus;
    delivery_type: 'delivery' | 'pickup' | 'transport';
    shipment: 'send-all' | 'send-fast';
    pay_system: 'invoice' | 'credit' | 'postponement';
    order_type: 1 | 2;
  };
  outbox: { kind: 'email' | 'sms' };
  payment_reminders: { kind: 'ahead' | 'overdue' };
  phone_invitations: { rights: Right[] };
  price_lists: { section_ids: readonly number[]; status: FileState };
  product_relations: { kind: 'analog' | 'accessory' | 'consumable' };
  properties: { kind: 'list' | 'number' };
  quick_order_files: {
    sheets: Json<readonly { readonly name: string; readonly rows: readonly (readonly string[])[] }[]>;
  };
  registrations: {
    company: ColumnType<RegisteringCompany | null, string | null, never>;
    consents: JsonOrDefault<readonly TickedConsent[]>;
  };
  security_events: { kind: SecurityEventKind };
  settings: { value: Json<unknown> };
  single_use_secrets: { purpose: 'registration' | 'phone' | 'recovery' | 'first-administrator' | 'email' };
  site_journal: { action: 'works-on' | 'works-off' | 'company-closed' | 'company-opened' };
  size_charts: {
    measurements: Json<SizeChart['measurements']>;
    rows: Json<SizeChart['rows']>;
    section_codes: string[];
  };
  sms_codes: { purpose: CodePurpose };
  staff_rights: { right: StaffRight };
  terms_history: { field: DatedTerm };
  users: {
    former_emails: ColumnType<string[], string[] | undefined, string[]>;
    role: Role;
    search_text: GeneratedAlways<string>;
  };
}

type AnyColumn = ColumnType<unknown, unknown, unknown>;
type HasDefault<Column> =
  Column extends ColumnType<unknown, infer Inserted, unknown>
    ? undefined extends Inserted
      ? true
      : false
    : false;

/** A column with a narrower type; a default stays a default. */
type Narrow<Column, Type> = [Type] extends [AnyColumn]
  ? Type
  : HasDefault<Column> extends true
    ? ColumnType<Type, Type | undefined, Type>
    : Type;

type ColumnOf<Table extends keyof DB, Column extends keyof DB[Table]> = Table extends keyof Narrowed
  ? Column extends keyof Narrowed[Table]
    ? Narrow<DB[Table][Column], Narrowed[Table][Column]>
    : DB[Table][Column]
  : DB[Table][Column];

/** Products and offers share one series of ids, and their rows may be inserted with an explicit id. */
type SharedIds = 'products' | 'offers';

/** Names in `Narrowed` that match no table or column. */
type Misnamed = {
  [Table in keyof Narrowed]: Table extends keyof DB ? Exclude<keyof Narrowed[Table], keyof DB[Table]> : Table;
}[keyof Narrowed];

type NarrowedTables = {
  [Table in keyof DB]: {
    [Column in keyof DB[Table]]: [Column, Table] extends ['id', Exclude<keyof DB, SharedIds>]
      ? GeneratedAlways<number>
      : ColumnOf<Table, Column>;
  };
};

/**
 * The tables of the migrations (`tables.ts` is generated from them). Numbers everywhere: `bigint` and `numeric` are
 * parsed to JS numbers on both databases, `date` is a `YYYY-MM-DD` string, `timestamptz` a Date.
 */
export type Schema = [Misnamed] extends [never] ? NarrowedTables : never;
