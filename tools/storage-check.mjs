import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/project.mjs';

/** The table of browser storage in docs/security.md says what the code keeps. `--write` renders it anew. */
const file = join(root, 'docs', 'security.md');
const home = 'shared/platform/src/storage/persisted.ts';
const lifetimes = { tab: 'until the tab is closed', browser: 'until site data are cleared' };
const declaration =
  /(?:\/\*\* ([^\n]+) \*\/\n)?const \w+ =[^;]*?persisted\([^;]*?'(sh[^']+)',\s*'(tab|browser)',?\s*\)/g;

const problems = [];
const rows = globSync(['shared/*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}'], {
  cwd: root,
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path !== home && !/\.test\.tsx?$/.test(path) && !path.startsWith('shared/testing/'))
  .flatMap(entriesOf)
  .sort((one, other) => (one < other ? -1 : 1));

const text = readFileSync(file, 'utf8');
const [whole, head] =
  /(<!-- made by tools\/storage-check\.mjs --write -->\n\n)(?:\|[^\n]*\n)*/.exec(text) ?? [];
if (!whole) throw new Error('docs/security.md has no place for the table of browser storage');
const table = ['| key | what | for whom | how long |', '|---|---|---|---|', ...rows].join('\n');
const made = text.replace(whole, () => `${head}${table}\n`);

if (process.argv.includes('--write')) writeFileSync(file, made);
else if (made !== text) {
  problems.push(
    'The table of browser storage in docs/security.md is stale:\n  node tools/storage-check.mjs --write',
  );
}
if (problems.length > 0) {
  console.log(problems.join('\n'));
  process.exitCode = 1;
}

function entriesOf(path) {
  const code = readFileSync(join(root, path), 'utf8');
  if (/\b(?:local|session)Storage\b/.test(code))
    problems.push(`${path}: use persisted of @shop/platform/storage`);
  const found = [...code.matchAll(declaration)];
  if (found.length !== code.split(/\bpersisted\(/).length - 1) {
    problems.push(
      `${path}: persisted(schema, 'key', 'tab' | 'browser') has to be a constant with literal key and lifetime`,
    );
  }
  return found.map(([, what, key, lifetime]) => {
    if (!what) problems.push(`${path}: ${key} has no docstring of one line that says what is stored`);
    return row(key, what, lifetime);
  });
}

function row(key, what, lifetime) {
  const owner = /\{(user|owner)\}/.test(key) ? 'one user' : 'anyone at this browser';
  return `| \`${key}\` | ${what} | ${owner} | ${lifetimes[lifetime]} |`;
}
