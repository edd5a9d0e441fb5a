import pg from 'pg';

/** OIDs of int8, numeric, date: the first two are numbers for us, a date stays the text it is. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number,
  1700: Number,
  1082: String,
};

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

const common = { types, options: '-c timezone=Europe/Moscow', application_name: 'shop-api' } as const;

/** A pool on PostgreSQL whose values look as those of the embedded database. */
export function openPostgresPool(connectionString: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 12, connectionTimeoutMillis: 10_000, ...common });
  // An idle connection the server cut is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError);
  return pool;
}

interface Told {
  readonly listener: (message: string) => void;
  /** The connection is back: messages may have been missed. */
  readonly onGap: (() => void) | undefined;
  readonly onError: (error: Error) => void;
}

/** Delivers NOTIFY messages of one channel on a connection of its own, reconnecting for as long as needed. */
export class PostgresListener {
  readonly #connectionString: string;
  readonly #channel: string;
  readonly #told: Told;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(connectionString: string, channel: string, told: Told) {
    this.#connectionString = connectionString;
    this.#channel = channel;
    this.#told = told;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#connectionString, keepAlive: true, ...common });
    this.#client = client;
    client.on('notification', ({ payload }) => this.#told.listener(payload ?? ''));
    client.on('error', this.#told.onError);
    client.on('end', () => this.#reconnect());
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(this.#channel)}`);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #reconnect(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.connect().then(this.#told.onGap, (error: Error) => {
        this.#told.onError(error);
        this.#reconnect();
      });
    }, 1000);
  }
}
