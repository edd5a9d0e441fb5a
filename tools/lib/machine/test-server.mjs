import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';
import { isRoot } from './apt.mjs';
import { findPostgres, WITHOUT_FSYNC, withPostgres } from './postgres.mjs';

/** The variable by which tests know the server: its address, or empty for the embedded database. */
const SERVER = 'TEST_DATABASE_URL';

/**
 * Runs `work` with the environment of the servers' tests: a temporary PostgreSQL where it is installed or root may
 * install it, what TEST_DATABASE_URL says where it is set, and otherwise the embedded database.
 * @template T
 * @param {(env: Record<string, string>) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withTestServer(work) {
  const given = process.env[SERVER];
  if (given !== undefined) return work({ [SERVER]: given });
  if (findPostgres() || isRoot()) return withPostgres((url) => work({ [SERVER]: url }), WITHOUT_FSYNC);
  console.log('  PostgreSQL is not installed: the servers are tested on the embedded database.');
  return work({ [SERVER]: '' });
}

/** The backend's tests that differ by the kind of database: they read the server's address themselves. */
export function testsOfBothDatabases() {
  return readdirSync(join(root, 'backend/src'), { recursive: true })
    .map((name) => join('backend/src', name))
    .filter((file) => file.endsWith('.test.ts') && readFileSync(join(root, file), 'utf8').includes(SERVER))
    .sort();
}

/** Whether a run with this environment had a server. */
export const hasServer = (env) => Boolean(env[SERVER]);

/** The environment of a run on the embedded database. */
export const EMBEDDED = { [SERVER]: '' };
