import pg from 'pg';

const BIGINTS: number = 1016;
const parseBigints = pg.types.getTypeParser(BIGINTS, 'text');

/** OIDs of int8, numeric, date and int8[]: all but a date become numbers, a date stays text. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number,
  1700: Number,
  1082: String,
  [BIGINTS]: (text) =>
    parseBigints(text).map((entry: string | null) => (entry === null ? null : Number(entry))),
};

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

const common = { types, options: '-c timezone=Europe/Moscow', application_name: 'shop-api' } as const;

/** A pool on PostgreSQL that parses values as the embedded database does. */
export function openPostgresPool(connectionString: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 12, connectionTimeoutMillis: 10_000, ...common });
  // The pool replaces an idle connection that the server cut; without a listener the error would end the process.
  pool.on('error', onError);
  return pool;
}

interface Callbacks {
  readonly listener: (message: string) => void;
  /** Called when the connection is back: messages may have been missed. */
  readonly onGap: (() => void) | undefined;
  readonly onError: (error: Error) => void;
}

/** A connection that does not answer in this time is replaced. */
const ANSWER_MS = 2000;

/** Delivers NOTIFY messages of one channel on its own connection and reconnects for as long as needed. */
export class PostgresListener {
  readonly #connectionString: string;
  readonly #channel: string;
  readonly #callbacks: Callbacks;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;
  #isListening = false;
  #wasLost = false;
  #asking: Promise<boolean> = Promise.resolve(false);
  #next: Promise<boolean> | undefined;

  constructor(connectionString: string, channel: string, callbacks: Callbacks) {
    this.#connectionString = connectionString;
    this.#channel = channel;
    this.#callbacks = callbacks;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      keepAlive: true,
      query_timeout: ANSWER_MS,
      ...common,
    });
    this.#client = client;
    client.on('notification', ({ payload }) => this.#callbacks.listener(payload ?? ''));
    client.on('error', this.#callbacks.onError);
    client.on('end', () => this.#reconnect());
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(this.#channel)}`);
    if (this.#wasLost) this.#callbacks.onGap?.();
    this.#isListening = true;
  }

  /**
   * PostgreSQL signals listening connections before it confirms a commit, and such a connection sends its messages
   * before the end of its next answer: once an empty query is answered, all of them are here. Callers that ask during
   * one query share the next.
   */
  caughtUp(): Promise<boolean> {
    this.#next ??= this.#asking.then(() => {
      this.#next = undefined;
      this.#asking = this.#ask();
      return this.#asking;
    });
    return this.#next;
  }

  async #ask(): Promise<boolean> {
    const client = this.#client;
    if (client === undefined || !this.#isListening) return false;
    try {
      await client.query('');
      return this.#isListening && client === this.#client;
    } catch (error) {
      this.#callbacks.onError(error as Error);
      // Ends a connection that no longer answers, so that another one is made.
      client.end().catch(this.#callbacks.onError);
      return false;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #reconnect(): void {
    this.#isListening = false;
    this.#wasLost = true;
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.connect().catch((error: Error) => {
        this.#callbacks.onError(error);
        this.#reconnect();
      });
    }, 1000);
  }
}
