import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { lockFolder } from './folder-lock.ts';
import { type EmbeddedOptions, PglitePool } from './pglite-pool.ts';
import { openPostgresPool, PostgresListener } from './postgres-pool.ts';
import type { Schema } from './schema.ts';

/** The database or a transaction on it; repositories query with either. */
export type Db = Kysely<Schema>;

/** An open database, embedded or on a server. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** Where a thread opens it as well; the embedded one belongs to its process alone. */
  readonly url?: string | undefined;
  readonly db: Db;
  /**
   * Passes every NOTIFY on the channel to the listener, from any process on PostgreSQL, until `close`. `onGap` is
   * called when a lost connection is back: messages sent meanwhile are lost.
   */
  listen(channel: string, listener: (message: string) => void, onGap?: () => void): Promise<Listening>;
  close(): Promise<void>;
}

/** A listener of a channel. */
export interface Listening {
  /**
   * Resolves once the listener has received every message of transactions that were committed before the call; to
   * false where that is not known, because the connection is lost.
   */
  caughtUp(): Promise<boolean>;
}

/** How to open a database. */
export interface DatabaseSettings {
  /** PostgreSQL 15 or later; without it the embedded database in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Called for lost connections. A failed embedded database does not come back, so its process should end. */
  readonly onError?: (error: Error) => void;
}

/** Opens the database. Throws `FolderLockedError` if another process has the embedded one open. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const onError = settings.onError ?? (() => {});
  if (settings.databaseUrl !== undefined) return openPostgres(settings.databaseUrl, onError);
  const unlock = lockFolder(settings.dataDir);
  try {
    const database = await openEmbedded({ folder: path.join(settings.dataDir, 'db') }, onError);
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The embedded database, which can also be dumped to a tar file. */
export interface EmbeddedDatabase extends Database {
  dump(file: string): Promise<void>;
}

/** Opens the embedded database without a lock, for tests that keep it in memory. */
export async function openEmbedded(
  options: EmbeddedOptions,
  onError: (error: Error) => void = () => {},
): Promise<EmbeddedDatabase> {
  const pool = await PglitePool.open(options, onError);
  return {
    kind: 'embedded',
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    listen: async (channel, listener) => {
      await pool.listen(channel, listener);
      // The only process of this database: its worker posts the messages of a commit before the answer to it.
      return { caughtUp: async () => true };
    },
    dump: (file) => pool.dump(file),
    close: () => pool.end(),
  };
}

async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const pool = openPostgresPool(url, onError);
  const listeners: PostgresListener[] = [];
  // Fail at the start if the server is not there.
  (await pool.connect()).release();
  return {
    kind: 'postgres',
    url,
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    listen: async (channel, listener, onGap) => {
      const connection = new PostgresListener(url, channel, { listener, onGap, onError });
      await connection.connect();
      listeners.push(connection);
      return connection;
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
      await pool.end();
    },
  };
}
