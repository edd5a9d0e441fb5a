import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../releases/store/store.ts';
import { actorsByToken, type FindActor } from './actor.ts';
import { registerChanges } from './change.routes.ts';
import { answerTo } from './error-answer.ts';
import { registerPublishing } from './publish/publish.routes.ts';
import { UploadSpool } from './publish/upload-spool.ts';
import { registerReading } from './reading.routes.ts';
import { requireActor } from './request-actor.ts';
import { RequestRefused } from './request-refused.ts';
import { ApartFailed, type StoreSettings } from './run-apart.ts';
import { registerTokens } from './token.routes.ts';

const SMALL_BODY_BYTES = 16_384;
const SWEEP_MS = 600_000;

/** `/operations/api/`: everything the `release` command does, for holders of a token (docs/releases.md). */
export async function registerOperationsApi(
  app: FastifyInstance,
  store: ReleaseStore,
  settings: StoreSettings,
  findActor: FindActor = actorsByToken(store.tokens),
): Promise<void> {
  const spool = new UploadSpool(path.join(settings.releasesDir, '.uploads'));
  const sweeping = setInterval(() => void spool.sweep(), SWEEP_MS).unref();
  app.addHook('onClose', async () => clearInterval(sweeping));
  await app.register(
    async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.bodyLimit ??= SMALL_BODY_BYTES;
      });
      answerInJson(scope);
      requireActor(scope, findActor);
      // A file goes to the disk as it comes; nothing else may be a stream.
      scope.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
      registerReading(scope, store, settings);
      registerChanges(scope, store);
      registerTokens(scope, store.tokens);
      registerPublishing(scope, { store, spool, settings });
    },
    { prefix: '/operations/api' },
  );
}

function answerInJson(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  scope.setErrorHandler((error, request, reply) => {
    const { status, body } = error instanceof ApartFailed ? error.answer : answerTo(error);
    // A body that was cut off or is too long is not read to its end.
    if (!request.raw.complete) reply.header('connection', 'close');
    if (status >= 500 && !request.raw.destroyed) request.log.error({ err: error }, 'an operation has failed');
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    return reply.code(status).send(body);
  });
  // Without it a page of the shop would answer.
  scope.all('/*', async () => {
    throw new RequestRefused('not-found', 'There is no such operation');
  });
}
