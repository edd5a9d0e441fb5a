import { existsSync } from 'node:fs';
import { nodeTests } from './lib/checks/node-tests.mjs';
import { aptInstall } from './lib/machine/apt.mjs';
import { install } from './lib/machine/install.mjs';
import { WITHOUT_FSYNC, withPostgres } from './lib/machine/postgres.mjs';
import { main, Stop } from './lib/processes/steps.mjs';

const nginx = '/usr/sbin/nginx';

/**
 * Tests the shop behind the real nginx with `delivery/nginx/shop.conf`: two origins on a temporary
 * PostgreSQL.
 */
await main(async () => {
  await install();
  if (!existsSync(nginx)) await aptInstall('nginx', '--no-install-recommends', 'nginx-light');
  if (!existsSync(nginx)) throw new Stop('nginx is installed, but not where Debian puts it.');
  await withPostgres(
    (url) =>
      nodeTests('tools/nginx-test.mjs', 'The shop behind nginx', ['delivery/nginx/*.test.ts'], {
        TEST_DATABASE_URL: url,
        NGINX_PATH: nginx,
      }),
    WITHOUT_FSYNC,
  );
});
