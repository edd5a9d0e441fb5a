import type { Database, Listening } from '../database/database.ts';
import { type CacheOptions, TopicCache } from './topic-cache.ts';

/** Triggers of the database announce on this channel, with the commit, the topic that has changed. */
const CHANNEL = 'shop_changes';

/**
 * Keeps answers of the database in memory until a commit of any process changes the rows behind them. `caughtUp` goes
 * before every use: then an answer is never older than the request that reads it.
 */
export class Changes {
  readonly #caches = new Set<Pick<TopicCache<unknown, unknown>, 'forget' | 'forgetAll'>>();
  #listening: Listening | undefined;
  #isCurrent = false;

  /** Starts to hear the changes of all processes. */
  static async start(database: Database): Promise<Changes> {
    const changes = new Changes();
    const hear = (topic: string) => {
      for (const cache of changes.#caches) cache.forget(topic);
    };
    changes.#listening = await database.listen(CHANNEL, hear, () => changes.#forgetAll());
    return changes;
  }

  /**
   * Waits until this process knows all that was committed before the call. While the connection to the database is
   * away nothing is kept, so every answer is read anew.
   */
  async caughtUp(): Promise<void> {
    this.#isCurrent = (await this.#listening?.caughtUp()) ?? false;
    if (!this.#isCurrent) this.#forgetAll();
  }

  /** A new cache; it lives as long as the process. */
  createCache<K, V>(options: CacheOptions): TopicCache<K, V> {
    const cache = new TopicCache<K, V>(options, () => this.#isCurrent);
    this.#caches.add(cache);
    return cache;
  }

  #forgetAll(): void {
    for (const cache of this.#caches) cache.forgetAll();
  }
}
