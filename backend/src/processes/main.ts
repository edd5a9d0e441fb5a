import { SettingsError } from '@shop/server/environment';
import { startClosingAppeals } from '../modules/appeals/appeals.api.ts';
import { inviteFirstAdministrator } from '../modules/staff/staff.api.ts';
import { warnWithoutCaptcha } from '../platform/captcha/verify-captcha.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { FolderLockedError } from '../platform/database/folder-lock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { startMessageSender } from '../platform/message-outbox/send-messages.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';
import { buildApp } from './api/app.ts';
import { DemoAccountsError, refuseDemoAccounts } from './demo/demo-accounts.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { findTerminal } from './find-terminal.ts';
import { startFulfilmentSimulation } from './fulfilment/fulfilment-simulation.ts';
import { startCleanUp } from './jobs/clean-up.ts';
import { startExchangeJob } from './jobs/exchange-job.ts';
import { startFinanceJobs } from './jobs/finance-jobs.ts';
import { startReservationsJob } from './jobs/reservations-job.ts';
import { startTermsJob } from './jobs/terms-job.ts';
import { startWaitingStatusesJob } from './jobs/waiting-statuses-job.ts';

/** Starts the API: migrate, fill an empty demo shop, listen. SIGTERM and SIGINT stop it without dropping a request. */
async function main(): Promise<void> {
  const settings = readSettings();
  const database = await openDatabase({
    ...settings,
    onError: (error) => {
      console.error(error.message);
      // The embedded database does not come back by itself; PostgreSQL's connections do.
      if (settings.databaseUrl === undefined) process.exit(1);
    },
  });
  await migrate(database.db);
  if (settings.hasDemoUsers) await seedDemo(database, settings, (line) => console.log(line));
  else await refuseDemoAccounts(database.db);
  await serve(settings, database);
}

async function serve(settings: Settings, database: Database): Promise<void> {
  const { app, exchange } = await buildApp({ settings, database });
  if (settings.hasDemoUsers) app.log.warn('Anybody can log in: the password of the demo accounts is public');
  warnWithoutCaptcha(settings, app.log);
  const stopOutbox = startMessageSender(database.db, settings, app.log);
  const stopCleanUp = startCleanUp(database.db, settings.attachmentsDir, app.log);
  const stopFulfilmentSimulation = startFulfilmentSimulation(database.db, settings, app.log);
  const stopFinanceJobs = startFinanceJobs(database.db, app.log);
  const stopTermsJob = startTermsJob(database.db, app.log);
  const stopReservationsJob = startReservationsJob(database.db, app.log);
  const stopExchangeJob = startExchangeJob(exchange, database.db, settings, app.log);
  const stopWaitingStatusesJob = startWaitingStatusesJob(database.db, app.log);
  const stopClosingAppeals = startClosingAppeals(database.db, app.log);
  const stop = async () => {
    await app.drain();
    await stopCleanUp();
    await stopFulfilmentSimulation();
    await stopFinanceJobs();
    await stopTermsJob();
    await stopReservationsJob();
    await stopExchangeJob();
    await stopWaitingStatusesJob();
    await stopClosingAppeals();
    await stopOutbox();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const { port, host, reusePort } = settings;
  // Node accepts `reusePort`; Fastify's type does not list it yet.
  const address = { port, host, reusePort };
  await app.listen(address);
  const shownHost = host.includes(':') ? `[${host}]` : host;
  console.log(`API ready on http://${shownHost}:${port} (${database.kind} database)`);
  // The link is a secret: it reaches the screen of the person who starts the server, and no log.
  await inviteFirstAdministrator(database.db, settings.publicUrl, { print: findTerminal(), log: app.log });
}

/** A mistake that the operator can fix is reported in one line, any other error with its stack. */
function explain(error: unknown): string {
  if (isOperatorsMistake(error)) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is taken by another program. Choose another with API_PORT=….';
  if (code === 'EACCES') return `No permission: ${message}`;
  if (code === 'ENOSPC') return `No space left on the disk: ${message}`;
  if (code === 'ECONNREFUSED') return `PostgreSQL does not answer at DATABASE_URL: ${message}`;
  return stack ?? String(error);
}

function isOperatorsMistake(error: unknown): error is Error {
  return [SettingsError, FolderLockedError, DemoAccountsError].some((kind) => error instanceof kind);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
