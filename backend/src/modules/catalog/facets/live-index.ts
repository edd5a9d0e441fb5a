import type { Services } from '../../../platform/http/services.ts';
import type { FacetIndex } from './facet-index.ts';
import { flagStock, loadFacetIndex } from './load-facet-index.ts';
import { readInStock } from './read-catalog.ts';

/** Triggers of the database announce here what has changed: `catalog` or `stock`. */
const CHANNEL = 'shop_catalog';
/** Changes come in bursts (an import, a day's orders); they are taken in together. */
const SETTLE_MS = { catalog: 300, stock: 1500 } as const;
/** A failed reading is tried again after this. */
const RETRY_MS = 2000;

type Change = keyof typeof SETTLE_MS;

/** The catalogue index of this process, kept in step with the database. Readers never wait for a rebuild. */
export class LiveIndex {
  static readonly #ofProcess = new WeakMap<Services, Promise<LiveIndex>>();
  readonly #services: Services;
  readonly #timers = new Map<Change, NodeJS.Timeout>();
  readonly #onRenewed: (() => void)[] = [];
  #index: FacetIndex;
  #refreshing: Promise<void> = Promise.resolve();
  #isClosed = false;

  private constructor(services: Services, index: FacetIndex) {
    this.#services = services;
    this.#index = index;
  }

  /** The one index of the process, whichever module asks first. */
  static of(services: Services): Promise<LiveIndex> {
    const known = LiveIndex.#ofProcess.get(services) ?? LiveIndex.#start(services);
    LiveIndex.#ofProcess.set(services, known);
    return known;
  }

  static async #start(services: Services): Promise<LiveIndex> {
    let live: LiveIndex | undefined;
    let isOutdated = false;
    const hear = (what: Change) => {
      if (live === undefined) isOutdated = true;
      else live.#refreshSoon(what);
    };
    // Listens before it reads: what changes meanwhile is not missed.
    await services.database.listen(
      CHANNEL,
      (what) => hear(what === 'stock' ? 'stock' : 'catalog'),
      // Nobody knows what was announced while the connection was away.
      () => hear('catalog'),
    );
    live = new LiveIndex(services, await loadFacetIndex(services.db));
    if (isOutdated) live.#refreshSoon('catalog');
    services.onClose(() => live.#close());
    return live;
  }

  get current(): FacetIndex {
    return this.#index;
  }

  /** Calls whoever keeps something made of the index each time there is a new one. */
  onRenewed(listener: () => void): void {
    this.#onRenewed.push(listener);
  }

  /** Waits a moment for more of the same, but never for ever: a timer that runs is left to run. */
  #refreshSoon(change: Change, delayMs: number = SETTLE_MS[change]): void {
    if (this.#isClosed || this.#timers.has(change)) return;
    const start = () => {
      this.#timers.delete(change);
      this.#refreshing = this.#refreshing.then(() => this.#refresh(change));
    };
    this.#timers.set(change, setTimeout(start, delayMs));
  }

  /** A failed refresh keeps the old index and tries again. */
  async #refresh(change: Change): Promise<void> {
    const { db, log } = this.#services;
    try {
      if (change === 'catalog') await this.#renew();
      else this.#index.setStock(flagStock(await readInStock(db), this.#index.data.positionById));
    } catch (error) {
      if (!this.#isClosed)
        log.error({ err: error, change }, 'the index of the catalogue could not be renewed');
      this.#refreshSoon(change, RETRY_MS);
    }
  }

  async #renew(): Promise<void> {
    this.#index = await loadFacetIndex(this.#services.db);
    for (const listener of this.#onRenewed) listener();
  }

  async #close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await this.#refreshing;
  }
}
