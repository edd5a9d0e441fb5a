import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../../tools/lib/project.mjs';
import { copyBuild, copyBuildWith } from '../../fixtures/builds.ts';
import { Checkout } from '../../fixtures/checkout.ts';
import { freePort, release } from '../../fixtures/servers.ts';
import { copyTemplate } from '../../fixtures/template.ts';
import { LoginPage } from '../../pages/login-page.ts';

/** Two starts, and one area is built. */
const TIMEOUT_MS = 300_000;

let checkout: Checkout;
test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS);
  checkout = await Checkout.make();
  await checkout.takePackages();
  await checkout.takeBuilds();
  await copyTemplate(join(checkout.folder, 'template'));
});
let running: ChildProcess | undefined;
test.afterAll(async () => {
  if (running) await stop(running);
  await checkout.remove();
});

test('releases of another folder or time never keep the shop from opening', async ({ page }) => {
  test.setTimeout(TIMEOUT_MS);
  const releases = join(checkout.folder, '.releases');
  const finances = await builtVersion('finances');
  const catalog = await builtVersion('catalog');
  await release(releases, 'publish', 'shell');
  // The version that is built here, with other bytes.
  const entry = await readFile(join(root, 'mfe-finances/dist/remoteEntry.js'), 'utf8');
  const other = await copyBuildWith('mfe-finances', finances, `${entry}\n/* another folder */`);
  await release(releases, 'publish', 'finances', '--from', other);
  // A version that is not built here, and one that operations rolled back to.
  await release(releases, 'publish', 'catalog', '--from', await copyBuild('mfe-catalog', '0.9.0'));
  await release(releases, 'publish', 'support');
  await release(releases, 'publish', 'support', '--from', await copyBuild('mfe-support', '0.9.0'));

  const shop = await start();
  expect(shop.printed()).toContain(
    `version ${finances} was published before with other content (remoteEntry.js)`,
  );
  await page.goto(`${shop.url}/finances/`);
  await new LoginPage(page).logIn('buyer@demo.example', 'Demo2026');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Финансы', { timeout: 30_000 });
  await expect(page.locator('[data-area="finances"]').first()).toHaveAttribute(
    'data-release',
    `${finances}-2`,
  );
  await shop.stop();
  expect(await liveVersions(releases)).toMatchObject({
    finances: `${finances}-2`,
    catalog,
    support: '0.9.0',
    shell: await builtVersion('shell'),
  });

  const again = await start();
  await again.stop();
  expect(again.printed()).not.toMatch(/Publishing|Building/);
});

async function builtVersion(area: string): Promise<string> {
  const folder = area === 'shell' ? area : `mfe-${area}`;
  const text = await readFile(join(root, folder, 'dist/release.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function liveVersions(releases: string): Promise<Record<string, string>> {
  const status = JSON.parse(await release(releases, 'status', '--json')) as {
    area: string;
    pointer: { live: string };
  }[];
  return Object.fromEntries(status.map(({ area, pointer }) => [area, pointer.live]));
}

/** Runs the command of `npm start` in the checkout; resolves when the shop is open. */
async function start() {
  const [port, apiPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: join(checkout.folder, 'template/data'),
    BACK_OFFICE: 'off',
  };
  const child = spawn(process.execPath, ['tools/start.mjs'], { cwd: checkout.folder, env });
  running = child;
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  await untilOpen(child, () => printed);
  return {
    url: `http://127.0.0.1:${port}`,
    printed: () => printed,
    stop: () => stop(child),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

async function untilOpen(child: ChildProcess, printed: () => string): Promise<void> {
  while (!printed().includes('The shop is open')) {
    if (hasEnded(child)) throw new Error(`npm start ended with ${child.exitCode}:\n${printed()}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
