import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/project.mjs';

const source = join(root, 'tools/new-remote/template');

/**
 * Writes a remote's files into `folder`. In names and contents of the template `the-area` stands for the area's name,
 * `TheArea` and `theArea` for it as a component and as a variable, `Название раздела` for what customers read.
 */
export function writeRemote(folder, area, title) {
  const words = area.split('-').filter(Boolean);
  const pascal = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
  const camel = pascal[0].toLowerCase() + pascal.slice(1);
  const values = { 'the-area': area, TheArea: pascal, theArea: camel, 'Название раздела': title };
  const fill = (text) => text.replace(/the-area|TheArea|theArea|Название раздела/g, (name) => values[name]);
  for (const file of readdirSync(source, { recursive: true })) {
    if (!statSync(join(source, file)).isFile()) continue;
    const target = join(folder, fill(file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(join(source, file), 'utf8')));
  }
}
