import { setTimeout as delay } from 'node:timers/promises';
import type { ReleaseDatabase } from './release-database.ts';

const EVERY_MS = 1000;

/** Lists the releases that the database keeps, with one reading for all who ask at about the same time. */
export class ReleaseList {
  readonly #database: ReleaseDatabase;
  #readAt = Number.NEGATIVE_INFINITY;
  /** Settled when no reading is under way, so that readings never take more than one connection. */
  #reading: Promise<unknown> = Promise.resolve();
  #next: Promise<ReadonlySet<string>> | undefined;

  constructor(database: ReleaseDatabase) {
    this.#database = database;
  }

  /** Whether it is kept now, never as of before the question; the answer may take a second. */
  async has(area: string, version: string): Promise<boolean> {
    this.#next ??= this.#read();
    return (await this.#next).has(`${area}/${version}`);
  }

  async #read(): Promise<ReadonlySet<string>> {
    await this.#reading;
    await delay(Math.max(0, this.#readAt + EVERY_MS - performance.now()));
    // Later questions may be about releases that this reading does not see.
    this.#next = undefined;
    this.#readAt = performance.now();
    const reading = this.#database.rows('select area, version from releases.kept');
    this.#reading = reading.catch(() => undefined);
    const rows = await reading;
    return new Set(rows.map(({ area, version }) => `${area}/${version}`));
  }
}
