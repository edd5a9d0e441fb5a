import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMisfits, readStatements, readTests } from './lib/checks/requirements.mjs';
import { root } from './lib/project.mjs';

/**
 * Compares docs/requirements.md with the titles of tests. `--strict` allows nothing pending; an id lists its
 * tests.
 */
const [argument] = process.argv.slice(2);
const statements = readStatements(readFileSync(join(root, 'docs', 'requirements.md'), 'utf8'));
const tests = readTests(root);

if (argument?.startsWith('§')) printTests(argument);
else reportMisfits(argument === '--strict');

function printTests(id) {
  console.log(statements.find((each) => each.id === id)?.statement ?? `${id} is not in docs/requirements.md`);
  for (const [file, ids] of tests) if (ids.includes(id)) console.log(`  ${file}`);
}

function reportMisfits(isStrict) {
  const { repeated, uncovered, pending, unknown } = findMisfits(statements, tests);
  const lines = ({ id, statement, file }) => `  ${id} ${file ?? statement}`;
  report('Ids that stand twice', repeated.map(lines));
  report('Statements without a test', uncovered.map(lines));
  report('Ids in tests that docs/requirements.md lacks', unknown.map(lines));
  report('Pending', pending.map(lines));
  const faults = repeated.length + uncovered.length + unknown.length + (isStrict ? pending.length : 0);
  if (faults > 0) process.exitCode = 1;
  else console.log(`${statements.length} statements, ${statements.length - pending.length} of them held`);
}

function report(heading, lines) {
  if (lines.length > 0) console.log(`${heading}:\n${lines.join('\n')}\n`);
}
