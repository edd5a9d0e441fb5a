import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { placeThroughKills } from '../testing/placing-through-kills.ts';

const KILLS = Number(process.env.BENCH_ROUNDS ?? 200);

/**
 * Kills the server at random moments of placing an order, on PGlite and then on PostgreSQL. Throws at the first order
 * that is lost, incomplete or duplicated.
 */
async function measure(name: string, where: string): Promise<void> {
  const started = performance.now();
  const { statements, survived } = await placeThroughKills(where, (count) =>
    Array.from({ length: KILLS }, () => 1 + Math.floor(Math.random() * (count + 1))),
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${name}: killed ${survived} times at random among ${statements} statements and before the answer: ${survived} whole orders, none lost, half or double (${seconds} s)`,
  );
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-killed-'));
try {
  await measure('PGlite', folder);
  if (process.env.BENCH_DATABASE_URL) await measure('PostgreSQL', process.env.BENCH_DATABASE_URL);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
