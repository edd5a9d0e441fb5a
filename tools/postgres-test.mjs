import { join } from 'node:path';
import { nodeTests } from './lib/checks/node-tests.mjs';
import { testsOnServer } from './lib/checks/tests-on-server.mjs';
import { install } from './lib/machine/install.mjs';
import { WITHOUT_FSYNC, withPostgres } from './lib/machine/postgres.mjs';
import { main } from './lib/processes/steps.mjs';
import { root } from './lib/project.mjs';

/** The backend's tests that use a database, and those of delivery's stores, on a temporary PostgreSQL. */
const files = [
  ...testsOnServer(join(root, 'backend/src')),
  'delivery/src/**/*store.test.ts',
  'delivery/src/**/postgres/*.test.ts',
];

await main(async () => {
  await install();
  await withPostgres(
    (url) => nodeTests('tools/postgres-test.mjs', 'Servers on PostgreSQL', files, { TEST_DATABASE_URL: url }),
    WITHOUT_FSYNC,
  );
});
