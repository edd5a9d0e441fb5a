import { install } from './lib/install.mjs';
import { nodeTests } from './lib/node-tests.mjs';
import { WITHOUT_FSYNC, withPostgres } from './lib/postgres.mjs';
import { main } from './lib/steps.mjs';

/** The tests of both servers on a PostgreSQL of their own. */
await main(async () => {
  await install();
  await withPostgres(
    (url) =>
      nodeTests('Servers on PostgreSQL', ['backend/src/**/*.test.ts', 'delivery/src/**/*.test.ts'], {
        TEST_DATABASE_URL: url,
      }),
    WITHOUT_FSYNC,
  );
});
