import type { Services } from '../../../platform/http/services.ts';
import type { FacetIndex } from './facet-index.ts';
import { flagStock, loadFacetIndex } from './load-facet-index.ts';
import { readInStock } from './read-catalog.ts';

/** Database triggers notify this channel of changes; the payload is `catalog` or `stock`. */
const CHANNEL = 'shop_catalog';
/** Changes come in bursts (imports, a day's orders): one refresh covers a burst. */
const SETTLE_MS = { catalog: 300, stock: 1500 } as const;
/** Delay before retrying a failed refresh. */
const RETRY_MS = 2000;

type Change = keyof typeof SETTLE_MS;

/** The catalogue index of this process, kept up to date with the database. Readers never wait for a rebuild. */
export class LiveIndex {
  static readonly #ofProcess = new WeakMap<Services, Promise<LiveIndex>>();
  readonly #services: Services;
  readonly #timers = new Map<Change, NodeJS.Timeout>();
  readonly #onRebuilt: (() => void)[] = [];
  #index: FacetIndex;
  #refreshing: Promise<void> = Promise.resolve();
  #isClosed = false;

  private constructor(services: Services, index: FacetIndex) {
    this.#services = services;
    this.#index = index;
  }

  /** Returns the index of the process, shared by all modules. */
  static of(services: Services): Promise<LiveIndex> {
    const index = LiveIndex.#ofProcess.get(services) ?? LiveIndex.#start(services);
    LiveIndex.#ofProcess.set(services, index);
    return index;
  }

  static async #start(services: Services): Promise<LiveIndex> {
    let live: LiveIndex | undefined;
    let isOutdated = false;
    const onChange = (what: Change) => {
      if (live === undefined) isOutdated = true;
      else live.#refreshSoon(what);
    };
    // Listen before the first read, so changes in between are not missed.
    await services.database.listen(
      CHANNEL,
      (what) => onChange(what === 'stock' ? 'stock' : 'catalog'),
      // Notifications during a lost connection are unknown, so everything is reloaded.
      () => onChange('catalog'),
    );
    live = new LiveIndex(services, await loadFacetIndex(services.db));
    if (isOutdated) live.#refreshSoon('catalog');
    services.onClose(() => live.#close());
    return live;
  }

  get current(): FacetIndex {
    return this.#index;
  }

  /** Registers a listener for each new index, for caches derived from it. */
  onRebuilt(listener: () => void): void {
    this.#onRebuilt.push(listener);
  }

  /** Debounces without restarting the timer, so that constant changes cannot postpone the refresh for ever. */
  #refreshSoon(change: Change, delayMs: number = SETTLE_MS[change]): void {
    if (this.#isClosed || this.#timers.has(change)) return;
    const start = () => {
      this.#timers.delete(change);
      this.#refreshing = this.#refreshing.then(() => this.#refresh(change));
    };
    this.#timers.set(change, setTimeout(start, delayMs));
  }

  /** A failed refresh keeps the old index and is retried. */
  async #refresh(change: Change): Promise<void> {
    const { db, log } = this.#services;
    try {
      if (change === 'catalog') await this.#rebuild();
      else this.#index.setStock(flagStock(await readInStock(db), this.#index.data.positionById));
    } catch (error) {
      if (!this.#isClosed) log.error({ err: error, change }, 'the catalogue index could not be refreshed');
      this.#refreshSoon(change, RETRY_MS);
    }
  }

  async #rebuild(): Promise<void> {
    this.#index = await loadFacetIndex(this.#services.db);
    for (const listener of this.#onRebuilt) listener();
  }

  async #close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await this.#refreshing;
  }
}
