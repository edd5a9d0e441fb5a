import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const src = import.meta.dirname;
/** What a file imports of its neighbours, types too. */
const imported = /^(?:import|export)\b[^'"`;]*['"](\.{1,2}\/[^'"]+\.ts)['"]/gm;

test('folders need each other in one direction only', () => {
  assert.deepEqual(knotted(neededBy((folder) => folder)), []);
});

test('modules need each other in one direction only', () => {
  assert.deepEqual(knotted(neededBy((folder) => folder.split(path.sep).slice(0, 2).join('/'))), []);
});

/** What each part of the sources imports of the others; tests may import what they like. */
function neededBy(partOf: (folder: string) => string): Map<string, Set<string>> {
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

/** What is left once every part is taken away that needs none of those left: the knots and what stands on them. */
function knotted(parts: Map<string, Set<string>>): string[] {
  const left = new Map(parts);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [part, needed] of left) if (![...needed].some((one) => left.has(one))) left.delete(part);
  }
  return [...left.keys()];
}
