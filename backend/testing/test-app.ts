import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Module } from '../src/platform/http/route.ts';
import type { Settings } from '../src/platform/settings/settings.ts';
import { buildApp } from '../src/processes/api/app.ts';
import { TestClient } from './test-client.ts';
import { openTestDatabase } from './test-database.ts';

export const DEMO_PASSWORD = 'Demo2026';

/** The files of this process's tests. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-test-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

export const testSettings: Settings = {
  port: 0,
  host: '127.0.0.1',
  reusePort: false,
  dataDir: '',
  mediaDir: '',
  priceListsDir: path.join(folder, 'price-lists'),
  attachmentsDir: path.join(folder, 'attachments'),
  databaseUrl: undefined,
  siteName: 'Спецоснова',
  hashSalt: 'a salt for tests only',
  hasDemoUsers: true,
  logLevel: 'silent',
  dadataKey: undefined,
  dadataOrigin: 'http://127.0.0.1:9',
  defaultCity: 'Москва',
  trustProxy: 'loopback',
  smtpUrl: undefined,
  mailFrom: 'Спецоснова <no-reply@localhost>',
  sms: undefined,
  publicUrl: 'https://shop.example',
  fulfilmentSimulation: null,
  captchaServerKey: undefined,
  captchaOrigin: 'http://127.0.0.1:9',
  metricsToken: undefined,
};

export interface TestAppOptions {
  /** Settings that differ from `testSettings`. */
  readonly settings?: Partial<Settings>;
  /** Every module by default. */
  readonly modules?: readonly Module[];
  readonly logTo?: { write(line: string): void };
  /** Whether to seed the demo people; true by default. */
  readonly withPeople?: boolean;
}

/**
 * The whole API on a fresh database with the demo people. `clientFor(login)` logs in and calls contracts with all
 * headers; `visitor` calls without a session. Close it in `after`.
 */
export async function startTestApp({
  logTo,
  settings: others,
  withPeople = true,
  ...options
}: TestAppOptions = {}) {
  const database = await openTestDatabase({ withPeople });
  const settings = { ...testSettings, ...(logTo && { logLevel: 'trace' }), ...others };
  const { app, services, exchange } = await buildApp({
    settings,
    database,
    ...options,
    ...(logTo && { logTo }),
  });
  return {
    app,
    services,
    exchange,
    database,
    db: database.db,
    visitor: new TestClient(app, settings.hashSalt),
    /** A visitor that keeps cookies, as a browser does. */
    browser: () => new TestClient(app, settings.hashSalt, { keepsCookies: true }),
    clientFor: (login: string) => TestClient.logIn(app, settings.hashSalt, login, DEMO_PASSWORD),
    /** Listens on a random port; the URL has no trailing slash. */
    listen: async () => {
      await app.listen({ port: 0, host: '127.0.0.1' });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
