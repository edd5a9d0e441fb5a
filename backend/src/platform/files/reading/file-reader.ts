import { Worker } from 'node:worker_threads';
import { Limit, Unavailable, Validation } from '../../errors/errors.ts';
import type { CellKind, TextSheet } from './sheet.ts';

export type ReadAnswer = { readonly sheets: readonly TextSheet[] } | { readonly refusal: string };

export interface ReadTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly cells: CellKind;
}

/** Files read at the same time, and how many may wait; each person has one at a time. */
const [WORKERS, WAITING] = [2, 20];
const HEAP_MB = 384;
const TIME_MS = 10_000;
/**
 * A worker that is idle for this long is ended to free its memory; until then the next file need not wait for a start.
 */
const IDLE_MS = 900_000;
const TOO_LARGE = 'Файл слишком велик, чтобы его прочитать. Оставьте только нужный лист';
const TOO_SLOW = 'Файл не удалось прочитать за 10\u00a0секунд. Оставьте только нужный лист';

interface Job extends ReadTask {
  readonly userId: number;
  readonly done: PromiseWithResolvers<readonly TextSheet[]>;
}

interface Resting {
  readonly worker: Worker;
  readonly timer: NodeJS.Timeout;
}

/**
 * Reads files in worker threads with a limit of time and memory, so that a hostile file neither blocks the server nor
 * exhausts it (decision 042).
 */
export class FileReader {
  readonly #waiting: Job[] = [];
  readonly #running = new Map<Worker, Job>();
  readonly #resting: Resting[] = [];
  readonly #timeMs: number;
  #isClosed = false;

  constructor({ timeMs = TIME_MS } = {}) {
    this.#timeMs = timeMs;
  }

  /** Throws `Validation` on `file` for one that cannot be read, and `Limit` while too many files wait. */
  async read(
    bytes: Uint8Array<ArrayBuffer>,
    userId: number,
    cells: CellKind = 'line',
  ): Promise<readonly TextSheet[]> {
    const own = this.#waiting.filter((job) => job.userId === userId).length;
    if (this.#waiting.length >= WAITING || own >= WAITING / 4)
      throw new Limit('Сейчас читается слишком много файлов. Повторите через несколько секунд', 5);
    const job = { bytes, cells, userId, done: Promise.withResolvers<readonly TextSheet[]>() };
    this.#waiting.push(job);
    this.#next();
    return job.done.promise;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { timer } of this.#resting) clearTimeout(timer);
    const workers = [...this.#running.keys(), ...this.#resting.map(({ worker }) => worker)];
    for (const { done } of [...this.#waiting, ...this.#running.values()]) done.reject(new Unavailable());
    this.#waiting.length = 0;
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#isClosed || this.#running.size >= WORKERS) return;
    const busy = new Set([...this.#running.values()].map(({ userId }) => userId));
    const at = this.#waiting.findIndex(({ userId }) => !busy.has(userId));
    const [job] = at === -1 ? [] : this.#waiting.splice(at, 1);
    if (job === undefined) return;
    this.#run(this.#wake(), job);
    this.#next();
  }

  #run(worker: Worker, job: Job): void {
    this.#running.set(worker, job);
    worker.ref();
    const end = (outcome: Error | readonly TextSheet[], isWell = false) => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', fail).off('exit', lose);
      this.#running.delete(worker);
      if (isWell && !this.#isClosed) this.#rest(worker);
      else drop(worker);
      if (outcome instanceof Error) job.done.reject(outcome);
      else job.done.resolve(outcome);
      this.#next();
    };
    const hear = (answer: ReadAnswer) =>
      end('sheets' in answer ? answer.sheets : new Validation(answer.refusal, 'file'), true);
    const fail = (error: NodeJS.ErrnoException) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Validation(TOO_LARGE, 'file') : error);
    const lose = () => end(new Unavailable());
    const timer = setTimeout(() => end(new Validation(TOO_SLOW, 'file')), this.#timeMs);
    worker.on('message', hear).on('error', fail).on('exit', lose);
    const task: ReadTask = { bytes: job.bytes, cells: job.cells };
    worker.postMessage(task, [job.bytes.buffer]);
  }

  #wake(): Worker {
    const rested = this.#resting.pop();
    if (rested === undefined) return startWorker();
    clearTimeout(rested.timer);
    return rested.worker;
  }

  #rest(worker: Worker): void {
    worker.unref();
    const end = () => {
      const at = this.#resting.findIndex((resting) => resting.worker === worker);
      if (at !== -1) this.#resting.splice(at, 1);
      drop(worker);
    };
    this.#resting.push({ worker, timer: setTimeout(end, IDLE_MS).unref() });
  }
}

/** Later messages of the worker are ignored. */
function drop(worker: Worker): void {
  worker.on('error', () => {});
  void worker.terminate();
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
  });
  // The library's remarks on odd records are of no use in the log.
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}
