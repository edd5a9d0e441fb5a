import path from 'node:path';
import type { ShopConfig } from '@shop/contracts/platform/discovery';
import type { FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { ShopAccounts } from '../accounts/shop-accounts.ts';
import { raiseAlarm } from '../releases/moves/pin.ts';
import { withdraw } from '../releases/moves/rollback.ts';
import type { Snapshot } from '../releases/store/live-releases.ts';
import type { ReleaseStore } from '../releases/store/store.ts';
import type { Settings } from '../settings.ts';
import { Intake } from './intake.ts';
import { ReleaseWatch } from './judging/release-watch.ts';
import { LiveSessions } from './live-sessions.ts';
import { registerMetrics } from './metrics/metrics.routes.ts';
import { Metrics } from './metrics/metrics.ts';
import { repeat } from './repeat.ts';
import { AddressLimit } from './reporter/address-limit.ts';
import { guestAreasOf, releasesOf, stagesOf, writeTicket } from './reporter/ticket.ts';
import { PostgresTelemetryStore } from './store/postgres-telemetry-store.ts';
import { SqliteTelemetryStore } from './store/sqlite-telemetry-store.ts';
import type { TelemetryStore } from './store/telemetry-store.ts';
import { registerReports } from './telemetry.routes.ts';

const LOOK_EVERY_MS = 4000;
const PRUNE_EVERY_MS = 3_600_000;
const SECRET_RETRY_MS = 5000;
/** An unresponsive database must delay neither the watch over releases nor the shutdown. */
const databaseLimits = {
  max: 4,
  keepAlive: true,
  connectionTimeoutMillis: 5000,
  query_timeout: 10_000,
  statement_timeout: 10_000,
};

export interface Telemetry {
  /** For `readTelemetry`. */
  readonly store: TelemetryStore;
  /**
   * The ticket for a page with these releases; undefined while the shop's secret cannot be read, and for an
   * address that has used up its tickets of this minute.
   */
  readonly ticketFor: (snapshot: Snapshot, nonce: string, address: string) => ShopConfig['telemetry'];
}

/**
 * Telemetry of this origin: takes the reports of pages, watches over canaries and fresh releases, answers Prometheus.
 * Ends with the origin.
 */
export async function startTelemetry(
  app: FastifyInstance,
  releases: ReleaseStore,
  settings: Settings & { readonly hashSalt: string },
): Promise<Telemetry> {
  const { sample, failureLimit, failingPagesPerAddress, pagesPerAddress, metricsToken } = settings.telemetry;
  const store = openTelemetryStore(settings);
  const metrics = new Metrics();
  const intake = new Intake(store, (news) => metrics.count(news), app.log);
  const secret = await sharedSecret(app, releases);
  const reports = registerReports(app, {
    secret,
    intake,
    sessions: new LiveSessions(new ShopAccounts(settings)),
    failures: new AddressLimit(failingPagesPerAddress),
    successes: new AddressLimit(pagesPerAddress),
  });
  const tickets = new AddressLimit(pagesPerAddress);
  registerMetrics(app, metrics, releases, metricsToken);
  const watch = new ReleaseWatch({
    pointers: () => releases.pointers(),
    telemetry: store,
    withdraw: (area, version, options) => withdraw(releases, area, version, options),
    raiseAlarm: (area, version, options) => raiseAlarm(releases, area, version, options),
    limits: { share: failureLimit },
    log: app.log,
  });
  if (failureLimit > 0)
    repeat(app, LOOK_EVERY_MS, () => watch.look(), 'failing releases cannot be looked for');
  repeat(app, PRUNE_EVERY_MS, () => store.prune(), 'old telemetry cannot be dropped');
  app.addHook('onClose', async () => {
    await reports.settled();
    await intake.flush();
    await store.close();
  });
  const ticket: Telemetry['ticketFor'] = (snapshot, nonce, address) =>
    tickets.admits(address) ? ticketFor(snapshot, nonce, sample, secret()) : undefined;
  return { store, ticketFor: ticket };
}

/** PostgreSQL where the releases are there, else a file beside them. */
export function openTelemetryStore({
  releaseStore,
  releasesDir,
}: Pick<Settings, 'releaseStore' | 'releasesDir'>): TelemetryStore {
  if (releaseStore === undefined) return new SqliteTelemetryStore(path.join(releasesDir, 'telemetry.sqlite'));
  return new PostgresTelemetryStore(new Pool({ ...databaseLimits, connectionString: releaseStore }));
}

function ticketFor(
  snapshot: Snapshot,
  nonce: string,
  share: number,
  secret: string | undefined,
): ShopConfig['telemetry'] {
  if (secret === undefined) return undefined;
  const sample = Math.random() < share ? Number((1 / share).toFixed(3)) : 0;
  const ticket = {
    nonce,
    issuedAt: Math.floor(Date.now() / 1000),
    sample,
    releases: releasesOf(snapshot),
    guests: guestAreasOf(snapshot),
    stages: stagesOf(snapshot),
  };
  return { ticket: writeTicket(ticket, secret), sample };
}

/** The secret of all origins; pages carry no ticket until it has been read. */
async function sharedSecret(app: FastifyInstance, releases: ReleaseStore): Promise<() => string | undefined> {
  let secret: string | undefined;
  const read = async () => {
    secret ??= await releases.secret('telemetry');
  };
  await read().catch(() => undefined);
  if (secret === undefined) repeat(app, SECRET_RETRY_MS, read, 'the secret of telemetry cannot be read');
  return () => secret;
}
