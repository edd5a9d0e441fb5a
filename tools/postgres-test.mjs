import { install } from './lib/install.mjs';
import { nodeTests } from './lib/node-tests.mjs';
import { WITHOUT_FSYNC, withPostgres } from './lib/postgres.mjs';
import { main } from './lib/steps.mjs';

/** All of the backend's tests, and those of delivery's stores, on a PostgreSQL of their own. */
const files = [
  'backend/src/**/*.test.ts',
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
