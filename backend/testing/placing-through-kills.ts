import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { PlacerAnswer, PlacerTask, Tally } from './order-placer.ts';
import { SHORT_LIVED } from './short-lived.ts';

interface Placer {
  readonly ask: (task: PlacerTask) => Promise<PlacerAnswer>;
  /** The same, of a process that dies over it. */
  readonly askAndLose: (task: PlacerTask) => Promise<void>;
  readonly end: () => Promise<void>;
}

export interface KillReport {
  /** Statements of one placing: so many moments to die there are, and one more before the answer. */
  readonly statements: number;
  /** Orders whose first try died and whose second was answered. */
  readonly survived: number;
}

/**
 * Places orders while the server is killed (`kill -9`) before the statements of the given numbers; every time the buyer tries again under the same key against a new server. Throws unless afterwards there is exactly
 * one whole order for each: lines, reservations, shipments, papers, letters, numbers without a gap, an empty basket.
 * `where`: URL of a PostgreSQL with people and a catalogue in it, or an empty folder of the embedded database.
 */
export async function placeThroughKills(
  where: string,
  momentsOf: (statements: number) => readonly number[],
): Promise<KillReport> {
  let placer = await startPlacer(where);
  await placer.ask({ do: 'prepare' });
  const first = randomUUID();
  const baseline = await placer.ask({ do: 'place', key: first, dieAt: 0 });
  let placed = 1;
  const moments = momentsOf(baseline.statements);
  for (const dieAt of moments) {
    const key = randomUUID();
    await placer.askAndLose({ do: 'place', key, dieAt });
    placer = await startPlacer(where);
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

async function startPlacer(where: string): Promise<Placer> {
  const child = fork(new URL('./order-placer.ts', import.meta.url), [where], { execArgv: [...SHORT_LIVED] });
  assert.equal(await nextMessage(child), 'ready');
  return {
    ask: (task) => {
      child.send(task);
      return nextMessage(child) as Promise<PlacerAnswer>;
    },
    askAndLose: async (task) => {
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

/** Throws if the process ends without a word. */
async function nextMessage(child: ChildProcess): Promise<unknown> {
  const waiting = new AbortController();
  const ended = once(child, 'exit', { signal: waiting.signal }).then(([code, signal]) => {
    throw new Error(`the server ended with ${code ?? signal}`);
  });
  const said = once(child, 'message', { signal: waiting.signal }).then(([message]) => message);
  try {
    return await Promise.race([said, ended]);
  } finally {
    waiting.abort();
    await Promise.allSettled([said, ended]);
  }
}
