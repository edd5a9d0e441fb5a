import type { Services } from '../../../platform/http/services.ts';
import { LiveIndex } from '../../catalog/catalog.api.ts';
import { loadSearchIndex } from './load-search-index.ts';
import type { SearchIndex } from './search-index.ts';

/** A failed load is repeated after this. */
const RETRY_MS = 2000;

/** The search index of this process, rebuilt with each new index of the catalogue. Readers never wait for it. */
export class LiveSearch {
  static readonly #ofProcess = new WeakMap<Services, Promise<LiveSearch>>();
  readonly #services: Services;
  readonly #catalog: LiveIndex;
  #index: SearchIndex;
  #refreshing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(services: Services, catalog: LiveIndex, index: SearchIndex) {
    this.#services = services;
    this.#catalog = catalog;
    this.#index = index;
  }

  /** Gives the one index of the process, whichever module asks first. */
  static of(services: Services): Promise<LiveSearch> {
    const known = LiveSearch.#ofProcess.get(services) ?? LiveSearch.#start(services);
    LiveSearch.#ofProcess.set(services, known);
    return known;
  }

  static async #start(services: Services): Promise<LiveSearch> {
    const catalog = await LiveIndex.of(services);
    const live = new LiveSearch(services, catalog, await loadSearchIndex(services.db, catalog.current));
    catalog.onRebuilt(() => live.#refreshNext());
    services.onClose(() => live.#close());
    return live;
  }

  get current(): SearchIndex {
    return this.#index;
  }

  #refreshNext(): void {
    this.#refreshing = this.#refreshing.then(() => this.#refresh());
  }

  /** A failed refresh keeps the old index. */
  async #refresh(): Promise<void> {
    const catalog = this.#catalog.current;
    if (this.#isClosed || this.#index.searchable.catalog === catalog) return;
    try {
      this.#index = await loadSearchIndex(this.#services.db, catalog);
    } catch (error) {
      clearTimeout(this.#timer);
      if (this.#isClosed) return;
      this.#services.log.error({ err: error }, 'the search index could not be renewed');
      this.#timer = setTimeout(() => this.#refreshNext(), RETRY_MS);
    }
  }

  async #close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#refreshing;
  }
}
