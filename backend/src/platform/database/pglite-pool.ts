import { Worker } from 'node:worker_threads';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** Without `folder` the database is in memory. `dump` is a tar file written by `dump()` to start from. */
export interface EmbeddedOptions {
  readonly folder?: string;
  readonly dump?: string;
}

/** A request to the database's worker thread; `id` links it to its answer. */
export type WorkerRequest = { readonly id: number } & (
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'dump'; readonly file: string }
  | { readonly kind: 'close' }
);
/** The answer to a request, or a NOTIFY message. */
export type WorkerAnswer =
  | { readonly id: number; readonly result?: unknown; readonly error?: { readonly message: string } }
  | { readonly channel: string; readonly message: string };

type Command = WorkerRequest extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;

/** How long a query may wait for the one connection before the pool reports that something holds it by mistake. */
const ACQUIRE_TIMEOUT_MS = 30_000;

/**
 * PGlite in a worker thread behind the part of `pg.Pool` that Kysely uses. The embedded database has one connection, so
 * a client has it alone until `release`: transactions never mix.
 */
export class PglitePool implements PostgresPool {
  readonly options = {};
  readonly #worker: Worker;
  readonly #pending = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #listeners = new Map<string, ((message: string) => void)[]>();
  readonly #waiting: (() => void)[] = [];
  #lastId = 0;
  #isTaken = false;
  #failure: Error | undefined;
  #isClosing = false;

  private constructor(worker: Worker, onFailure: (error: Error) => void) {
    this.#worker = worker;
    worker.on('message', (message: WorkerAnswer) => this.#receive(message));
    const fail = (error: Error) => {
      if (this.#isClosing) return;
      this.#failure = error;
      for (const { reject } of this.#pending.values()) reject(error);
      this.#pending.clear();
      onFailure(error);
    };
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`The embedded database ended with code ${code}`)));
  }

  /** Starts the worker; resolves once it can answer queries. */
  static async open(options: EmbeddedOptions, onFailure: (error: Error) => void): Promise<PglitePool> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: options });
    const ready = Promise.withResolvers<unknown>();
    let isOpen = false;
    const pool = new PglitePool(worker, (error) => (isOpen ? onFailure(error) : ready.reject(error)));
    pool.#pending.set(0, ready);
    await ready.promise;
    isOpen = true;
    return pool;
  }

  async connect(): Promise<PostgresPoolClient> {
    await this.#acquire();
    let isReleased = false;
    return {
      query: <R>(sql: unknown, parameters: readonly unknown[] = []) =>
        this.#send({ kind: 'query', sql: String(sql), parameters }) as Promise<PostgresQueryResult<R>>,
      release: () => {
        if (!isReleased) this.#release();
        isReleased = true;
      },
    } as PostgresPoolClient;
  }

  /** Passes every NOTIFY on `channel` to `listener`, in addition to earlier listeners. */
  async listen(channel: string, listener: (message: string) => void): Promise<void> {
    const others = this.#listeners.get(channel);
    if (others !== undefined) {
      others.push(listener);
      return;
    }
    this.#listeners.set(channel, [listener]);
    await this.#acquire();
    await this.#send({ kind: 'listen', channel }).finally(() => this.#release());
  }

  /** Writes the whole database to a tar file, for tests to start from. */
  async dump(file: string): Promise<void> {
    await this.#acquire();
    await this.#send({ kind: 'dump', file }).finally(() => this.#release());
  }

  async end(): Promise<void> {
    if (this.#isClosing) return;
    await this.#acquire();
    this.#isClosing = true;
    await this.#send({ kind: 'close' });
    await this.#worker.terminate();
  }

  #acquire(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const acquire = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(acquire), 1);
        reject(
          new Error('The database connection stayed taken: is a query inside a transaction sent past it?'),
        );
      }, ACQUIRE_TIMEOUT_MS);
      this.#waiting.push(acquire);
    });
  }

  #release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  #send(command: Command): Promise<unknown> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    this.#lastId += 1;
    const pending = Promise.withResolvers<unknown>();
    this.#pending.set(this.#lastId, pending);
    // An idle database does not keep a process alive that has nothing else to do.
    this.#worker.ref();
    this.#worker.postMessage({ ...command, id: this.#lastId });
    return pending.promise;
  }

  #receive(message: WorkerAnswer): void {
    if ('channel' in message) {
      for (const listener of this.#listeners.get(message.channel) ?? []) listener(message.message);
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (this.#pending.size === 0) this.#worker.unref();
    if (message.error === undefined) pending?.resolve(message.result);
    else pending?.reject(Object.assign(new Error(message.error.message), message.error));
  }
}
