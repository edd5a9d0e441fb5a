import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { check: { type: 'boolean' } }, strict: false });

/** With `--check`, fails the bench if a value is above its limit. */
export function checkLimit(what: string, value: number, most: number): void {
  if (!values.check || value <= most) return;
  console.log(`✗ ${what}: ${value.toFixed(1)} is above its limit of ${most}`);
  process.exitCode = 1;
}
