import { createInterface } from 'node:readline/promises';
import type { ChangeFlags } from './change-flags.ts';
import type { Context } from './context.ts';
import { failureOf, UsageError } from './exit-codes.ts';
import { printable } from './printable.ts';

/**
 * Makes a change. When it would bring visitors a release that was withdrawn, a terminal is told what it failed at and
 * asked whether that is meant; elsewhere the refusal stands. Throws `UsageError` when it is not meant.
 */
export async function confirmWithdrawn<Flags extends ChangeFlags, Made>(
  { surroundings: { input, err } }: Context,
  flags: Flags,
  change: (flags: Flags) => Promise<Made>,
): Promise<Made> {
  try {
    return await change(flags);
  } catch (error) {
    const { code, reasons = [] } = failureOf(error).body.error;
    if (code !== 'withdrawn' || !input.isTTY) throw error;
    const lines = createInterface({ input, output: err });
    const closed = new AbortController();
    lines.once('close', () => closed.abort());
    const question = `${reasons.map(printable).join('\n')}\nGive it to visitors all the same? (yes/no) `;
    const answer = await lines.question(question, { signal: closed.signal }).catch(() => '');
    lines.close();
    if (answer.trim().toLowerCase() !== 'yes') throw new UsageError('Nothing has been changed');
  }
  return change({ ...flags, acceptWithdrawn: true });
}
