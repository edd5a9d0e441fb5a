import type {
  DeleteQueryBuilder,
  DeleteResult,
  Insertable,
  InsertQueryBuilder,
  InsertResult,
  SelectQueryBuilder,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely';
import type { Actor } from '../actor/actor.ts';
import { Forbidden } from '../errors/errors.ts';
import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

/** Tables whose rows belong to a counterparty or a person, with the column that names the owner. */
export const ownedTables = {
  contracts: 'counterparty_id',
  delivery_addresses: 'counterparty_id',
  consignees: 'counterparty_id',
  basket_rows: 'counterparty_id',
  basket_removed_rows: 'counterparty_id',
  basket_templates: 'counterparty_id',
  quick_order_files: 'counterparty_id',
  own_articles: 'counterparty_id',
  orders: 'counterparty_id',
  ledger_documents: 'counterparty_id',
  ledger_entries: 'counterparty_id',
  ledger_turnovers: 'counterparty_id',
  acts: 'counterparty_id',
  bonus_plans: 'counterparty_id',
  appeals: 'counterparty_id',
  history: 'counterparty_id',
  counterparty_users: 'counterparty_id',
  former_members: 'counterparty_id',
  phone_invitations: 'counterparty_id',
  counterparty_sale_points: 'counterparty_id',
  favourites: 'user_id',
  comparisons: 'user_id',
  viewed_products: 'user_id',
  notifications: 'user_id',
  notification_settings: 'user_id',
  home_choices: 'user_id',
  saved_filters: 'user_id',
  arrival_requests: 'user_id',
  price_lists: 'user_id',
} as const satisfies Partial<Record<keyof Schema, string>>;

type OwnedTable = keyof typeof ownedTables;
type OwnerColumn<T extends OwnedTable> = (typeof ownedTables)[T];
type Values<T extends OwnedTable> = Omit<Insertable<Schema[T]>, OwnerColumn<T>>;
type One<T extends OwnedTable> = Pick<Schema, T>;

/** Queries that see the actor's rows and no others. */
export interface Scope {
  /** The current counterparty; throws `Forbidden` for an actor without one. */
  readonly counterpartyId: number;
  readonly userId: number;
  selectFrom<T extends OwnedTable>(table: T): SelectQueryBuilder<One<T> & Schema, T, Record<never, never>>;
  updateTable<T extends OwnedTable>(table: T): UpdateQueryBuilder<Schema, T, T, UpdateResult>;
  deleteFrom<T extends OwnedTable>(table: T): DeleteQueryBuilder<Schema, T, DeleteResult>;
  /** Sets the owner's column. */
  insertInto<T extends OwnedTable>(
    table: T,
    values: Values<T> | readonly Values<T>[],
  ): InsertQueryBuilder<Schema, T, InsertResult>;
}

/**
 * The only way to a customer's rows: every query starts at the actor's counterparty (or, for rows of a person, at the
 * user), so a foreign id finds nothing and answers exactly like one that does not exist.
 */
export function scoped(db: Db, actor: Actor): Scope {
  const counterpartyId = () => {
    if (actor.counterpartyId === null) throw new Forbidden('К вашей учётной записи не привязана компания');
    return actor.counterpartyId;
  };
  const ownerOf = (table: OwnedTable) => (ownedTables[table] === 'user_id' ? actor.userId : counterpartyId());
  const isOwn = (table: OwnedTable) =>
    [`${table}.${ownedTables[table]}` as never, '=', ownerOf(table) as never] as const;

  return {
    get counterpartyId() {
      return counterpartyId();
    },
    userId: actor.userId,
    selectFrom: (table) => db.selectFrom(table as 'orders').where(...isOwn(table)) as never,
    updateTable: (table) => db.updateTable(table as 'orders').where(...isOwn(table)) as never,
    deleteFrom: (table) => db.deleteFrom(table as 'orders').where(...isOwn(table)) as never,
    insertInto: (table, values) => {
      const rows = Array.isArray(values) ? values : [values];
      const owner = { [ownedTables[table]]: ownerOf(table) };
      return db.insertInto(table).values(rows.map((row) => ({ ...row, ...owner })) as never) as never;
    },
  };
}

/**
 * The database beyond the actor's own rows, for queries that cross companies on purpose: a manager's lists, the numbers
 * of all orders. `reason` is for the reader; a check refuses queries on owned tables that use neither function.
 */
export function unscoped(db: Db, _reason: string): Db {
  return db;
}
