import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Services } from '../../platform/http/services.ts';
import { makePriceList } from './make-price-list.ts';
import { PriceListFiles } from './price-list-files.ts';
import { failSilent, priceListProgress, removeOld } from './price-lists.repository.ts';

/** Made at the same time by one process; more wait for their turn. */
const AT_ONCE = 2;
/** So often a process says that what it makes, or what waits there, is not lost. */
const BEAT_MS = 15_000;
const CLEAN_UP_MS = 10 * 60_000;
/** The page asks once a second; more often nobody needs to know. */
const TELL_MS = 400;

interface Order {
  readonly id: number;
  readonly actor: ActingUser;
  readonly sectionIds: readonly number[];
  readonly inStockOnly: boolean;
}

/**
 * Makes price lists apart from the requests that ask for them, and keeps the files for an hour. What a process was at
 * when it ended has failed and can be asked for anew; an orderly end says so at once, otherwise its silence does.
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
      setInterval(() => this.#tryTo('tell of price lists', () => this.#beat()), BEAT_MS),
      setInterval(() => this.#tryTo('clean up price lists', () => this.cleanUp()), CLEAN_UP_MS),
    ];
  }

  /** `makeFile` is another in tests only. */
  static async start(services: Services, makeFile = makePriceList): Promise<PriceListMaker> {
    // Nobody else can be at work on the embedded database.
    const silentS = services.database.kind === 'embedded' ? 0 : undefined;
    await failSilent(services.db, undefined, silentS);
    const maker = new PriceListMaker(services, makeFile);
    services.onClose(() => maker.stop());
    await maker.cleanUp();
    return maker;
  }

  /** Puts a price list that has its row in line. */
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
    let toldAtMs = 0;
    try {
      const file = await this.files.place(id);
      await this.#makeFile(
        db,
        { ...order, siteName, origin, file },
        {
          begin: async (totalRows) => void (await this.#progress.begin(id, totalRows)),
          advance: async (doneRows) => {
            if (Date.now() - toldAtMs < TELL_MS) return;
            toldAtMs = Date.now();
            await this.#progress.advance(id, doneRows);
          },
        },
        this.#stopped.signal,
      );
      await this.#progress.finish([id], 'ready');
    } catch (error) {
      if (!this.#stopped.signal.aborted) log.error({ err: error, id }, 'a price list failed');
      await this.#tryTo('tell of a failed price list', () => this.#progress.finish([id], 'failed'));
    }
  }

  async #beat(): Promise<void> {
    const ids = [...this.#running.keys(), ...this.#waiting.map(({ id }) => id)];
    if (ids.length > 0) await this.#progress.beat(ids);
  }

  /** What is being made and what waits has failed then. */
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
