import { resolve } from 'node:path';
import { buildChanged } from './lib/build.mjs';
import { stopAll } from './lib/dev-processes.mjs';
import { endStart, startStep } from './lib/dev-screen.mjs';
import { startDevServers, startServer } from './lib/dev-servers.mjs';
import { install } from './lib/install.mjs';
import { areaOf, frontends, root } from './lib/project.mjs';
import { publish } from './lib/publish.mjs';
import { checkPort } from './lib/servers.mjs';
import { main, Stop } from './lib/steps.mjs';

/**
 * `npm run dev`: the whole shop with hot reload. `npm run dev -- catalog finances`: only these areas, the others as
 * built. The shell is always served: components keep their state through an edit only in React's development build.
 */
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const apiPort = Number(process.env.API_PORT || 4000);
const devPort = Number(process.env.DEV_PORT || 3100);
const releasesDir = resolve(root, process.env.RELEASES_DIR || '.releases');
const names = process.argv.slice(2);
const served = frontends.filter(
  (folder) => names.length === 0 || folder === 'shell' || names.includes(areaOf(folder)),
);
const ports = new Map(served.map((folder) => [folder, devPort + frontends.indexOf(folder)]));

await main(async () => {
  console.log('Спецоснова, development\n');
  checkWhatIsAsked();
  await checkPort(port, host, 'PORT');
  await checkPort(apiPort, host, 'API_PORT');
  for (const one of ports.values()) await checkPort(one, '127.0.0.1', 'DEV_PORT');
  await install();
  if (names.length > 0) await publishOthers();
  stopOnSignals();
  try {
    await start();
  } catch (error) {
    await stopAll();
    throw error;
  }
});

function checkWhatIsAsked() {
  const areas = frontends.map(areaOf);
  const unknown = names.find((name) => !areas.includes(name));
  if (unknown) throw new Stop(`There is no area «${unknown}». There are: ${areas.join(', ')}.`);
  if (!/^(127(\.\d+){3}|localhost|::1)$/.test(host))
    throw new Stop(`Development shows the sources, so it is for this machine only; HOST is ${host}.`);
}

/** The shell is among them, because nothing is published that could not run in it. */
async function publishOthers() {
  const others = frontends.filter((folder) => folder === 'shell' || !served.includes(folder));
  await publish(await buildChanged(others), releasesDir, others);
}

async function start() {
  const env = {
    HOST: host,
    PORT: String(port),
    API_PORT: String(apiPort),
    RELEASES_DIR: releasesDir,
    ASSET_ORIGIN: '',
    NODE_ENV: 'development',
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    DEV_ENTRIES: [...ports].map(([folder, its]) => `${areaOf(folder)}=http://127.0.0.1:${its}`).join(),
  };
  await startStep('Starting the API', () => startServer('backend', urlOf(apiPort), env));
  await startStep(`Compiling ${served.map(areaOf).join(', ')}`, (show) => startDevServers(ports, show));
  await startStep('Starting the shop', () => startServer('delivery', urlOf(port), env));
  sayReady();
}

function sayReady() {
  console.log(`
  The shop in development: ${urlOf(port)}

  Edit shell/, mfe-*/ or shared/ and the page follows; backend/ and delivery/ start anew.
  buyer@demo.example, clerk@demo.example, manager@demo.example, ops@demo.example; password Demo2026
  Ctrl+C stops everything; the data stays in ${process.env.DATA_DIR || '.data'}.
`);
  endStart();
}

function urlOf(onPort) {
  return `http://${host.includes(':') ? `[${host}]` : host}:${onPort}`;
}

function stopOnSignals() {
  // A closed terminal must not keep the servers from being stopped.
  process.stdout.on('error', () => {});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => stopAll().then(() => process.exit()));
}
