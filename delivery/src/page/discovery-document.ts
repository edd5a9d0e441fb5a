import type { DiscoveryDocument, LoadableRelease, MicroFrontend } from '@shop/contracts/platform/discovery';
import type { ReleaseManifest } from '@shop/contracts/platform/release';
import type { LiveRelease, Snapshot } from '../releases/store/live-releases.ts';
import { assetUrl, integrityOf } from './asset-url.ts';

/** The discovery document (architecture §2): of every area the one release this page may load and its fallback. */
export function discoveryDocument({ areas }: Snapshot, assetOrigin: string | undefined): DiscoveryDocument {
  const microFrontends: Record<string, MicroFrontend[]> = {};
  for (const [name, release] of areas) {
    const microFrontend = describe(release, assetOrigin);
    if (microFrontend) microFrontends[name] = [microFrontend];
  }
  return {
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends,
  };
}

function describe(
  { live, previous, canaryPercent }: LiveRelease,
  assetOrigin: string | undefined,
): MicroFrontend | undefined {
  const current = loadable(live, assetOrigin);
  if (!current || !live.manifest) return undefined;
  const fallback = previous ? loadable(previous, assetOrigin) : undefined;
  return {
    url: current.url,
    fallbackUrl: fallback?.url ?? null,
    metadata: { integrity: current.integrity, version: current.version },
    deployment: { traffic: canaryPercent ?? 100, default: canaryPercent === undefined },
    extras: { area: live.manifest, previous: fallback ?? null },
  };
}

function loadable(release: ReleaseManifest, assetOrigin: string | undefined): LoadableRelease | undefined {
  const [entry] = release.entry;
  if (entry === undefined) return undefined;
  return {
    url: assetUrl(release, entry, assetOrigin),
    version: release.version,
    integrity: integrityOf(release, entry),
  };
}
