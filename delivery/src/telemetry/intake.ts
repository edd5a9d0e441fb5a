import type { FastifyBaseLogger } from 'fastify';
import type { Evidence } from './evidence.ts';
import type { Observation } from './observations.ts';
import type { TelemetryStore } from './store/telemetry-store.ts';

const FLUSH_AFTER_MS = 1000;
/** Reports queued while the store is unreachable; the oldest are dropped first. */
const WAITING_MAX = 50_000;

export type Said = Observation | Evidence;

/** Batches reports of pages and writes them to the store once a second. */
export class Intake {
  readonly #store: Pick<TelemetryStore, 'add'>;
  readonly #onCounted: (news: readonly Observation[]) => void;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  #waiting: Said[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    store: Pick<TelemetryStore, 'add'>,
    onCounted: (news: readonly Observation[]) => void,
    log: Pick<FastifyBaseLogger, 'error'>,
  ) {
    this.#store = store;
    this.#onCounted = onCounted;
    this.#log = log;
  }

  take(said: readonly Said[]): void {
    if (said.length === 0) return;
    this.#waiting = [...this.#waiting, ...said].slice(-WAITING_MAX);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER_MS);
  }

  /** Flushes the queue; never throws. A failed batch is retried with the next one. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    try {
      const observations = batch.filter((one): one is Observation => 'kind' in one);
      const evidence = batch.filter((one): one is Evidence => 'finding' in one);
      this.#onCounted(await this.#store.add(observations, evidence));
    } catch (error) {
      this.#log.error({ err: error }, 'telemetry cannot be written; it waits');
      this.#waiting = [...batch, ...this.#waiting].slice(-WAITING_MAX);
    }
  }
}
