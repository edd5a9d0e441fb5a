import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShopAccounts } from '../../accounts/shop-accounts.ts';
import type { OverrideRules } from '../../development/overrides/overrides.ts';
import { verifyHistory } from '../../releases/reports/history.ts';
import type { ReleaseStore } from '../../releases/store/store.ts';
import type { Settings } from '../../settings.ts';
import { registerAreaPages } from './area/area.routes.ts';
import { readAreas, readChanges } from './area/area-view.ts';
import { Authentication } from './authentication/authentication.ts';
import { fieldsOf, guard, visitorOf } from './authentication/guard.ts';
import { registerLogin } from './authentication/login.routes.ts';
import type { ConsoleParts } from './console-parts.ts';
import { html } from './html.ts';
import { JOURNAL_PAGE, journalPage } from './journal-page.ts';
import { sendPage } from './layout.ts';
import { developmentPanel } from './overview/development-panel.ts';
import { overview } from './overview/overview-page.ts';
import { ReleaseFacts } from './release-facts.ts';
import { registerSitePage } from './site/site.routes.ts';
import { type ReadableTelemetry, TelemetryReader } from './telemetry-reader.ts';

export interface ConsoleSettings {
  readonly settings: Pick<Settings, 'apiOrigin' | 'releaseStore'> & { readonly hashSalt: string };
  readonly telemetry: ReadableTelemetry;
  /** The overrides of developers; undefined when this origin allows none, and then no page mentions them. */
  readonly overrides: OverrideRules | undefined;
}

const MAX_FORM_BYTES = 8192;

/**
 * The release console at `/operations/`. Its pages depend on this origin alone, so it works when the shell
 * does not, and the shell itself is rolled back here. For operators of the shop and holders of release
 * tokens.
 */
export async function registerConsole(
  app: FastifyInstance,
  store: ReleaseStore,
  { settings, telemetry, overrides }: ConsoleSettings,
): Promise<void> {
  const secret = () => store.secret('console');
  const accounts = new ShopAccounts(settings);
  const authentication = new Authentication({ tokens: store.tokens, accounts, secret });
  const parts: ConsoleParts = {
    store,
    telemetry: new TelemetryReader(telemetry),
    facts: new ReleaseFacts(store),
  };
  app.get('/operations', async (_request, reply) => reply.redirect('/operations/', 308));
  await app.register(
    async (scope) => {
      const options = { parseAs: 'string', bodyLimit: MAX_FORM_BYTES } as const;
      scope.addContentTypeParser<string>(
        'application/x-www-form-urlencoded',
        options,
        async (_request: FastifyRequest, body: string) => fieldsOf(body),
      );
      scope.setErrorHandler((error, request, reply) => answerError(error, request, reply));
      guard(scope, authentication, secret);
      registerLogin(scope, authentication);
      registerAreaPages(scope, parts);
      registerSitePage(scope, accounts);
      scope.get('/', { prefixTrailingSlash: 'slash' }, (request, reply) =>
        sendOverview(request, reply, parts, overrides),
      );
      scope.get('/journal/', (request, reply) => sendJournal(request, reply, parts));
      scope.get('/*', async (request, reply) => {
        if (request.url.startsWith('/operations/api/')) return reply.callNotFound();
        const content = html`<div class="page-head"><h1>Здесь ничего нет</h1><p><a href="/operations/">Ко всем разделам</a></p></div>`;
        return sendPage(request, reply, { ...visitorOf(request), title: 'Не найдено', content, status: 404 });
      });
    },
    { prefix: '/operations' },
  );
}

async function sendOverview(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: ConsoleParts,
  overrides: OverrideRules | undefined,
): Promise<FastifyReply> {
  const { visitor, formToken } = visitorOf(request);
  const views = await readAreas(parts);
  const mayOverride = overrides?.isAllowed(request.ip) ?? false;
  const development = mayOverride ? developmentPanel(visitor, views) : undefined;
  const content = overview(views, Date.now(), development);
  const refreshFrom = '/operations/';
  return sendPage(request, reply, {
    visitor,
    formToken,
    title: 'Разделы',
    content,
    current: 'areas',
    refreshFrom,
  });
}

async function sendJournal(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: ConsoleParts,
): Promise<FastifyReply> {
  const { visitor, formToken } = visitorOf(request);
  const query = request.query as Readonly<Record<string, unknown>>;
  const area = typeof query.area === 'string' && query.area !== '' ? query.area : undefined;
  const [all, faults] = await Promise.all([readChanges(parts.store), verifyHistory(parts.store)]);
  const areas = await Promise.all(
    [...new Set(all.map(({ entry }) => entry.area))].sort().map(async (known) => {
      const version = all.find(({ entry }) => entry.area === known && entry.to !== null)?.entry.to;
      return { area: known, title: (version && (await parts.facts.of(known, version))?.title) || known };
    }),
  );
  const changes = area === undefined ? all : all.filter(({ entry }) => entry.area === area);
  const pages = Math.max(1, Math.ceil(changes.length / JOURNAL_PAGE));
  const page = Math.min(pages, Math.max(1, Math.floor(Number(query.page)) || 1));
  const content = journalPage({ changes, areas, area, page, faults, nowMs: Date.now() });
  return sendPage(request, reply, { visitor, formToken, title: 'Журнал', content, current: 'journal' });
}

function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const { statusCode = 500 } = error as { statusCode?: number };
  const isTheirs = statusCode >= 400 && statusCode < 500;
  if (!isTheirs) request.log.error({ err: error }, 'a page of the console has failed');
  const content = isTheirs
    ? html`<div class="page-head"><h1>Запрос не понят</h1><p><a href="/operations/">Ко всем разделам</a></p></div>`
    : html`<div class="page-head"><h1>Консоль сейчас не отвечает</h1><p>Хранилище релизов не читается. Магазин продолжает показывать последние известные релизы. Обновите страницу через минуту.</p></div>`;
  return sendPage(request, reply, { title: 'Ошибка', content, status: isTheirs ? statusCode : 503 });
}
