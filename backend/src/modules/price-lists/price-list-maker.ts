import type { Actor } from '../../platform/actor/actor.ts';
import type { Services } from '../../platform/http/services.ts';
import { makePriceList } from './make-price-list.ts';
import { PriceListFiles } from './price-list-files.ts';
import { failSilent, priceListProgress, removeOld } from './price-lists.repository.ts';

/** One process makes this many at the same time; the others wait in a queue. */
const AT_ONCE = 2;
/** A process reports at this interval that the price lists it makes, or has waiting, are not lost. */
const BEAT_MS = 15_000;
const CLEAN_UP_MS = 10 * 60_000;
/** Progress is written at most this often: the page polls once a second. */
const REPORT_MS = 400;

interface Order {
  readonly id: number;
  readonly actor: Actor;
  readonly sectionIds: readonly number[];
  readonly inStockOnly: boolean;
}

/**
 * Makes price lists apart from the requests that ask for them, and keeps the files for an hour. A price list whose
 * process ends has failed and can be requested again. An orderly stop records that at once, otherwise the missing
 * heartbeat does.
 */
export class PriceListMaker {
  readonly files: PriceListFiles;
  readonly #services: Services;
  readonly #progress;
  readonly #waiting: Order[] = [];
  readonly #running = new Map<number, Promise<void>>();
  readonly #stopped = new AbortController();
  readonly #timers: readonly NodeJS.Timeout[];

  readonly #makeFile: typeof makePriceList;

  private constructor(services: Services, makeFile: typeof makePriceList) {
    this.#services = services;
    this.#makeFile = makeFile;
    this.#progress = priceListProgress(services.db);
    this.files = new PriceListFiles(services.settings.priceListsDir);
    this.#timers = [
      setInterval(() => this.#tryTo('report progress of price lists', () => this.#beat()), BEAT_MS),
      setInterval(() => this.#tryTo('clean up price lists', () => this.cleanUp()), CLEAN_UP_MS),
    ];
  }

  /** Tests pass another `makeFile`. */
  static async start(services: Services, makeFile = makePriceList): Promise<PriceListMaker> {
    // Only one process can use the embedded database, so any unfinished price list was lost with the one before.
    const silentS = services.database.kind === 'embedded' ? 0 : undefined;
    await failSilent(services.db, undefined, silentS);
    const maker = new PriceListMaker(services, makeFile);
    services.onClose(() => maker.stop());
    await maker.cleanUp();
    return maker;
  }

  /** Queues a price list that already has its row. */
  add(order: Order): void {
    this.#waiting.push(order);
    this.#next();
  }

  async cleanUp(nowMs = Date.now()): Promise<void> {
    await removeOld(this.#services.db, nowMs);
    await this.files.removeOld(nowMs);
  }

  #next(): void {
    while (this.#running.size < AT_ONCE && !this.#stopped.signal.aborted) {
      const order = this.#waiting.shift();
      if (!order) return;
      const done = this.#make(order).finally(() => {
        this.#running.delete(order.id);
        this.#next();
      });
      this.#running.set(order.id, done);
    }
  }

  async #make({ id, ...order }: Order): Promise<void> {
    const { db, settings, log } = this.#services;
    const { siteName, publicUrl: origin } = settings;
    let reportedAtMs = 0;
    try {
      const file = await this.files.place(id);
      await this.#makeFile(
        db,
        { ...order, siteName, origin, file },
        {
          begin: async (totalRows) => void (await this.#progress.begin(id, totalRows)),
          advance: async (doneRows) => {
            if (Date.now() - reportedAtMs < REPORT_MS) return;
            reportedAtMs = Date.now();
            await this.#progress.advance(id, doneRows);
          },
        },
        this.#stopped.signal,
      );
      await this.#progress.finish([id], 'ready');
    } catch (error) {
      if (!this.#stopped.signal.aborted) log.error({ err: error, id }, 'a price list failed');
      await this.#tryTo('report a failed price list', () => this.#progress.finish([id], 'failed'));
    }
  }

  async #beat(): Promise<void> {
    const ids = [...this.#running.keys(), ...this.#waiting.map(({ id }) => id)];
    if (ids.length > 0) await this.#progress.beat(ids);
  }

  /** Price lists that are being made or are waiting fail. */
  async stop(): Promise<void> {
    this.#stopped.abort(new Error('the server is stopping'));
    for (const timer of this.#timers) clearInterval(timer);
    const waiting = this.#waiting.splice(0).map(({ id }) => id);
    await Promise.all(this.#running.values());
    if (waiting.length > 0) await this.#progress.finish(waiting, 'failed');
  }

  async #tryTo(what: string, task: () => Promise<unknown>): Promise<void> {
    await task().catch((error: unknown) => this.#services.log.error({ err: error }, `could not ${what}`));
  }
}
