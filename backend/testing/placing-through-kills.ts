import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nextMessage } from './next-message.ts';
import type { PlacerAnswer, PlacerTask, Tally } from './order-placer.ts';
import { SHORT_LIVED } from './short-lived.ts';

interface Placer {
  readonly ask: (task: PlacerTask) => Promise<PlacerAnswer>;
  /** Sends a task to a process that dies during it. */
  readonly sendAndCrash: (task: PlacerTask) => Promise<void>;
  readonly end: () => Promise<void>;
}

export interface KillReport {
  /** Statements of one placing: the process can die before each of them, and once more before the answer. */
  readonly statements: number;
  /** Orders whose first attempt died and whose second was answered. */
  readonly survived: number;
}

/**
 * Places orders while the server is killed (`kill -9`) before the statements of the given numbers; each time the buyer
 * repeats the call with the same key against a new server. Throws unless there is exactly one complete order for each
 * afterwards: lines, reservations, shipments, documents, emails, numbers without a gap, an empty basket. `where`: URL
 * of a PostgreSQL with people and a catalogue, or an empty folder for the embedded database.
 */
export async function placeThroughKills(
  where: string,
  momentsOf: (statements: number) => readonly number[],
): Promise<KillReport> {
  // A process that is killed cannot remove its own temporary files.
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'shop-placing-'));
  try {
    return await placeWith(() => startPlacer(where, temporary), momentsOf);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function placeWith(
  start: () => Promise<Placer>,
  momentsOf: (statements: number) => readonly number[],
): Promise<KillReport> {
  let placer = await start();
  await placer.ask({ do: 'prepare' });
  const first = randomUUID();
  const baseline = await placer.ask({ do: 'place', key: first, dieAt: 0 });
  let placed = 1;
  const moments = momentsOf(baseline.statements);
  for (const dieAt of moments) {
    const key = randomUUID();
    await placer.sendAndCrash({ do: 'place', key, dieAt });
    placer = await start();
    const { orderId, tally } = await placer.ask({ do: 'retry', key });
    placed += 1;
    const again = await placer.ask({ do: 'retry', key });
    assert.equal(again.orderId, orderId, `killed at ${dieAt}: another order at the third try`);
    assert.deepEqual(tally, times(baseline.tally, placed), `killed at statement ${dieAt}`);
    assert.deepEqual(again.tally, tally, `killed at statement ${dieAt}, asked a third time`);
  }
  await placer.end();
  return { statements: baseline.statements, survived: moments.length };
}

function times(tally: Tally, count: number): Tally {
  return Object.fromEntries(Object.entries(tally).map(([name, value]) => [name, value * count]));
}

async function startPlacer(where: string, temporary: string): Promise<Placer> {
  const child = fork(new URL('./order-placer.ts', import.meta.url), [where], {
    execArgv: [...SHORT_LIVED],
    env: { ...process.env, TMPDIR: temporary },
  });
  assert.equal(await nextMessage(child), 'ready');
  return {
    ask: (task) => {
      child.send(task);
      return nextMessage(child) as Promise<PlacerAnswer>;
    },
    sendAndCrash: async (task) => {
      const exit = once(child, 'exit');
      child.send(task);
      const [, signal] = await exit;
      assert.equal(signal, 'SIGKILL');
    },
    end: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
