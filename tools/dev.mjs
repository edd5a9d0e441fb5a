import { resolve } from 'node:path';
import { buildChanged } from './lib/build.mjs';
import { readPlan } from './lib/dev/dev-plan.mjs';
import { endStart, startStep } from './lib/dev/dev-screen.mjs';
import { startDevServers, startServer } from './lib/dev/dev-servers.mjs';
import { install } from './lib/machine/install.mjs';
import { stopAll, stopOnSignals } from './lib/processes/processes.mjs';
import { checkPort } from './lib/processes/servers.mjs';
import { main, Stop } from './lib/processes/steps.mjs';
import { trialSettings } from './lib/processes/trial.mjs';
import { areaOf, frontends, root } from './lib/project.mjs';
import { publish } from './lib/publish.mjs';

/**
 * `npm run dev`: the whole shop with hot reload.
 * `npm run dev -- catalog finances`: these areas with hot reload in the released shell, the others as released.
 * `npm run dev -- catalog --alone`: the area in a stand-in shell, nothing else.
 * `npm run dev -- catalog --shop https://stage.example.ru`: the area for a page of that origin (docs/development.md).
 */
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const apiPort = Number(process.env.API_PORT || 4000);
const devPort = Number(process.env.DEV_PORT || 3100);
const releasesDir = resolve(root, process.env.RELEASES_DIR || '.releases');

await main(async () => {
  const plan = readPlan(process.argv.slice(2));
  const ports = new Map(plan.served.map((folder) => [folder, devPort + frontends.indexOf(folder)]));
  console.log('Спецоснова, development\n');
  await checkMachine(plan, ports);
  await install();
  if (plan.names.length > 0 && !plan.alone && !plan.shop) await publishReleased(plan);
  stopOnSignals();
  try {
    if (plan.shop) await serveFor(plan, ports);
    else await start(plan, ports);
  } catch (error) {
    await stopAll();
    throw error;
  }
});

async function checkMachine({ shop }, ports) {
  if (!/^(127(\.\d+){3}|localhost|::1)$/.test(host))
    throw new Stop(`Development shows the sources, so it is for this machine only; HOST is ${host}.`);
  if (!shop) {
    await checkPort(port, host, 'PORT');
    await checkPort(apiPort, host, 'API_PORT');
  }
  for (const one of ports.values()) await checkPort(one, '127.0.0.1', 'DEV_PORT');
}

/** Served areas are not built; the shell is built in any case, since nothing can be published without one. */
async function publishReleased({ served }) {
  const released = frontends.filter((folder) => folder === 'shell' || !served.includes(folder));
  await publish(await buildChanged(released), releasesDir, released);
}

async function start(plan, ports) {
  const alone = plan.alone ? { DEV_ALONE: '1' } : {};
  const env = {
    ...trialSettings({ ...process.env, NODE_ENV: 'development' }),
    HOST: host,
    PORT: String(port),
    API_PORT: String(apiPort),
    RELEASES_DIR: releasesDir,
    ASSET_ORIGIN: '',
    NODE_ENV: 'development',
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    DEV_ENTRIES: [...ports].map(([folder, its]) => `${areaOf(folder)}=http://127.0.0.1:${its}`).join(),
    ...alone,
  };
  await startStep('Starting the API', () => startServer('backend', urlOf(apiPort), env));
  await compile(plan, ports, alone);
  await startStep('Starting the shop', () => startServer('delivery', urlOf(port), env));
  printReady(`
  ${plan.alone ? `${plan.names.join(', ')} alone` : 'The shop in development'}: ${urlOf(port)}

  Edit ${plan.served.includes('shell') ? 'shell/, mfe-*/ or shared/' : `${plan.served.join('/, ')}/`} and the page follows; backend/ and delivery/ start anew.
  buyer@demo.example, clerk@demo.example, manager@demo.example, office@demo.example, ops@demo.example; password Demo2026
  Ctrl+C stops everything; the data stays in ${process.env.DATA_DIR || '.data'}.
`);
}

async function serveFor(plan, ports) {
  await compile(plan, ports, { DEV_SHOP: plan.shop });
  const servers = [...ports].map(([folder, its]) => `  ${areaOf(folder).padEnd(14)} http://localhost:${its}`);
  printReady(`
  Say so once in the browser, at ${plan.shop}/operations/overrides:

${servers.join('\n')}

  Edit ${plan.served.join('/, ')}/ and the page follows. Ctrl+C stops it.
`);
}

function compile({ served }, ports, env) {
  return startStep(`Compiling ${served.map(areaOf).join(', ')}`, (show) => startDevServers(ports, env, show));
}

function printReady(text) {
  console.log(text);
  endStart();
}

function urlOf(onPort) {
  return `http://${host.includes(':') ? `[${host}]` : host}:${onPort}`;
}
