import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The settings that docs/operations.md recommends for a real shop, with placeholders for its secrets. */
export function productionFile(): Readonly<Record<string, string>> {
  const text = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const file = /\n\n((?: {4}[A-Z_]+=.*\n)+)/.exec(text)?.[1] ?? '';
  return parseEnv(file.replaceAll('…', 'something-long-enough')) as Record<string, string>;
}
