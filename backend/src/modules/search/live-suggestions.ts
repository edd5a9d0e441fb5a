import type { Services } from '../../services.ts';
import { loadSuggestions } from './load-suggestions.ts';
import type { SuggestionIndex } from './suggestion-index.ts';

/** Triggers of the database announce here what has changed. */
const CHANNEL = 'shop_catalog';
/** An import changes many tables; they are taken in together. */
const SETTLE_MS = 500;

/** The suggestions of this process, kept in step with the catalogue. Readers never wait for a rebuild. */
export class LiveSuggestions {
  readonly #services: Services;
  #index: SuggestionIndex;
  #timer: NodeJS.Timeout | undefined;
  #refreshing: Promise<void> = Promise.resolve();
  #isClosed = false;

  private constructor(services: Services, index: SuggestionIndex) {
    this.#services = services;
    this.#index = index;
  }

  static async start(services: Services): Promise<LiveSuggestions> {
    const live = new LiveSuggestions(services, await loadSuggestions(services.db));
    await services.database.listen(CHANNEL, (what) => {
      if (what === 'catalog') live.#refreshSoon();
    });
    services.onClose(() => live.#close());
    return live;
  }

  get current(): SuggestionIndex {
    return this.#index;
  }

  #refreshSoon(): void {
    if (this.#isClosed || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#refreshing = this.#refreshing.then(() => this.#refresh());
    }, SETTLE_MS);
  }

  /** A failed refresh keeps the old index and tries again. */
  async #refresh(): Promise<void> {
    try {
      this.#index = await loadSuggestions(this.#services.db);
    } catch {
      this.#refreshSoon();
    }
  }

  async #close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#refreshing;
  }
}
