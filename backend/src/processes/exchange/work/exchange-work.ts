import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import {
  claimExchangeFile,
  type ExchangeFile,
  finishExchangeFile,
  readExchangeFile,
  reportWork,
  returnExchangeFile,
} from '../../../modules/exchange/exchange.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { exchangeFolder } from '../receiving/session-folder.ts';
import { refused } from './file-outcomes.ts';
import { runExchangeFile } from './run-exchange-file.ts';
import type { ThreadTask } from './work-thread.ts';

interface Options {
  readonly database: Database;
  readonly dataDir: string;
  readonly mediaDir: string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

interface Current {
  readonly fileId: number;
  message: string;
  worker?: Worker;
}

const REPORT_MS = 2_000;
const LOOK_MS = 100;
/** Files are read as streams; a small heap keeps the process from growing while it works. */
const [HEAP_MB, YOUNG_MB] = [192, 8];

/**
 * Works on the files of exchanges, one at a time in this process, the oldest first. On PostgreSQL in a thread with a
 * connection of its own; the embedded database has one connection, so there the work is done beside the answers.
 */
export class ExchangeWork {
  readonly #options: Options;
  #running: Promise<void> | undefined;
  #isWanted = false;
  #isClosed = false;
  #current: Current | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Looks for waiting files now; call it when one has been queued. */
  kick(): void {
    this.#isWanted = true;
    if (this.#isClosed) return;
    this.#running ??= this.#runAll().finally(() => {
      this.#running = undefined;
      if (this.#isWanted) this.kick();
    });
  }

  /**
   * The file when its work is over, or as it is after `withinMs`. The embedded database does not answer while it writes
   * a file, so what this process works on is known without it.
   */
  async outcomeOf(id: number, withinMs: number): Promise<ExchangeFile | { readonly message: string }> {
    const until = Date.now() + withinMs;
    const isHere = () => this.#current?.fileId === id && this.#options.database.kind === 'embedded';
    while (true) {
      if (!isHere()) {
        const file = await readExchangeFile(this.#options.database.db, id);
        if (!['queued', 'working'].includes(file.state) || Date.now() >= until) return file;
      } else if (Date.now() >= until) return { message: this.#current!.message };
      await pause(LOOK_MS);
    }
  }

  /** Resolves once this process has nothing left to do. */
  async idle(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  /** Ends the present work; its file is done by the next process. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#current?.worker?.terminate();
    await this.#running;
  }

  async #runAll(): Promise<void> {
    const { db } = this.#options.database;
    while (this.#isWanted && !this.#isClosed) {
      this.#isWanted = false;
      const file = await claimExchangeFile(db);
      if (file === undefined) return;
      this.#isWanted = true;
      await this.#run(file);
    }
  }

  async #run({ id, sessionId }: ExchangeFile): Promise<void> {
    const { database, dataDir, mediaDir, log } = this.#options;
    const folder = exchangeFolder(dataDir, sessionId);
    const current: Current = { fileId: id, message: '' };
    this.#current = current;
    const onProgress = (message: string) => {
      current.message = message;
    };
    try {
      if (database.url === undefined) await runExchangeFile({ database, folder, mediaDir, onProgress }, id);
      else {
        const task: ThreadTask = { fileId: id, databaseUrl: database.url, folder, mediaDir };
        await this.#inThread(task, current, onProgress);
      }
    } catch (error) {
      if (this.#isClosed) return await returnExchangeFile(database.db, id);
      log.error({ err: error, fileId: id }, 'a file of an exchange failed');
      const outcome = refused(
        'Ошибка на сервере магазина: она записана в его журнал. Файл ничего не изменил',
      );
      await finishExchangeFile(database.db, id, outcome).catch((over: unknown) =>
        // The failure came after the end of the work, which stands as it was written.
        log.error({ err: over, fileId: id }, 'the failure of a file is not recorded'),
      );
    } finally {
      this.#current = undefined;
    }
  }

  async #inThread(task: ThreadTask, current: Current, onProgress: (message: string) => void): Promise<void> {
    const { database, log } = this.#options;
    const report = () =>
      reportWork(database.db, task.fileId, current.message).catch((error: unknown) =>
        log.error({ err: error }, 'the progress of an exchange could not be written'),
      );
    const timer = setInterval(report, REPORT_MS);
    try {
      const worker = new Worker(new URL('./work-thread.ts', import.meta.url), {
        workerData: task,
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
      });
      current.worker = worker;
      worker.on('message', onProgress);
      await new Promise<void>((resolve, reject) => {
        worker.once('error', reject);
        worker.once('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`The thread of an exchange ended with code ${code}`)),
        );
      });
    } finally {
      clearInterval(timer);
    }
  }
}
