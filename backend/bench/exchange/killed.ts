import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exchangeThroughKills, STEPS } from '../../testing/one-c/exchange-through-kills.ts';

const KILLS = Number(process.env.BENCH_ROUNDS ?? 200);

/** Ends exchanges at random moments, on either side. Throws at the first thing that is lost, half done or doubled. */
export async function measureKilled(databaseUrl: string | undefined): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-killed-'));
  const failures = Array.from({ length: KILLS }, () => ({
    side: Math.random() < 0.3 ? ('1c' as const) : ('server' as const),
    step: Math.floor(Math.random() * STEPS),
    afterMs: Math.floor(Math.random() * 60),
  }));
  const started = performance.now();
  try {
    await exchangeThroughKills(databaseUrl ?? folder, failures);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${KILLS} exchanges ended at random moments: nothing lost, half done or doubled (${seconds} s)`,
  );
}
