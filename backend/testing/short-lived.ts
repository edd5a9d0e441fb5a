import { setFlagsFromString } from 'node:v8';

/**
 * Options for a `node` process that a test starts: it ends before optimised machine code of the embedded database would
 * pay off.
 */
export const SHORT_LIVED = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] as const;

/** Sets the same options in this process; call it before the embedded database opens. */
export function startEngineQuickly(): void {
  for (const flag of SHORT_LIVED) setFlagsFromString(flag);
}
