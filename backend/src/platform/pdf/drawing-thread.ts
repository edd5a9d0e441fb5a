import { Worker } from 'node:worker_threads';
import { Unavailable } from '../errors/errors.ts';

export type Drawn = { readonly bytes: Uint8Array } | { readonly error: unknown };

/** A thread that rests for so long gives its memory back. */
const IDLE_MS = 900_000;

/**
 * Draws documents in a thread of its own, one after the other, so that a long one holds up nobody's request
 * (decision 052). The thread starts with the first document. `script` answers each with a `Drawn`.
 */
export class DrawingThread<Paper> {
  readonly #script: URL;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(script: URL) {
    this.#script = script;
  }

  /** The PDF. Throws `Unavailable` if the thread ends, what the drawing threw otherwise. */
  draw(document: Paper): Promise<Buffer> {
    const drawn = this.#last.then(() => this.#draw(document));
    this.#last = drawn.catch(() => {});
    return drawn;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
  }

  async #draw(document: Paper): Promise<Buffer> {
    if (this.#isClosed) throw new Unavailable();
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    worker.ref();
    try {
      const drawn = await this.#ask(worker, document);
      if ('error' in drawn) throw drawn.error;
      return Buffer.from(drawn.bytes);
    } finally {
      worker.unref();
      this.#idle = setTimeout(() => this.#rest(), IDLE_MS).unref();
    }
  }

  #ask(worker: Worker, document: Paper): Promise<Drawn> {
    const { promise, resolve, reject } = Promise.withResolvers<Drawn>();
    const lose = () => reject(new Unavailable());
    worker.once('message', resolve).once('exit', lose);
    worker.postMessage(document);
    return promise.finally(() => worker.off('message', resolve).off('exit', lose));
  }

  #start(): Worker {
    const worker = new Worker(this.#script);
    worker.on('error', () => {});
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }

  #rest(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}
