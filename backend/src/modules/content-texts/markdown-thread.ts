import { Worker } from 'node:worker_threads';
import type { Block } from '@shop/contracts/support/rich-text';
import { Unavailable } from '../../platform/errors/errors.ts';

/** A long page needs a tenth of it; a hostile text would take minutes. */
const LIMIT_MS = 2000;
const HEAP_MB = 256;

/**
 * Parses Markdown in a worker thread, one text at a time: managers may paste any text, and parsing may take quadratic
 * time. The thread starts with the first text.
 */
export class MarkdownThread {
  readonly #limitMs: number;
  #worker: Promise<Worker> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(limitMs = LIMIT_MS) {
    this.#limitMs = limitMs;
  }

  /**
   * Returns null for a text that exceeds the limits of time, memory or nesting. Throws `Unavailable` if the thread
   * cannot start or is closed.
   */
  parse(text: string): Promise<Block[] | null> {
    const parsed = this.#last.then(() => this.#parse(text));
    this.#last = parsed.catch(() => {});
    return parsed;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await (await this.#worker?.catch(() => undefined))?.terminate();
  }

  async #parse(text: string): Promise<Block[] | null> {
    if (this.#isClosed) throw new Unavailable();
    this.#worker ??= this.#start();
    const worker = await this.#worker;
    worker.ref();
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const giveUp = () => resolve(null);
    const timer = setTimeout(() => void worker.terminate(), this.#limitMs);
    worker.once('message', resolve).once('exit', giveUp);
    worker.postMessage(text);
    const tree = await promise;
    clearTimeout(timer);
    worker.off('message', resolve).off('exit', giveUp).unref();
    if (this.#isClosed) throw new Unavailable();
    return tree === null ? null : JSON.parse(tree);
  }

  /** Resolves once the parser is loaded, so that loading does not count against the time limit of a text. */
  #start(): Promise<Worker> {
    const { promise, resolve, reject } = Promise.withResolvers<Worker>();
    const worker = new Worker(new URL('./markdown-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    // For an oversized text the error adds nothing; for a failed start it is the only information.
    let cause: unknown;
    worker.on('error', (error) => {
      cause = error;
    });
    worker.once('message', () => resolve(worker));
    worker.once('exit', () => {
      this.#worker = undefined;
      reject(Object.assign(new Unavailable(), { cause }));
    });
    return promise;
  }
}
