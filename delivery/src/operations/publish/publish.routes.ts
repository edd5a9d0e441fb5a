import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReleaseManifest } from '@shop/contracts/platform/release';
import type { FastifyInstance } from 'fastify';
import type { Change } from '../../releases/moves/change-pointers.ts';
import { judgePublish, type PublishOptions, publish } from '../../releases/moves/publish.ts';
import type { Candidate } from '../../releases/package/candidate.ts';
import type { ReleaseStore } from '../../releases/store/store.ts';
import type { Settings } from '../../settings.ts';
import { type Actor, demandAdmin, demandAreas } from '../actor.ts';
import { publishRequest, uploadDigest, uploadQuery } from '../contract.ts';
import { parseInput } from '../parse-input.ts';
import { actorOf } from '../request-actor.ts';
import { RequestRefused } from '../request-refused.ts';
import { IncomingRelease } from './incoming-release.ts';
import { publishApart } from './publish-apart.ts';
import { checkLimits, limits } from './upload-limits.ts';
import type { UploadSpool } from './upload-spool.ts';

export interface PublishingPlaces {
  readonly store: ReleaseStore;
  readonly spool: UploadSpool;
  readonly settings: Pick<Settings, 'releasesDir' | 'releaseStore'>;
}

/**
 * A release is published in three steps. `POST publish/plan` judges it by its manifest and answers which
 * files are missing; `PUT uploads/<digest>` accepts each, from where an interrupted upload ended; `POST
 * publish`, with the body of the plan, checks every byte and makes it live. The server stores nothing in
 * between but the files.
 */
export function registerPublishing(scope: FastifyInstance, places: PublishingPlaces): void {
  const { store, spool } = places;
  const big = { bodyLimit: limits.requestBytes };

  scope.post('/publish/plan', big, async (request) => {
    const actor = actorOf(request);
    const { releases, options } = readRequest(actor, request.body);
    const unknown = await judgePublish(store, releases, options);
    const missing = [];
    for (const manifest of unknown)
      missing.push(...(await (await incoming(places, actor, manifest)).missing()));
    return { missing };
  });

  scope.post('/publish', big, async (request) => {
    const actor = actorOf(request);
    const { releases, options } = readRequest(actor, request.body);
    return { changes: await publishFrom(places, actor, releases, options) };
  });

  scope.get('/uploads/:digest', async (request) => {
    const digest = parseInput(uploadDigest, (request.params as { digest: unknown }).digest);
    return { received: await spool.received(ownerOf(actorOf(request)), digest) };
  });

  scope.put('/uploads/:digest', async (request) => {
    const digest = parseInput(uploadDigest, (request.params as { digest: unknown }).digest);
    const place = parseInput(uploadQuery, request.query);
    const { body, headers } = request;
    if (!(body instanceof Readable) || headers['content-encoding'] !== undefined)
      throw new RequestRefused('wrong-type', 'A file comes as application/octet-stream, not compressed');
    const part = { owner: ownerOf(actorOf(request)), digest, ...place };
    return { received: await spool.append(part, body) };
  });
}

async function publishFrom(
  places: PublishingPlaces,
  actor: Actor,
  releases: readonly ReleaseManifest[],
  options: PublishOptions,
): Promise<readonly Change[]> {
  const { store, spool, settings } = places;
  const unknown = await judgePublish(store, releases, options);
  if (unknown.length === 0) return publish(store, await storedCandidates(store, releases), options);
  const owner = ownerOf(actor);
  const folder = await spool.makeFolder(owner, `build-${randomBytes(6).toString('hex')}`);
  try {
    const folders = new Map<string, string>();
    const coming = [];
    for (const manifest of releases) {
      const release = await incoming(places, actor, manifest);
      const build = `${folder}/${manifest.area}`;
      await release.assemble(build);
      folders.set(manifest.area, build);
      coming.push(release);
    }
    const changes = await publishApart({ settings, folders, options });
    for (const release of coming) await release.forget();
    return changes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The store has these releases with their files already, so nothing is checked or compressed again. */
async function storedCandidates(
  store: ReleaseStore,
  releases: readonly ReleaseManifest[],
): Promise<readonly Candidate[]> {
  return Promise.all(
    releases.map(async ({ area, version }) => {
      const manifest = await store.release(area, version);
      const names = Object.keys(manifest?.files ?? {});
      const files = new Map<string, Buffer>();
      for (const name of names) {
        const content = await store.file(area, version, name);
        if (content) files.set(name, content);
      }
      if (!manifest || files.size < names.length)
        throw new RequestRefused(
          'files-missing',
          `${area} ${version} is being removed; publish it once more`,
        );
      return { manifest, files };
    }),
  );
}

function readRequest(actor: Actor, body: unknown) {
  const { releases, expected, ...input } = parseInput(publishRequest, body);
  demandAreas(
    actor,
    releases.map(({ area }) => area),
  );
  // This takes fallbacks away from areas that are not being published.
  if (input.dropsUnfitPrevious) demandAdmin(actor, 'giving up unfit fallbacks');
  if (input.isPinned) demandAdmin(actor, 'pinning a release');
  for (const manifest of releases) checkLimits(manifest);
  const byArea = new Map(Object.entries(expected));
  const options: PublishOptions = { ...input, by: actor.name, expected: byArea };
  return { releases, options };
}

function incoming(places: PublishingPlaces, actor: Actor, manifest: ReleaseManifest) {
  return IncomingRelease.of(manifest, { ...places, owner: ownerOf(actor) });
}

/** A folder name that reveals nothing. */
function ownerOf({ name }: Actor): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 24);
}
