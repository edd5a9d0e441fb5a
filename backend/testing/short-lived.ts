import { setFlagsFromString } from 'node:v8';

/**
 * Options for a `node` process that a test starts: it ends before optimised machine code of the embedded database would
 * pay off.
 */
export const SHORT_LIVED = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] as const;

/** The environment of such a process without settings of the shop; programs compile once for all tests. */
export const NO_SETTINGS: Readonly<Record<string, string | undefined>> = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};

/** Sets the same options in this process; call it before the embedded database opens. */
export function startEngineQuickly(): void {
  for (const flag of SHORT_LIVED) setFlagsFromString(flag);
}
