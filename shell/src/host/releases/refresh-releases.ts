import type { DiscoveryDocument } from '@shop/contracts/platform/discovery';
import { type Area, toAreas } from '../discovery/discovery.ts';
import type { AreaLoader } from '../federation/area-loader.ts';

const TIMEOUT_MS = 3000;

/** The origin's answer to an open page. */
interface News {
  readonly document: DiscoveryDocument;
  /** The shell release that a page opened now would use. */
  readonly shellVersion: string | null;
}

/**
 * Requests the releases that a page opened now would use. Areas that have not been opened adopt them, so a withdrawn
 * release does not reach new visitors; open areas stay. Returns whether a reload would bring other releases than those
 * of this page. Rejects if the origin does not answer.
 */
export async function refreshReleases(
  areas: readonly Area[],
  loader: Pick<AreaLoader, 'forget'>,
  shellVersion: string,
): Promise<boolean> {
  const news = await askOrigin(shellVersion);
  const fresh = toAreas(news.document);
  const outdated = fresh.filter((area) => !takeOver(area, areas, loader));
  return outdated.length > 0 || (news.shellVersion !== null && news.shellVersion !== shellVersion);
}

async function askOrigin(shellVersion: string): Promise<News> {
  const answer = await fetch(`/discovery.json?shell=${encodeURIComponent(shellVersion)}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`discovery.json: ${answer.status}`);
  const document = (await answer.json()) as DiscoveryDocument;
  return { document, shellVersion: answer.headers.get('shop-shell') };
}

/** Adopts the releases and returns whether the page now runs on them. An unknown area needs a reload. */
function takeOver(fresh: Area, areas: readonly Area[], loader: Pick<AreaLoader, 'forget'>): boolean {
  const known = areas.find(({ name }) => name === fresh.name);
  if (!known) return false;
  if (known.current.version === fresh.current.version) return true;
  if (!loader.forget(known.name)) return false;
  known.manifest = fresh.manifest;
  known.current = fresh.current;
  known.previous = fresh.previous;
  return true;
}
