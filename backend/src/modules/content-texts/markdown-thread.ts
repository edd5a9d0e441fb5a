import { Worker } from 'node:worker_threads';
import type { Block } from '@shop/contracts/support/rich-text';
import { Unavailable } from '../../platform/errors/errors.ts';

/** A long page takes a tenth of it; a text built to hold up the parser would take minutes. */
const LIMIT_MS = 2000;
const HEAP_MB = 256;

/**
 * Parses Markdown in a thread of its own, one text after the other: the parser's time may grow with the square of a
 * text, and managers may paste anything. The thread starts with the first text.
 */
export class MarkdownThread {
  readonly #limitMs: number;
  #worker: Promise<Worker> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(limitMs = LIMIT_MS) {
    this.#limitMs = limitMs;
  }

  /** Null for a text that takes too long, too much memory, or too many trees within trees. Throws `Unavailable`. */
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

  /** Ready once it has loaded the parser: what that takes is nobody's text's fault. */
  #start(): Promise<Worker> {
    const { promise, resolve, reject } = Promise.withResolvers<Worker>();
    const worker = new Worker(new URL('./markdown-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    // Of a text that was too much it says nothing new; of a thread that could not start, all there is to know.
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
