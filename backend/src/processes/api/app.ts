import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { type FastifyHttpOptions, type FastifyInstance, fastify, LogController } from 'fastify';
import { recordImpersonatedCall } from '../../modules/history/history.api.ts';
import type { Database } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { Changes } from '../../platform/events/changes.ts';
import { LiveEvents } from '../../platform/events/live-events.ts';
import { FileTickets } from '../../platform/files/file-tickets.ts';
import type { Module } from '../../platform/http/route.ts';
import { registerDraining } from '../../platform/http/server/draining.ts';
import { failure, registerErrors, sendFailure, toAppError } from '../../platform/http/server/envelope.ts';
import { acceptForms } from '../../platform/http/server/form.ts';
import { loggerOptions, registerRequestLog } from '../../platform/http/server/logging.ts';
import { registerOpenApi } from '../../platform/http/server/openapi.ts';
import { registerRoute } from '../../platform/http/server/register-route.ts';
import { registerRequestChecks } from '../../platform/http/server/request-checks.ts';
import type { Services } from '../../platform/http/services.ts';
import { Actors } from '../../platform/http/session/actors.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { demoRegister } from '../demo/register/demo-register.ts';
import { registerExchange } from '../exchange/exchange.routes.ts';
import { ExchangeWork } from '../exchange/work/exchange-work.ts';
import { apiModules } from './api-modules.ts';
import { registerEvents } from './events.routes.ts';
import { registerFiles } from './files.routes.ts';
import { registerMetrics } from './metrics.routes.ts';

/** Paths of the smart filter hold long chains of values. */
const MAX_URL_BYTES = 32_768;

export interface AppOptions {
  readonly settings: Settings;
  readonly database: Database;
  readonly modules?: readonly Module[];
  /** Receives the log lines instead of standard output. */
  readonly logTo?: { write(line: string): void };
}

/** Builds the API on an open and migrated database. Closing it ends live streams and modules, not the database. */
export async function buildApp({ settings, database, modules = apiModules, logTo }: AppOptions) {
  const app: FastifyInstance = fastify({
    ...serverOptions(settings),
    logger: loggerOptions(settings.logLevel, logTo),
  });
  const services = await startServices(app, settings, database);
  tolerateEmptyJson(app);
  registerErrors(app);
  registerSafeHeaders(app);
  registerRequestLog(app);
  registerDraining(app, services);
  registerRequestChecks(app, services);
  app.get('/healthz', { config: { isUnchecked: true } }, async () => {
    await database.db.selectNoFrom((select) => select.lit(1).as('one')).execute();
    return { status: 'ok', server: 'api', database: database.kind, node: process.version };
  });
  registerEvents(app, services);
  registerFiles(app, services);
  registerMetrics(app, services);
  const exchange = new ExchangeWork({ database, log: app.log, ...settings });
  services.onClose(() => exchange.close());
  await registerExchange(app, services, exchange);
  const lists = await Promise.all(
    modules.map((module) => (typeof module === 'function' ? module(services) : module)),
  );
  const definitions = lists.flat();
  for (const definition of definitions) if (!definition.call.form) registerRoute(app, services, definition);
  // Only routes in this scope accept forms.
  await app.register(async (scope) => {
    await acceptForms(scope);
    for (const definition of definitions)
      if (definition.call.form) registerRoute(scope, services, definition);
  });
  registerOpenApi(app, definitions, settings);
  await app.ready();
  return { app, services, exchange };
}

function serverOptions(settings: Settings): FastifyHttpOptions<Server> {
  return {
    trustProxy: settings.trustProxy,
    bodyLimit: 1024 * 1024,
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_URL_BYTES },
    http: { maxHeaderSize: 2 * MAX_URL_BYTES },
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => sendFailure(toAppError(error), request, reply),
    clientErrorHandler: (error, socket) => {
      if (!socket.writable || ('code' in error && error.code === 'ECONNRESET')) return;
      const body = JSON.stringify(failure(new Validation('Неверный запрос'), randomUUID()));
      socket.end(
        `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    },
  };
}

async function startServices(
  app: FastifyInstance,
  settings: Settings,
  database: Database,
): Promise<Services> {
  const events = await LiveEvents.start(database);
  const changes = await Changes.start(database);
  return {
    settings,
    database,
    db: database.db,
    events,
    changes,
    actors: new Actors(database.db, changes),
    files: new FileTickets(),
    log: app.log,
    recordImpersonatedCall,
    localRegister: settings.hasDemoUsers ? demoRegister : null,
    onClose: (task) => {
      app.addHook('onClose', async () => task());
    },
  };
}

/** Calls without a body still declare JSON as their content type; nothing but JSON is accepted. */
function tolerateEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.decorateRequest('bodyText', '');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodyText = String(body);
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}

function registerSafeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': request.id,
    });
  });
}
