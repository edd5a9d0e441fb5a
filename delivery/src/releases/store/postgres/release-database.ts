import pg from 'pg';
import { ReleaseStoreError } from '../store.ts';
import { migrate } from './migrate.ts';

/** Runs a query. Throws `ReleaseStoreError` for whatever goes wrong. */
export type Query = <Row extends pg.QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Row[]>;

const LOCK_TIMEOUT_MS = 20_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * The database of the release store: a small pool, its schema migrated on first use, errors in plain words.
 */
export class ReleaseDatabase {
  readonly #url: string;
  readonly #pool: pg.Pool;
  #migrated: Promise<void> | undefined;

  constructor(url: string) {
    this.#url = url;
    this.#pool = new pg.Pool({
      ...connectionTo(url),
      max: 6,
      connectionTimeoutMillis: 5000,
      statement_timeout: 30_000,
      query_timeout: 35_000,
      lock_timeout: LOCK_TIMEOUT_MS,
      // A writer that hangs or was cut off releases its lock.
      idle_in_transaction_session_timeout: 60_000,
    });
    // A lost idle connection is replaced on the next use; without a listener the error would end the process.
    this.#pool.on('error', () => undefined);
  }

  rows: Query = async (text, values = []) => {
    try {
      await this.migrate();
      return (await this.#pool.query(text, [...values])).rows;
    } catch (error) {
      throw this.describeError(error);
    }
  };

  /**
   * Runs one transaction, exclusively among those with the same lock. An error of `work` rolls it back and is
   * rethrown.
   */
  async transaction<T>(lock: number, work: (query: Query) => Promise<T>): Promise<T> {
    const client = await this.#client();
    let broken: Error | undefined;
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    const query: Query = async (text, values = []) => {
      try {
        return (await client.query(text, [...values])).rows;
      } catch (error) {
        throw this.describeError(error);
      }
    };
    try {
      await query('begin');
      await query('select pg_advisory_xact_lock($1)', [lock]);
      const result = await work(query);
      await this.#commit(query);
      return result;
    } catch (error) {
      await client.query('rollback').catch(onError);
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  /** A connection outside the pool, not yet connected. */
  connection(timeouts: { readonly connectMs: number; readonly answerMs: number }): pg.Client {
    return new pg.Client({
      ...connectionTo(this.#url),
      connectionTimeoutMillis: timeouts.connectMs,
      query_timeout: timeouts.answerMs,
    });
  }

  /** Migrates the schema, once for this process. */
  async migrate(): Promise<void> {
    this.#migrated ??= this.#migrate().catch((error: unknown) => {
      this.#migrated = undefined;
      throw error;
    });
    await this.#migrated;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  /** An error for operators: names the database, never its password. */
  describeError(error: unknown): ReleaseStoreError {
    if (error instanceof ReleaseStoreError) return error;
    const { code, message } = error as { code?: string; message?: string };
    if (code === LOCK_NOT_AVAILABLE)
      return new ReleaseStoreError(
        `Another release command has held the store for ${LOCK_TIMEOUT_MS / 1000} s`,
      );
    const { host, pathname } = new URL(this.#url);
    return new ReleaseStoreError(`The release store (${host}${pathname}) has failed: ${message || code}`, {
      cause: error,
    });
  }

  async #client(): Promise<pg.PoolClient> {
    try {
      await this.migrate();
      return await this.#pool.connect();
    } catch (error) {
      throw this.describeError(error);
    }
  }

  async #migrate(): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await migrate(client);
    } finally {
      client.release();
    }
  }

  async #commit(query: Query): Promise<void> {
    try {
      await query('commit');
    } catch (error) {
      throw new ReleaseStoreError(
        `${(error as Error).message}. Whether the change has been made is not known: look at \`release status\``,
        { cause: error },
      );
    }
  }
}

function connectionTo(connectionString: string): pg.ClientConfig {
  return { connectionString, keepAlive: true, application_name: 'shop-releases' };
}
