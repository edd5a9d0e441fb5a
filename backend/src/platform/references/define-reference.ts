import type { StaffRight } from '@shop/contracts/account/permissions';
import type { AliasedExpression } from 'kysely';
import type * as v from 'valibot';
import type { Db } from '../database/database.ts';

/** Facts about a row that stand beside its fields. */
export interface RowFacts {
  readonly id: number;
  /** Shown with the row, never typed: the names of goods, the number of terminals. */
  readonly note: string;
}

/** A query of rows, such as a Kysely select: it is searched, sorted and paged as a table. */
interface RowQuery<Stored> {
  as(alias: 'stored'): AliasedExpression<Stored, 'stored'>;
}

/** A list that staff edit on `/office/references/`. */
export interface Reference<Row extends object, Stored extends object = Row> {
  /** Kebab-case; part of addresses. */
  readonly name: string;
  readonly title: string;
  /** One sentence for those who edit it: where the shop shows it. */
  readonly description: string;
  readonly permission: StaffRight;
  /** The fields of a row, from `shop-settings/setting-schemas.ts`. Parses what it has returned. */
  readonly schema: v.GenericSchema<unknown, Row> & { readonly entries: v.ObjectEntries };
  /** The fields that no two rows share. A row of a file is found by them. */
  readonly key: readonly string[];
  /** Fields in the order of the list. */
  readonly order: readonly string[];
  /** Fields and facts that are searched. */
  readonly searched: readonly string[];
  /** Values of the form for a new row. */
  readonly blank: object;

  // Methods, so that references of any row fit one list.

  /** All rows, its columns named as the fields. */
  rows(db: Db): RowQuery<Stored & RowFacts>;
  /** Makes the fields of a stored row; needed where columns are not the fields. */
  present?(stored: Stored): Row;
  /** Choices of a field that come from the database, by its name. */
  choices?(db: Db): Promise<Readonly<Record<string, readonly Choice[]>>>;
  /**
   * Checks a row against other tables and returns it as it will be read back. `before` is null for a new one. Throws
   * `Validation` at the bad field.
   */
  check?(db: Db, row: Row, before: Row | null): Promise<Row>;
  /** Inserts a row that `check` has returned. Returns its id. */
  insert(db: Db, row: Row): Promise<number>;
  update(db: Db, id: number, row: Row): Promise<void>;
  delete(db: Db, id: number): Promise<void>;
  /**
   * Says who uses the row, such as «3 обращения»; null if nobody does. A row in use is not deleted but switched off, if
   * it has a field `isActive`.
   */
  usesOf?(db: Db, id: number): Promise<string | null>;
}

interface Choice {
  readonly value: string;
  readonly title: string;
}

/** Names of fields that are checked by the compiler. */
interface FieldNames<Row extends object, Stored extends object> {
  readonly key: readonly (keyof Row & string)[];
  readonly order: readonly (keyof Stored & string)[];
  readonly searched: readonly (keyof (Stored & RowFacts) & string)[];
  readonly blank: Partial<Row>;
}

/**
 * Defines a reference in the module that owns its table. Its calls, its page and its journal follow. It has to be listed
 * in `modules/references/all-references.ts`.
 */
export function defineReference<Row extends object, Stored extends object = Row>(
  reference: Reference<Row, Stored> & FieldNames<Row, Stored>,
): Reference<Row, Stored> {
  return reference;
}
