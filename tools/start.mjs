import { resolve } from 'node:path';
import { buildChanged } from './lib/build.mjs';
import { install } from './lib/machine/install.mjs';
import { checkPort, runServers } from './lib/processes/servers.mjs';
import { main } from './lib/processes/steps.mjs';
import { trialSettings } from './lib/processes/trial.mjs';
import { root } from './lib/project.mjs';
import { publish } from './lib/publish.mjs';

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const apiPort = Number(process.env.API_PORT || 4000);
const releasesDir = resolve(root, process.env.RELEASES_DIR || '.releases');

const trial = trialSettings();

const demoPeople = `
  buyer@demo.example     buyer, administrator of two companies
  clerk@demo.example     buyer without the right to order
  manager@demo.example   manager
  office@demo.example    runs the office: staff, terms, settings
  ops@demo.example       operations
  Password of all: Demo2026
`;

await main(async () => {
  console.log('Спецоснова\n');
  await checkPort(port, host, 'PORT');
  await checkPort(apiPort, host, 'API_PORT');
  await install();
  await publish(await buildChanged(), releasesDir);

  const env = {
    ...trial,
    HOST: host,
    PORT: String(port),
    API_PORT: String(apiPort),
    RELEASES_DIR: releasesDir,
  };
  const servers = [
    { folder: 'backend', title: 'the API', origin: `http://${host}:${apiPort}` },
    { folder: 'delivery', title: 'the shop', origin: `http://${host}:${port}` },
  ];
  await runServers(servers, env, printReady);
});

function printReady() {
  const url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  const hasDemo = (trial.DEMO_USERS ?? process.env.DEMO_USERS) === '1';
  const letters = hasDemo
    ? `Letters and codes by SMS: ${url}/developer/outbox/`
    : 'Letters leave with SMTP_URL and MAIL_FROM; until then they wait in the database.';
  const database = process.env.DATABASE_URL
    ? 'PostgreSQL'
    : `embedded, in ${process.env.DATA_DIR || '.data'} — for trying and developing; real orders belong on PostgreSQL (DATABASE_URL)`;
  console.log(`
  The shop is open: ${url}
${hasDemo ? demoPeople : '\n  Demo goods and people are made only with DEMO_USERS=1.\n'}
  Database: ${database}${process.env.DATABASE_URL ? '' : `\n  ${letters}`}
  Ctrl+C stops it; the data stays.
`);
}
