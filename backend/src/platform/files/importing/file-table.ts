import type { SettingField } from '@shop/contracts/office/setting-fields';
import type { TextSheet } from '../reading/sheet.ts';

/** The values of a row by the names of its columns. */
export type Fields = Readonly<Record<string, unknown>>;

/** The effect that a row of a file would have. */
export interface RowChange<Row> {
  /** A file may have it once. */
  readonly key: string;
  /** Null for a new row. */
  readonly before: Fields | null;
  readonly after: Fields;
  /** The values to store if the row is new or changed. */
  readonly row: Row;
}

/** A table that is exported to files and imported from them, with everything read that rows are compared with. */
export interface FileTable<Row> {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly SettingField[];
  /** Names of the columns that a file may lack; the rest have to be there. */
  readonly optional: readonly string[];
  readonly rowsMax: number;
  /** All stored rows. */
  readonly rows: readonly Fields[];
  /** How people call a row. */
  nameOf(typed: Fields): string;
  /** Finds out what a row would do; columns that the file lacks are not in `typed`. Throws `Validation` at the bad column. */
  change(typed: Fields): RowChange<Row> | Promise<RowChange<Row>>;
}

/** A file with the digest of its preview. */
export interface PreviewedFile {
  readonly sheets: readonly TextSheet[];
  readonly digest: string;
}
