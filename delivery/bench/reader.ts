import { createHash } from 'node:crypto';
import http from 'node:http';
import { isWhole, loadPage } from './page-load.ts';

/** Faults that readers have seen, as text. */
export interface Faults {
  pages: number;
  files: number;
  readonly failed: string[];
  readonly torn: string[];
}

interface Discovery {
  readonly microFrontends: Record<string, readonly { url: string; metadata: { version: string } }[]>;
}

/** Loads one page after the other, each with the files it names, until `isOver`. */
export async function read(
  url: string,
  areas: readonly string[],
  faults: Faults,
  isOver: () => boolean,
): Promise<void> {
  const agent = new http.Agent({ keepAlive: true });
  while (!isOver()) {
    const page = await loadPage(`${url}/${areas[0]}/`, agent);
    faults.pages += 1;
    if (!isWhole(page)) {
      faults.failed.push(`page ${page.status} ${page.error ?? ''}`);
      continue;
    }
    const torn = findTear(page.html, areas);
    if (torn) faults.torn.push(torn);
    for (const [address, integrity] of filesIn(page.html)) {
      const content = await fetchFile(url + address, agent).catch((error: Error) => error.message);
      faults.files += 1;
      if (hashOf(content) !== integrity)
        faults.failed.push(`${address} ${typeof content === 'string' ? content : 'integrity'}`);
    }
  }
  agent.destroy();
}

/** Areas that are always published together are of one version on every page, or the document is torn. */
function findTear(html: string, areas: readonly string[]): string | undefined {
  const text = /id="shop-discovery">([^<]*)</.exec(html)?.[1] ?? '';
  try {
    const { microFrontends } = JSON.parse(text) as Discovery;
    const found = areas.map((area) => microFrontends[area]![0]!);
    const versions = new Set(found.map(({ metadata }) => metadata.version));
    if (versions.size !== 1) return `versions ${[...versions].join(' and ')} on one page`;
    const wrong = found.find(({ url, metadata }) => !url.includes(`/${metadata.version}/`));
    return wrong && `${wrong.url} is said to be ${wrong.metadata.version}`;
  } catch (error) {
    return `a document that cannot be read: ${(error as Error).message}`;
  }
}

/** Addresses and integrity of every preloaded file and script. */
function filesIn(html: string): ReadonlyMap<string, string> {
  const tags = html.match(/<(link|script) [^>]*integrity="[^"]+"[^>]*>/g) ?? [];
  return new Map(
    tags.map((tag) => [/(?:href|src)="([^"]+)"/.exec(tag)![1]!, /integrity="([^"]+)"/.exec(tag)![1]!]),
  );
}

function hashOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function fetchFile(url: string, agent: http.Agent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(Buffer.concat(chunks))
            : reject(new Error(String(response.statusCode))),
        );
      })
      .on('error', reject);
  });
}
