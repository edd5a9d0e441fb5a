import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { patches } from './patches.mjs';

/**
 * `node shared/build/src/library-patches/measure.mjs`: builds the shell without each of its patches in turn and prints
 * the bytes that the patch saves. Build the shell again afterwards.
 */
const shell = join(import.meta.dirname, '../../../../shell');

function weigh(withoutPatch) {
  const env = { ...process.env, ...(withoutPatch !== undefined && { WITHOUT_PATCH: String(withoutPatch) }) };
  execFileSync('node', [join(shell, 'node_modules/webpack-cli/bin/cli.js')], { cwd: shell, env });
  const files = readdirSync(join(shell, 'dist'), { recursive: true }).filter((file) => file.endsWith('.js'));
  return files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(shell, 'dist', file))).length,
    0,
  );
}

const print = (bytes, name) => process.stdout.write(`${String(bytes).padStart(7)}  ${name}\n`);
const whole = weigh();
print(whole, 'all scripts of the shell');
for (const [index, { name, only }] of patches.entries())
  if (only !== 'area') print(weigh(index) - whole, name);
