import { existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isAreaName, isReleasePath, isVersion } from '../releases/package/file-kinds.ts';
import type { ReleaseStore } from '../releases/store/store.ts';

export interface FileSettings {
  readonly releasesDir: string;
  readonly mediaDir: string;
}

const YEAR_MS = 31_536_000_000;

/**
 * Immutable files: `/releases/<area>/<version>/…` and `/media/…`. A missing file is a short 404, never a
 * page: a script tag must not get HTML.
 */
export async function registerFiles(
  app: FastifyInstance,
  { releasesDir, mediaDir }: FileSettings,
  store: Pick<ReleaseStore, 'fetch'>,
): Promise<void> {
  const immutable = {
    maxAge: YEAR_MS,
    immutable: true,
    index: false,
    dotfiles: 'ignore',
    redirect: false,
  } as const;
  await app.register(async (releases) => {
    releases.addHook('preHandler', async (request) => {
      const { '*': file } = request.params as { '*': string };
      await fetchRelease(store, releasesDir, file);
    });
    await releases.register(fastifyStatic, {
      ...immutable,
      root: releasesDir,
      prefix: '/releases/',
      preCompressed: true,
      decorateReply: false,
      allowedPath: isReleaseFile,
      setHeaders: openToOtherOrigins,
    });
  });
  // The API may create this folder after this server has started.
  if (!existsSync(mediaDir)) await mkdir(mediaDir, { recursive: true });
  await app.register(fastifyStatic, {
    ...immutable,
    root: mediaDir,
    prefix: '/media/',
    decorateReply: false,
  });
}

/**
 * A tab opened long ago, or a page of another origin, may request a release that this origin has never had.
 */
async function fetchRelease(
  store: Pick<ReleaseStore, 'fetch'>,
  releasesDir: string,
  file: string,
): Promise<void> {
  if (!isReleaseFile(`/${file}`)) return;
  const [area = '', version = ''] = file.split('/');
  const isHere = await access(path.join(releasesDir, area, version)).then(
    () => true,
    () => false,
  );
  if (isHere) return;
  try {
    await store.fetch(area, version);
  } catch (error) {
    throw Object.assign(error as Error, { statusCode: 503 });
  }
}

function isReleaseFile(pathname: string): boolean {
  const [, area = '', version = '', ...file] = pathname.split('/');
  return isAreaName(area) && isVersion(version) && isReleasePath(file.join('/'));
}

/** The files are public, and another origin's page may use them when this one is its ASSET_ORIGIN. */
function openToOtherOrigins(reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*');
  reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.header('timing-allow-origin', '*');
}
