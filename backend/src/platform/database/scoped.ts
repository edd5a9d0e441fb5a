import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type InsertObject,
  type InsertQueryBuilder,
  type InsertResult,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely';
import type { Actor } from '../actor/actor.ts';
import { Forbidden } from '../errors/errors.ts';
import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

/** Tables whose rows belong to a counterparty or a person, with the column that names the owner. */
export const ownedTables = {
  contracts: 'counterparty_id',
  terms_history: 'counterparty_id',
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
type Values<T extends OwnedTable> = Omit<InsertObject<Schema, T>, OwnerColumn<T>>;
type Select<T extends OwnedTable> = SelectQueryBuilder<Schema, T, Record<never, never>>;
type Update<T extends OwnedTable> = UpdateQueryBuilder<Schema, T, T, UpdateResult>;
type Delete<T extends OwnedTable> = DeleteQueryBuilder<Schema, T, DeleteResult>;
type Insert<T extends OwnedTable> = InsertQueryBuilder<Schema, T, InsertResult>;

/** Queries that see the actor's rows and no others. */
export interface Scope {
  /** The current counterparty; throws `Forbidden` for an actor without one. */
  readonly counterpartyId: number;
  readonly userId: number;
  selectFrom<T extends OwnedTable>(table: T): Select<T>;
  updateTable<T extends OwnedTable>(table: T): Update<T>;
  deleteFrom<T extends OwnedTable>(table: T): Delete<T>;
  /** Sets the owner's column. */
  insertInto<T extends OwnedTable>(table: T, values: Values<T> | readonly Values<T>[]): Insert<T>;
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
    sql<SqlBool>`${sql.ref(`${table}.${ownedTables[table]}`)} = ${ownerOf(table)}`;

  // Kysely's types resolve for the union of these tables, not for a type parameter: the overloads say it for each table.
  function selectFrom<T extends OwnedTable>(table: T): Select<T>;
  function selectFrom(table: OwnedTable): Select<OwnedTable> {
    return db.selectFrom(table).where(isOwn(table));
  }
  function updateTable<T extends OwnedTable>(table: T): Update<T>;
  function updateTable(table: OwnedTable): Update<OwnedTable> {
    return db.updateTable(table).where(isOwn(table));
  }
  function deleteFrom<T extends OwnedTable>(table: T): Delete<T>;
  function deleteFrom(table: OwnedTable): Delete<OwnedTable> {
    return db.deleteFrom(table).where(isOwn(table));
  }
  function insertInto<T extends OwnedTable>(table: T, values: Values<T> | readonly Values<T>[]): Insert<T>;
  function insertInto(table: OwnedTable, values: object | readonly object[]): Insert<OwnedTable> {
    const owner = { [ownedTables[table]]: ownerOf(table) };
    return db.insertInto(table).values([values].flat().map((row) => ({ ...row, ...owner })));
  }

  return {
    get counterpartyId() {
      return counterpartyId();
    },
    userId: actor.userId,
    selectFrom,
    updateTable,
    deleteFrom,
    insertInto,
  };
}

/**
 * The database beyond the actor's own rows, for queries that cross companies on purpose: a manager's lists, the numbers
 * of all orders. `reason` is for the reader; a check refuses queries on owned tables that use neither function.
 */
export function unscoped(db: Db, _reason: string): Db {
  return db;
}
