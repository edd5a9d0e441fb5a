import type { ColumnType, GeneratedAlways } from 'kysely';

/** Column types that tables share: what is read, what may be inserted, what may be set. */
export type Id = GeneratedAlways<number>;
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type InstantNow = ColumnType<Date, Date | string | undefined, Date | string>;
export type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>;
export type Json<T> = ColumnType<T, string, string>;
export type JsonOrDefault<T> = ColumnType<T, string | undefined, string>;
