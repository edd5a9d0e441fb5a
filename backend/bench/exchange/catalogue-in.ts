import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateCatalog } from '../../src/processes/demo/catalog/generate-catalog.ts';
import { nextMessage } from '../../testing/next-message.ts';
import { OneC } from '../../testing/one-c/one-c-client.ts';
import { checkLimit } from '../check-limit.ts';
import { withFreshDatabase } from '../fresh-database.ts';
import type { MeasuredTask } from './measured-server.ts';

const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 50_000);
/** Issue 22: of the time of the command, of the idle 95th percentile of others, and megabytes. */
const [MOST_OF_COMMAND, MOST_OF_IDLE, MOST_MB] = [1.15, 1.5, 64];
const PART_BYTES = 4 * 1024 ** 2;

/**
 * Imports a catalogue by the command and over HTTP, each into an empty PostgreSQL, then once more with other prices while
 * a buyer looks at listings.
 */
export async function measureCatalogueIn(databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-exchange-'));
  try {
    const { offers } = await generateCatalog({ products: PRODUCTS, out: folder });
    console.log(`${PRODUCTS} products, ${offers} offers`);
    await withFreshDatabase(databaseUrl, async (url) => {
      const command = importByCommand(url, folder);
      console.log(`by the command: ${command.toFixed(1)} s`);
      await withFreshDatabase(databaseUrl, (other) => measureHttp(other, folder, command));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function importByCommand(databaseUrl: string, folder: string): number {
  const program = path.join(import.meta.dirname, '../../src/processes/catalog-cli.ts');
  const files = ['import.xml', 'offers.xml'].map((name) => path.join(folder, name));
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [program, 'import', ...files], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, 'command') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`the command ended with ${status}`);
  return (performance.now() - started) / 1000;
}

async function measureHttp(databaseUrl: string, folder: string, command: number): Promise<void> {
  const program = path.join(import.meta.dirname, 'measured-server.ts');
  const server = fork(program, [databaseUrl, path.join(folder, 'served')], { stdio: 'inherit' });
  try {
    const { origin, password } = (await nextMessage(server)) as { origin: string; password: string };
    const address = `${origin}/api/1c/exchange`;
    const oneC = new OneC({ address, login: 'ut-main', password, kind: 'catalog' });
    const memory = new MemoryOf(server);
    const first = await exchange(oneC, folder, (offers) => offers);
    const ratio = first / command;
    console.log(`over HTTP: ${first.toFixed(1)} s, ${ratio.toFixed(2)} of the command`);
    checkLimit('of the time of the command', ratio, MOST_OF_COMMAND);
    memory.print('the first exchange');
    // A process that serves listings has its index in memory.
    await callFor(server, 5_000);
    const idle = await callFor(server, 20_000);
    memory.begin();
    server.send('call' satisfies MeasuredTask);
    const second = await exchange(oneC, folder, (offers) =>
      offers.replace(
        /<ЦенаЗаЕдиницу>(\d+)/g,
        (_, roubles: string) => `<ЦенаЗаЕдиницу>${Number(roubles) + 1}`,
      ),
    );
    const busy = await stop(server);
    const [calm, under] = [p95(idle), p95(busy)];
    console.log(
      `other prices: ${second.toFixed(1)} s; a listing meanwhile: p95 ${under.toFixed(1)} ms, idle ${calm.toFixed(1)} ms (${(under / calm).toFixed(2)})`,
    );
    checkLimit('of the idle p95', under / calm, MOST_OF_IDLE);
    const grown = memory.print('the second exchange');
    checkLimit('MB of memory', grown, MOST_MB);
  } finally {
    server.kill('SIGKILL');
  }
}

/** Sends everything; answers the seconds from the first `import` to the last `success`. */
async function exchange(oneC: OneC, folder: string, edit: (offers: string) => string): Promise<number> {
  await oneC.logIn();
  await oneC.init();
  for (const picture of readdirSync(path.join(folder, 'import_files'), {
    recursive: true,
    withFileTypes: true,
  }))
    if (picture.isFile()) {
      const file = path.join(picture.parentPath, picture.name);
      await oneC.send(path.relative(folder, file), await readFile(file));
    }
  await oneC.send('import.xml', await readFile(path.join(folder, 'import.xml')), PART_BYTES);
  await oneC.send('offers.xml', edit(await readFile(path.join(folder, 'offers.xml'), 'utf8')), PART_BYTES);
  const started = performance.now();
  for (const name of ['import.xml', 'offers.xml']) {
    const { first, text } = await oneC.import(name);
    if (first !== 'success') throw new Error(text);
  }
  const seconds = (performance.now() - started) / 1000;
  await oneC.call('complete');
  return seconds;
}

async function callFor(server: ChildProcess, ms: number): Promise<readonly number[]> {
  server.send('call' satisfies MeasuredTask);
  await pause(ms);
  return stop(server);
}

async function stop(server: ChildProcess): Promise<readonly number[]> {
  const answered = nextMessage(server);
  server.send('stop' satisfies MeasuredTask);
  return (await answered) as readonly number[];
}

function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * 0.95)]!;
}

/** The resident memory of a process, in megabytes, as Linux says it. */
class MemoryOf {
  readonly #file: string;
  #before = 0;

  constructor({ pid }: ChildProcess) {
    this.#file = `/proc/${pid}/`;
    this.begin();
  }

  /** Forgets earlier peaks. */
  begin(): void {
    writeFileSync(`${this.#file}clear_refs`, '5');
    this.#before = this.#read('VmRSS');
  }

  /** Prints the growth to the highest value since `begin`. */
  print(when: string): number {
    const grown = this.#read('VmHWM') - this.#before;
    console.log(`${when}: ${Math.round(this.#before)} MB before, at most ${Math.round(grown)} MB more`);
    return grown;
  }

  #read(field: 'VmRSS' | 'VmHWM'): number {
    const found = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`${this.#file}status`, 'utf8'));
    return Number(found?.[1]) / 1024;
  }
}
