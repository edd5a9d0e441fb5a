import { Worker } from 'node:worker_threads';
import { Unavailable } from '../errors/errors.ts';

/** The result of rendering one document in the thread. */
export type PdfAnswer = { readonly bytes: Uint8Array } | { readonly error: unknown };

/** An idle thread ends after this time and frees its memory. */
const IDLE_MS = 900_000;

/**
 * Renders documents in its own thread, one after the other, so that a long one holds up no request (decision 052). The
 * thread starts with the first document. `script` answers each with a `PdfAnswer`.
 */
export class PdfThread<Content> {
  readonly #script: URL;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(script: URL) {
    this.#script = script;
  }

  /** Returns the PDF. Throws `Unavailable` if the thread ends, otherwise the error of the rendering. */
  render(document: Content): Promise<Buffer> {
    const drawn = this.#last.then(() => this.#render(document));
    this.#last = drawn.catch(() => {});
    return drawn;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
  }

  async #render(document: Content): Promise<Buffer> {
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

  #ask(worker: Worker, document: Content): Promise<PdfAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<PdfAnswer>();
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
