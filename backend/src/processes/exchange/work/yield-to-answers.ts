import { readlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const NICENESS = 10;

/**
 * Lets the answers to buyers go before the work of the calling thread where processors are few: Linux has a priority for
 * each thread. Elsewhere nothing changes.
 */
export function yieldToAnswers(): void {
  if (process.platform !== 'linux') return;
  // It is `<process>/task/<thread>`.
  const thread = path.basename(readlinkSync('/proc/thread-self'));
  os.setPriority(Number(thread), NICENESS);
}
