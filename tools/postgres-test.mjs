import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { nodeTests } from './lib/node-tests.mjs';
import { WITHOUT_FSYNC, withPostgres } from './lib/postgres.mjs';
import { root } from './lib/project.mjs';
import { main } from './lib/steps.mjs';
import { testsOnServer } from './lib/tests-on-server.mjs';

/** The backend's tests that use a database, and those of delivery's stores, on a PostgreSQL of their own. */
const files = [
  ...testsOnServer(join(root, 'backend/src')),
  'delivery/src/**/*store.test.ts',
  'delivery/src/**/postgres/*.test.ts',
];

await main(async () => {
  await install();
  await withPostgres(
    (url) => nodeTests('Servers on PostgreSQL', files, { TEST_DATABASE_URL: url }),
    WITHOUT_FSYNC,
  );
});
