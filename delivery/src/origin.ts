import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { registerDevServers } from './development/dev.routes.ts';
import { DevReleases, nothingReleased } from './development/dev-releases.ts';
import { tokenHolders } from './development/overrides/developers.ts';
import { registerOverrides } from './development/overrides/override.routes.ts';
import type { OverrideRules } from './development/overrides/overrides.ts';
import { registerEmbeds } from './embed/embed.routes.ts';
import { registerFavicon } from './files/favicon.routes.ts';
import { registerFiles } from './files/file.routes.ts';
import { registerHealth } from './health.routes.ts';
import { consoleDevelopers } from './operations/console/authentication/console-developers.ts';
import { registerConsole } from './operations/console/console.routes.ts';
import { registerOperationsApi } from './operations/operations.routes.ts';
import { registerDiscovery } from './page/discovery.routes.ts';
import { registerPages } from './page/page.routes.ts';
import { commonHeaders, inertPolicy, strictTransport } from './page/policy.ts';
import { registerProxy } from './proxy/proxy.routes.ts';
import { LiveReleases } from './releases/store/live-releases.ts';
import type { ReleaseStore } from './releases/store/store.ts';
import { registerDraining } from './requests/draining.ts';
import { loggedPath } from './requests/logged-path.ts';
import { answerBadAddress, answerUnreadable, BAD_ADDRESS } from './requests/unreadable.ts';
import type { Settings } from './settings.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

const UPLOAD_TIMEOUT_MS = 300_000;
/** The same limit as the API's: an address with a smart filter alone may hold 32 kB. */
const MAX_HEADER_BYTES = 65_536;

/** The web origin, ready to listen: pages, files of releases, media, and the way to the API. */
export async function createOrigin(
  settings: Settings & { readonly hashSalt: string },
  store: ReleaseStore,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: settings.logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    genReqId: () => randomUUID(),
    requestTimeout: UPLOAD_TIMEOUT_MS,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    frameworkErrors: (_error, request, reply) => answerBadAddress(request, reply as FastifyReply),
    clientErrorHandler: answerUnreadable,
  });
  const live = new LiveReleases(store, app.log);
  app.addHook('onClose', async () => live.close());
  registerDraining(app);
  registerSafety(app);
  const telemetry = await startTelemetry(app, store, settings);
  const { devEntries, isDevAlone } = settings;
  const released = isDevAlone ? nothingReleased : live;
  const shown = devEntries.size > 0 ? new DevReleases(released, devEntries, app.log) : live;
  registerHealth(app, shown);
  registerFavicon(app);
  registerEmbeds(app, settings);
  await registerFiles(app, settings, store);
  await registerDevServers(app, devEntries);
  await registerOperationsApi(app, store, settings);
  await registerProxy(app, shown, settings);
  const overrides = await overrideRules(settings, store);
  await registerConsole(app, store, { settings, telemetry: telemetry.store, overrides });
  if (overrides) await registerOverrides(app, shown, overrides);
  const { siteName, hashSalt, captchaKey, mapsKey, assetOrigin } = settings;
  registerDiscovery(app, shown, store, { assetOrigin, overrides });
  const config = { siteName, hashSalt, captchaKey, mapsKey };
  registerPages(app, shown, { config, assetOrigin, overrides, ticketFor: telemetry.ticketFor });
  return app;
}

/**
 * Undefined unless the origin is set to overrides, as no production origin is: then none of their code runs.
 */
async function overrideRules(
  { overridesFrom }: Settings,
  store: ReleaseStore,
): Promise<OverrideRules | undefined> {
  if (!overridesFrom) return undefined;
  const secret = await store.secret('overrides');
  return {
    isAllowed: overridesFrom,
    secret,
    developers: consoleDevelopers(tokenHolders(store.tokens), store),
  };
}

const NOT_FOUND = 'Не найдено\n';

/** Headers and handlers for every response; a page brings a policy of its own. */
function registerSafety(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders).header('content-security-policy', inertPolicy);
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
  });
  app.addHook('onResponse', async (request, reply) => {
    const answered = {
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[reply.statusCode >= 500 ? 'warn' : 'debug'](answered, 'answered');
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(NOT_FOUND),
  );
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    // The file server forbids odd paths; for the visitor there simply is no such file.
    const status = error.statusCode === 403 ? 404 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error({ err: error }, 'an answer has failed');
    const text =
      status >= 500 ? 'Что-то пошло не так. Обновите страницу.\n' : status === 404 ? NOT_FOUND : BAD_ADDRESS;
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(text);
  });
}
