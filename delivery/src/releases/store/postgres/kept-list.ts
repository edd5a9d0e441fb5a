import { setTimeout as delay } from 'node:timers/promises';
import type { ReleaseDatabase } from './release-database.ts';

const EVERY_MS = 1000;

/** Which releases the database keeps, read once for all who ask at about the same time. */
export class KeptList {
  readonly #database: ReleaseDatabase;
  #readAt = Number.NEGATIVE_INFINITY;
  /** Settled when no reading is under way: they never take more than one connection. */
  #reading: Promise<unknown> = Promise.resolve();
  #next: Promise<ReadonlySet<string>> | undefined;

  constructor(database: ReleaseDatabase) {
    this.#database = database;
  }

  /** Whether it is kept as of now, never as of before the question; the answer may take a second. */
  async has(area: string, version: string): Promise<boolean> {
    this.#next ??= this.#read();
    return (await this.#next).has(`${area}/${version}`);
  }

  async #read(): Promise<ReadonlySet<string>> {
    await this.#reading;
    await delay(Math.max(0, this.#readAt + EVERY_MS - performance.now()));
    // Whoever asks from here on may ask for what this reading does not see.
    this.#next = undefined;
    this.#readAt = performance.now();
    const reading = this.#database.rows('select area, version from releases.kept');
    this.#reading = reading.catch(() => undefined);
    const rows = await reading;
    return new Set(rows.map(({ area, version }) => `${area}/${version}`));
  }
}
