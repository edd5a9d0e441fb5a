import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const src = import.meta.dirname;
/** Matches the imports of neighbouring files, type imports included. */
const imported = /^(?:import|export)\b[^'"`;]*['"](\.{1,2}\/[^'"]+\.ts)['"]/gm;

test('folders import each other in one direction only', () => {
  assert.deepEqual(findCycles(importsOf((folder) => folder)), []);
});

test('modules import each other in one direction only', () => {
  assert.deepEqual(findCycles(importsOf((folder) => folder.split(path.sep).slice(0, 2).join('/'))), []);
});

/** Maps each part of the sources to the parts it imports; tests may import anything. */
function importsOf(partOf: (folder: string) => string): Map<string, Set<string>> {
  const parts = new Map<string, Set<string>>();
  for (const file of globSync('**/*.ts', { cwd: src })) {
    if (file.endsWith('.test.ts')) continue;
    const folder = path.dirname(file);
    const needed = parts.get(partOf(folder)) ?? new Set();
    for (const [, name = ''] of readFileSync(path.join(src, file), 'utf8').matchAll(imported))
      needed.add(partOf(path.join(folder, path.dirname(name))));
    needed.delete(partOf(folder));
    parts.set(partOf(folder), needed);
  }
  return parts;
}

/**
 * Removes every part that needs none of the remaining ones until nothing changes. The rest are cycles and what depends
 * on them.
 */
function findCycles(parts: Map<string, Set<string>>): string[] {
  const left = new Map(parts);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [part, needed] of left) if (![...needed].some((one) => left.has(one))) left.delete(part);
  }
  return [...left.keys()];
}
