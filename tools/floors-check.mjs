import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { floorsInside, mayImport } from '../.dependency-cruiser.mjs';
import { drawFloors } from './lib/checks/floors.mjs';
import { root } from './lib/project.mjs';

/** Compares the drawing in ARCHITECTURE.md with the rules. `--write` renders it anew. */
const file = join(root, 'ARCHITECTURE.md');
const text = readFileSync(file, 'utf8');
const [whole, head] =
  /(<!-- drawn by tools\/floors-check\.mjs --write -->\n\n```\n)[^`]*```/.exec(text) ?? [];
if (!whole) throw new Error('ARCHITECTURE.md has no place for the drawing of floors');
const drawn = text.replace(whole, `${head}${drawFloors(mayImport, floorsInside)}\n\`\`\``);

if (process.argv.includes('--write')) writeFileSync(file, drawn);
else if (drawn !== text) {
  console.log('The floors in ARCHITECTURE.md are not those of .dependency-cruiser.mjs:');
  console.log('  node tools/floors-check.mjs --write');
  process.exitCode = 1;
}
