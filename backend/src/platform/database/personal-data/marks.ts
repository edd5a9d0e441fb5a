import type { DB } from '../tables.ts';

/** The kind of a personal column: decides how the column reads in an export and what an erasure leaves in it. */
export type PersonalKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'position'
  | 'place'
  | 'address'
  | 'device'
  | 'secret'
  | 'text';

/** A column that the law requires to keep; the reason is shown to the person. */
export interface KeptColumn {
  readonly kind: PersonalKind;
  readonly keptBecause: string;
}

/** How a row belongs to a person: the column holds the id of the account, its email or its phone. */
interface Owner<Column extends string = string> {
  readonly column: Column;
  readonly is: 'user' | 'email' | 'phone';
}

/**
 * How a table holds personal data. Export and erasure are generated from this list, and a test fails for a text, jsonb or
 * inet column of the database that is in neither `personal` nor `notPersonal`.
 */
export interface TableMarks<Column extends string = string> {
  /** The heading in the export. */
  readonly title: string;
  /** Rows with an owner are exported to that person. */
  readonly owners: readonly Owner<Column>[];
  /**
   * The erasure of rows with an owner: `delete` the row, `anonymise` the columns by their kind, or `keep` the row. In all
   * other rows, and in those that stay, an erasure replaces the person's name, email and phone inside personal columns.
   */
  readonly erasure: 'delete' | 'anonymise' | 'keep';
  readonly personal: { readonly [C in Column]?: PersonalKind | KeptColumn };
  readonly notPersonal: readonly Column[];
  /** Where the phone is the person's, the name beside it is as well, however it is written. */
  readonly contact?: { readonly name: Column; readonly phone: Column };
}

export type AllMarks = { readonly [Table in keyof DB]: TableMarks<keyof DB[Table] & string> };

/** A table without personal data. */
export function nothingPersonal<Column extends string>(
  title: string,
  ...notPersonal: readonly Column[]
): TableMarks<Column> {
  return { title, owners: [], erasure: 'keep', personal: {}, notPersonal };
}

export const byUser = [{ column: 'user_id', is: 'user' }] as const;

const ACCOUNTING =
  'первичные документы хранят пять лет: статья 29 закона № 402-ФЗ и подпункт 8 пункта 1 статьи 23 Налогового кодекса';

/** A column of a primary document of accounting, or of what such a document is made of. */
export const kept = (kind: PersonalKind): KeptColumn => ({ kind, keptBecause: ACCOUNTING });
