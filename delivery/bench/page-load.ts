import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);
const TIMEOUT_MS = 20_000;

/** The outcome of one page load; times are by `performance.now()`. */
export interface LoadedPage {
  readonly url: string;
  readonly begunAt: number;
  readonly endedAt: number;
  /** 0 when no complete response arrived. */
  readonly status: number;
  readonly html: string;
  readonly error: string | undefined;
}

interface LoadOptions {
  /** Addresses to request, round robin. */
  readonly urls: readonly string[];
  readonly perSecond: number;
  readonly onPage: (page: LoadedPage) => void;
}

/** Visitors who request pages at a steady rate, however long the responses take. */
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

  /** Stops requesting. Resolves with the number of pages once every requested page has arrived or failed. */
  async stop(): Promise<number> {
    clearInterval(this.#timer);
    await Promise.all(this.#running);
    this.#agent.destroy();
    return this.#asked;
  }

  /** Sends every request that is due by now, so that a late timer catches up. */
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

/** Requests a page as a browser does. Never rejects. */
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

/** The version of an area that a page carries; undefined without one. */
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
