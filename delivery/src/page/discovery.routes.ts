import type { ReleaseManifest } from '@shop/contracts/platform/release';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type OverrideRules, overridden } from '../development/overrides/overrides.ts';
import { findConflicts } from '../releases/gate/gate.ts';
import type { LiveRelease, LiveReleases, Snapshot } from '../releases/store/live-releases.ts';
import type { ReleaseStore } from '../releases/store/store.ts';
import { chooseReleases } from '../visitor/choose-releases.ts';
import { fingerprintOf } from '../visitor/fingerprint.ts';
import { groupOf } from '../visitor/group.ts';
import { discoveryDocument } from './discovery-document.ts';
import type { PageSettings } from './render.ts';

const query = v.object({ shell: v.optional(v.pipe(v.string(), v.maxLength(100))) });

/**
 * `GET /discovery.json?shell=<version>`: the discovery document for this browser as it is now, for a page that is
 * open already. A page runs on the shell it came with, so areas that cannot run on that shell are left out: the page
 * keeps what it has of them. Of a shell that is not kept any more it keeps everything.
 */
export function registerDiscovery(
  app: FastifyInstance,
  live: Pick<LiveReleases, 'current'>,
  store: Pick<ReleaseStore, 'fetch'>,
  {
    assetOrigin,
    overrides,
  }: Pick<PageSettings, 'assetOrigin'> & { readonly overrides?: OverrideRules | undefined },
): void {
  app.get('/discovery.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const parsed = v.safeParse(query, request.query);
    if (!parsed.success) return reply.code(400).send({ error: 'shell must be a version' });
    const chosen = chooseReleases(await live.current(), groupOf(request, reply));
    const { snapshot } = await overridden(chosen, request, overrides);
    const version = parsed.output.shell;
    const isOfNow = version === undefined || version === chosen.shell?.live.version;
    const fit = isOfNow ? snapshot : fitFor(await store.fetch('shell', version), snapshot);
    const document = discoveryDocument(fit, assetOrigin);
    reply.header('shop-releases', fingerprintOf(chosen));
    if (chosen.shell) reply.header('shop-shell', chosen.shell.live.version);
    return reply.send(document);
  });
}

function fitFor(shell: ReleaseManifest | undefined, { shell: live, areas }: Snapshot): Snapshot {
  if (!shell) return { shell: live, areas: new Map() };
  const fit = [...areas].flatMap(([area, release]) => {
    if (!runsOn(shell, area, { live: release.live, previous: undefined })) return [];
    return [[area, runsOn(shell, area, release) ? release : { ...release, previous: undefined }] as const];
  });
  return { shell: live, areas: new Map(fit) };
}

function runsOn(shell: ReleaseManifest, area: string, { live, previous }: LiveRelease): boolean {
  const standings = new Map([
    ['shell', { live: shell, previous: undefined }],
    [area, { live, previous }],
  ]);
  return findConflicts(standings).length === 0;
}
