import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { StoreLog } from '../store.ts';
import { announce } from './await-origins.ts';
import { type KnownReleases, readKnown } from './known-releases.ts';
import type { Query, ReleaseDatabase } from './release-database.ts';

export const CHANNEL = 'shop_releases';
/** The delay after a lost notification; after a silently dead connection, this and the query timeout. */
const POLL_MS = 300;
const ANSWER_MS = 600;
const CONNECT_MS = 2000;
const BACK_OFF_MS = [0, 100, 200, 400];
/** How long fetching a new release may take before we check whether it is still wanted. */
const PREPARE_MS = 500;
const PREPARE_OWN_MS = 5000;

interface FollowerOptions {
  readonly database: ReleaseDatabase;
  readonly log: StoreLog;
  /** The last state of the previous process, for a start without the database. */
  readonly last: () => Promise<KnownReleases | undefined>;
  /** Runs before pages learn of a change, so that none waits for files. Pages retry what fails here. */
  readonly prepare: (next: KnownReleases) => Promise<void>;
  readonly onChange: (next: KnownReleases, before: KnownReleases | undefined) => void;
}

/**
 * Follows the database over a connection of its own that listens for changes and also polls three times a
 * second. Reconnects for as long as needed; meanwhile the last known state stays.
 */
export class Follower {
  readonly #options: FollowerOptions;
  readonly #stop = new AbortController();
  readonly #running: Promise<void>;
  readonly #first = Promise.withResolvers<void>();
  #known: KnownReleases | undefined;
  #isGone = false;
  #failures = 0;
  /** Counts changes made by this process: a reading from before one is stale. */
  #ownChanges = 0;

  constructor(options: FollowerOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  /** The last good releases; undefined when there have never been any. Waits only for the first reading. */
  async known(): Promise<KnownReleases | undefined> {
    await this.#first.promise;
    return this.#known;
  }

  /** Whether the last attempt to reach the database failed. */
  get isGone(): boolean {
    return this.#isGone;
  }

  /** Applies a change that this process has just written. */
  async adopt(next: KnownReleases): Promise<void> {
    this.#ownChanges += 1;
    await this.#isPrepared(next, PREPARE_OWN_MS);
    this.#take(next);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const client = this.#options.database.connection({ connectMs: CONNECT_MS, answerMs: ANSWER_MS });
      try {
        await this.#follow(client);
      } catch (error) {
        await this.#lost(error);
      }
      client.end().catch(() => undefined);
      const pause = BACK_OFF_MS[Math.min(this.#failures, BACK_OFF_MS.length) - 1] ?? 0;
      await delay(pause, undefined, { signal: this.#stop.signal }).catch(() => undefined);
    }
  }

  /** Returns when it has been stopped; throws when the connection is lost. */
  async #follow(client: pg.Client): Promise<void> {
    const wake = new EventTarget();
    const ring = () => wake.dispatchEvent(new Event('ring'));
    let lost: Error | undefined;
    client.on('notification', ring);
    client.on('error', (error) => {
      lost = error;
      ring();
    });
    await client.connect();
    await this.#options.database.migrate();
    await client.query(`listen ${CHANNEL}`);
    const query: Query = async (text, values = []) => (await client.query(text, [...values])).rows;
    let announced: number | undefined;
    while (!this.#stop.signal.aborted) {
      if (lost) throw lost;
      // LISTEN comes before the first reading, so that no change in between is missed.
      const pause = new AbortController();
      const notified = once(wake, 'ring', { signal: pause.signal }).catch(() => undefined);
      const isNew = await this.#look(query);
      const entry = this.#known?.entry;
      if (entry !== undefined && entry !== announced) await announce(query, entry);
      announced = entry;
      if (!isNew)
        await Promise.race([
          notified,
          delay(POLL_MS, undefined, { signal: AbortSignal.any([this.#stop.signal, pause.signal]) }).catch(
            () => undefined,
          ),
        ]);
      pause.abort();
    }
  }

  async #look(query: Query): Promise<boolean> {
    const ownChanges = this.#ownChanges;
    const next = await readKnown(query, this.#failures === 0 ? this.#known?.stamp : undefined);
    const isReady = next && (await this.#isPrepared(next, PREPARE_MS));
    if (ownChanges !== this.#ownChanges) return true;
    this.#found();
    if (isReady) this.#take(next);
    return next !== undefined;
  }

  async #isPrepared(next: KnownReleases, limitMs: number): Promise<boolean> {
    const limit = new AbortController();
    const done = this.#options.prepare(next).catch(() => undefined);
    const isDone = await Promise.race([
      done.then(() => true),
      delay(limitMs, false, { signal: limit.signal }).catch(() => false),
    ]);
    limit.abort();
    return isDone;
  }

  #take(next: KnownReleases): void {
    const before = this.#known;
    this.#known = next;
    this.#options.onChange(next, before);
    this.#first.resolve();
  }

  #found(): void {
    if (this.#isGone) this.#options.log.info('the release store is back; pages follow it again');
    this.#isGone = false;
    this.#failures = 0;
  }

  async #lost(error: unknown): Promise<void> {
    this.#failures += 1;
    // A connection that was cut may come back at once.
    if (this.#isGone || (this.#failures < 2 && this.#known)) return;
    this.#isGone = true;
    this.#known ??= await this.#options.last();
    const { message } = this.#options.database.describeError(error);
    const until = this.#known ? 'pages go on with the last releases known here' : 'nothing is known here yet';
    this.#options.log.warn(`${message}; ${until}`);
    this.#first.resolve();
  }
}
