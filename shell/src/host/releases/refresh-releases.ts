import type { DiscoveryDocument } from '@shop/contracts/platform/discovery';
import { type Area, toAreas } from '../discovery/discovery.ts';
import type { AreaLoader } from '../federation/area-loader.ts';

const TIMEOUT_MS = 3000;

/** What the origin has to say to an open page. */
interface News {
  readonly document: DiscoveryDocument;
  /** The shell that a page opened now would run on. */
  readonly shellVersion: string | null;
}

/**
 * Asks which releases a page opened now would carry. Areas that nobody has opened take them over, so that a
 * release taken back does not reach who has not met it yet; what is open stays. True when a reload would bring
 * something else than what this page runs on. Rejects when the origin does not answer.
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

/** Whether the page runs on these releases from now on, or did already. An area it does not know needs a new page. */
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
