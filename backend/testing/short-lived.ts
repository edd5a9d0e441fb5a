import { setFlagsFromString } from 'node:v8';

/**
 * For `node` that a test starts: a short process ends before faster machine code of the embedded database would have
 * paid for its making.
 */
export const SHORT_LIVED = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] as const;

/** The same for this process, before it opens the embedded database. */
export function startEngineQuickly(): void {
  for (const flag of SHORT_LIVED) setFlagsFromString(flag);
}
