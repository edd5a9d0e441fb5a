import { createInterface } from 'node:readline/promises';
import type { Surroundings } from './context.ts';
import { UsageError } from './exit-codes.ts';

const TRIES = 3;

/** The reason for the journal: as given, else asked for on a terminal. Throws `UsageError` without one. */
export async function promptForReason(
  given: string | undefined,
  { input, err }: Pick<Surroundings, 'input' | 'err'>,
): Promise<string> {
  if (given?.trim()) return given.trim();
  if (!input.isTTY) throw new UsageError('Say why for the journal: --why "…"');
  const lines = createInterface({ input, output: err });
  const closed = new AbortController();
  lines.once('close', () => closed.abort());
  try {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const why = await lines.question('Why? (for the journal) ', { signal: closed.signal });
      if (why.trim()) return why.trim();
    }
  } catch (error) {
    if (!closed.signal.aborted) throw error;
  } finally {
    lines.close();
  }
  throw new UsageError('Without a reason nothing has been changed');
}
