import type { Services } from '../../../platform/http/services.ts';
import { LiveIndex } from '../../catalog/catalog.api.ts';
import type { ArticleDirectory } from './article-directory.ts';
import { loadDirectory } from './load-directory.ts';

/** A failed load is repeated after this. */
const RETRY_MS = 2000;

/** The article directory of this process, rebuilt with each new index of the catalogue. Readers never wait for it. */
export class LiveDirectory {
  readonly #services: Services;
  #directory: ArticleDirectory;
  #refreshing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(services: Services, directory: ArticleDirectory) {
    this.#services = services;
    this.#directory = directory;
  }

  static async start(services: Services): Promise<LiveDirectory> {
    const catalog = await LiveIndex.of(services);
    const live = new LiveDirectory(services, await loadDirectory(services.db));
    catalog.onRebuilt(() => live.#refreshNext());
    services.onClose(() => live.#close());
    return live;
  }

  get current(): ArticleDirectory {
    return this.#directory;
  }

  #refreshNext(): void {
    this.#refreshing = this.#refreshing.then(() => this.#refresh());
  }

  /** A failed refresh keeps the old directory. */
  async #refresh(): Promise<void> {
    if (this.#isClosed) return;
    try {
      this.#directory = await loadDirectory(this.#services.db);
    } catch {
      clearTimeout(this.#timer);
      if (!this.#isClosed) this.#timer = setTimeout(() => this.#refreshNext(), RETRY_MS);
    }
  }

  async #close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#refreshing;
  }
}
