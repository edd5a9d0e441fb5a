import type { Module } from '../src/platform/http/route.ts';
import { buildApp } from '../src/processes/api/app.ts';
import { recordingStatements } from './recorded-statements.ts';
import { DEMO_PASSWORD, type TestApp, testSettings } from './test-app.ts';
import { TestClient } from './test-client.ts';

/** A buyer's client on the database of `app` that counts statements; `modules` hold the calls it makes. */
export async function countingClient({ database }: TestApp, modules: readonly Module[]) {
  const { db, statements } = recordingStatements(database.db);
  const { app } = await buildApp({ settings: testSettings, database: { ...database, db }, modules });
  const client = await TestClient.logIn(app, testSettings.hashSalt, 'buyer@demo.example', DEMO_PASSWORD);
  return { statements, client };
}
