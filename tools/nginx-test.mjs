import { existsSync } from 'node:fs';
import { aptInstall } from './lib/apt.mjs';
import { install } from './lib/install.mjs';
import { nodeTests } from './lib/node-tests.mjs';
import { WITHOUT_FSYNC, withPostgres } from './lib/postgres.mjs';
import { main, Stop } from './lib/steps.mjs';

const nginx = '/usr/sbin/nginx';

/** The shop behind the real nginx with `delivery/nginx/shop.conf`, with two origins on a PostgreSQL of their own. */
await main(async () => {
  await install();
  if (!existsSync(nginx)) await aptInstall('nginx', '--no-install-recommends', 'nginx-light');
  if (!existsSync(nginx)) throw new Stop('nginx is installed, but not where Debian puts it.');
  await withPostgres(
    (url) =>
      nodeTests('The shop behind nginx', ['delivery/nginx/*.test.ts'], {
        TEST_DATABASE_URL: url,
        NGINX_PATH: nginx,
      }),
    WITHOUT_FSYNC,
  );
});
