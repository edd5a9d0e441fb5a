import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);
const TIMEOUT_MS = 20_000;

/** What became of one page; times by `performance.now()`. */
export interface LoadedPage {
  readonly url: string;
  readonly begunAt: number;
  readonly endedAt: number;
  /** 0 when no whole answer came. */
  readonly status: number;
  readonly html: string;
  readonly error: string | undefined;
}

interface LoadOptions {
  /** Asked in turn. */
  readonly urls: readonly string[];
  readonly perSecond: number;
  readonly onPage: (page: LoadedPage) => void;
}

/** Visitors who ask for pages at a steady rate, however long the answers take. */
export class PageLoad {
  readonly #options: LoadOptions;
  readonly #agent = new http.Agent({ keepAlive: true });
  readonly #running = new Set<Promise<void>>();
  readonly #startedAt = performance.now();
  #asked = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#ask(), 2);
  }

  /** Asks no more; resolves when every page asked for has come or failed. Answers how many there were. */
  async stop(): Promise<number> {
    clearInterval(this.#timer);
    await Promise.all(this.#running);
    this.#agent.destroy();
    return this.#asked;
  }

  /** As many as are due by now: a timer that comes late makes good. */
  #ask(): void {
    const { urls, perSecond, onPage } = this.#options;
    const due = Math.floor(((performance.now() - this.#startedAt) / 1000) * perSecond);
    for (; this.#asked < due; this.#asked += 1) {
      const loading = loadPage(urls[this.#asked % urls.length]!, this.#agent).then(onPage);
      this.#running.add(loading);
      void loading.finally(() => this.#running.delete(loading));
    }
  }
}

/** A page as a browser asks for it. Never rejects. */
export async function loadPage(url: string, agent?: http.Agent): Promise<LoadedPage> {
  const begunAt = performance.now();
  try {
    const { status, body } = await get(url, agent);
    const html = (await decompress(body)).toString();
    return { url, begunAt, endedAt: performance.now(), status, html, error: undefined };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { url, begunAt, endedAt: performance.now(), status: 0, html: '', error: code ?? message };
  }
}

/** Whether a visitor has got the whole page of a shop. */
export function isWhole({ status, html }: LoadedPage): boolean {
  return status === 200 && html.includes('id="shop-discovery"') && html.trimEnd().endsWith('</html>');
}

/** The version of an area that a page carries; undefined when it has none. */
export function versionIn({ html }: LoadedPage, area: string): string | undefined {
  return new RegExp(`"url":"[^"]*/releases/${area}/([^/"]+)/`).exec(html)?.[1];
}

function get(url: string, agent: http.Agent | undefined): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const options = { agent, timeout: TIMEOUT_MS, headers: { 'accept-encoding': 'br', accept: 'text/html' } };
    const request = http.get(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        response.complete
          ? resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) })
          : reject(new Error('cut off')),
      );
    });
    request.on('timeout', () => request.destroy(new Error('timeout')));
    request.on('error', reject);
  });
}
