import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isAreaName, isReleasePath, isVersion } from '../releases/file-kinds.ts';

export interface FileSettings {
  readonly releasesDir: string;
  readonly mediaDir: string;
}

const YEAR_MS = 31_536_000_000;

/**
 * Files that never change under their name: `/releases/<area>/<version>/…` and `/media/…`. A file that is not there
 * is a short 404, never a page: a script tag must not get HTML.
 */
export async function registerFiles(
  app: FastifyInstance,
  { releasesDir, mediaDir }: FileSettings,
): Promise<void> {
  const immutable = {
    maxAge: YEAR_MS,
    immutable: true,
    index: false,
    dotfiles: 'ignore',
    redirect: false,
  } as const;
  await app.register(fastifyStatic, {
    ...immutable,
    root: releasesDir,
    prefix: '/releases/',
    preCompressed: true,
    decorateReply: false,
    allowedPath: isReleaseFile,
    setHeaders: openToOtherOrigins,
  });
  // The API puts pictures there, perhaps after this server has started.
  if (!existsSync(mediaDir)) await mkdir(mediaDir, { recursive: true });
  await app.register(fastifyStatic, {
    ...immutable,
    root: mediaDir,
    prefix: '/media/',
    decorateReply: false,
  });
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
